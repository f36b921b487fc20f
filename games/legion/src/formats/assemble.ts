import {
  type BattleDeck,
  battleById,
  catalogue,
  commandById,
  counterpartById,
  FACTIONS,
  type Faction,
  type UnitCard,
  unitById,
  upgradeById,
} from '../data/index.js';
import {
  type ArmyCounterpart,
  type ArmyList,
  type ArmyUnit,
  FACTION_NAMES,
  mayServe,
  muster,
  placeholder,
  pointsOf,
} from '../roster/index.js';
import { type Diagnostic, diagnostic } from './diagnostic.js';
import { formersCalled } from './former.js';
import { cardsCalled, forceUnits, type Hints, plainName } from './names.js';
import type { RawCard, RawList, RawUnit } from './raw-list.js';
import { brief, type Resolve, resolver } from './resolve.js';

/** The list that a list of names means. What is not known stays as a placeholder; what had to be guessed is told. */
export const assemble = (raw: RawList, diagnostics: Diagnostic[]): ArmyList => {
  const battleForce = raw.battleForce === undefined ? guessForce(raw, diagnostics) : forceCalled(raw.battleForce, diagnostics);
  const force = catalogue.battleForces.find(f => f.id === battleForce);
  const faction = force?.faction ?? raw.faction ?? guessFaction(raw, diagnostics);
  const mode = raw.mode ?? 'standard';
  if (raw.mode === undefined) diagnostics.push(diagnostic('guessed-mode', '/mode'));
  const choices = raw.choices ?? [];
  const frame: ArmyList = {
    name: raw.name,
    faction,
    mode,
    ...(battleForce === undefined ? {} : { battleForce }),
    ...(choices.length > 0 ? { choices } : {}),
    units: [],
    commands: [],
    battle: { primary: [], secondary: [], advantage: [] },
  };
  const read = resolver(diagnostics);
  const among = forceUnits(muster(frame, []));
  const hints: Hints = { faction, ...(among ? { among } : {}) };
  const units = adopt(
    raw.units.map(unit => readUnit(unit, frame, hints, read)),
    raw,
    frame,
    read,
    diagnostics,
  );
  const battle: Record<BattleDeck, string[]> = { primary: [], secondary: [], advantage: [] };
  for (const card of raw.battle) {
    const id = read('battle', card, { recon: mode === 'recon' });
    battle[battleById.get(id)?.deck ?? card.deck].push(id);
  }
  const list = { ...frame, units, commands: raw.commands.map(card => read('command', card, { faction })), battle };
  const points = pointsOf(list);
  if (raw.points !== undefined && raw.points !== points)
    diagnostics.push(diagnostic('points-differ', '/points', { written: raw.points, points }));
  return list;
};

const forceCalled = (written: string, diagnostics: Diagnostic[]): string => {
  const found = catalogue.battleForces.find(f => plainName(f.name) === plainName(written) || f.id === written);
  if (!found) diagnostics.push(diagnostic('unknown-force', '/battleForce', { force: brief(written) }));
  return found?.id ?? written;
};
/** A command card that only one battle force has, in an army of units that it can field, tells the battle force. */
const guessForce = (raw: RawList, diagnostics: Diagnostic[]): string | undefined => {
  const named = raw.commands.map(card => cardsCalled('command', card.name).map(c => commandById.get(c.id)?.battleForce));
  const told = new Set(named.filter(forces => forces.length > 0 && forces.every(f => f !== undefined)).flat());
  const force = told.size === 1 ? catalogue.battleForces.find(f => told.has(f.id)) : undefined;
  const among = force && forceUnits({ force });
  if (!force || !raw.units.every(u => cardsCalled('unit', u.name).some(c => among!.has(c.id)))) return undefined;
  diagnostics.push(diagnostic('force-by-cards', '/battleForce', { force: force.name }));
  return force.id;
};
const guessFaction = (raw: RawList, diagnostics: Diagnostic[]): Faction => {
  const guess = homeFaction(raw.units);
  diagnostics.push(diagnostic('guessed-faction', '/faction', { guess: FACTION_NAMES[guess] }));
  return guess;
};
/** The units of this name; those of the printed cost, if there are any. */
const meantBy = ({ name, cost }: Pick<RawUnit, 'name' | 'cost'>): readonly UnitCard[] => {
  const called = cardsCalled('unit', name).map(c => unitById.get(c.id)!);
  const priced = called.filter(c => c.cost === cost);
  return priced.length > 0 ? priced : called;
};
/** The faction that can field all these units, and most of them as its own; or mercenaries; or where most are at home. */
export const homeFaction = (units: readonly Pick<RawUnit, 'name' | 'cost'>[]): Faction => {
  const meant = units.map(unit => meantBy(unit)).filter(cards => cards.length > 0);
  const own = (faction: Faction): number => meant.filter(cards => cards.some(c => c.faction === faction)).length;
  const four = FACTIONS.slice(0, 4).toSorted((a, b) => own(b) - own(a));
  const fielding = four.find(f => own(f) > 0 && meant.every(cards => cards.some(c => mayServe(c, f))));
  if (fielding !== undefined) return fielding;
  const hired = meant.length > 0 && meant.every(cards => cards.some(c => c.faction === 'mercenary' || c.faction === 'mandalorians'));
  if (!hired) return four[0]!;
  return meant.every(cards => cards.some(c => c.type === 'mandalorian trooper')) ? 'mandalorians' : 'mercenary';
};

const readUnit = (raw: RawUnit, frame: ArmyList, hints: Hints, read: Resolve): ArmyUnit => {
  const cost = raw.cost ?? (raw.total === undefined ? undefined : raw.total - raw.upgrades.reduce((sum, up) => sum + (up.cost ?? 0), 0));
  const card = read('unit', raw, {
    ...hints,
    ...(cost === undefined ? {} : { cost }),
    ...(raw.rank === undefined ? {} : { rank: raw.rank }),
    carries: raw.upgrades.map(up => up.name),
  });
  const { own, partner } = sharedOut(raw.upgrades, card);
  const upgrades = readUpgrades(own, card, frame, read);
  const found = raw.counterpart ?? partner;
  const counterpart = found && readCounterpart(found, card, frame, read);
  return { card, count: raw.count, upgrades, ...(counterpart ? { counterpart } : {}) };
};

type RawPartner = RawCard & { readonly upgrades: readonly RawCard[] };
/** A counterpart may stand among the upgrades of its unit, and behind it what it carries itself. */
const sharedOut = (
  raws: readonly RawCard[],
  unit: string,
): { readonly own: readonly RawCard[]; readonly partner: RawPartner | undefined } => {
  const id = unitById.get(unit)?.counterpart;
  const at = id === undefined ? -1 : raws.findIndex(raw => isCalled(id, raw.name));
  if (at === -1) return { own: raws, partner: undefined };
  const slots = counterpartById.get(id!)!.slots;
  const isTheirs = (raw: RawCard): boolean =>
    cardsCalled('upgrade', raw.name).some(c => slots.some(s => s === upgradeById.get(c.id)?.slot));
  const behind = raws.slice(at + 1);
  return {
    own: [...raws.slice(0, at), ...behind.filter(raw => !isTheirs(raw))],
    partner: { ...raws[at]!, upgrades: behind.filter(isTheirs) },
  };
};
const isCalled = (counterpart: string, name: string): boolean => cardsCalled('counterpart', name).some(c => c.id === counterpart);

/** No unit carries more; whoever claims to is not worth the time to look closer. */
const CARRIED = 30;
/** Clear names first: what the unit carries may decide between the cards that another name fits. */
const readUpgrades = (raws: readonly RawCard[], card: string, frame: ArmyList, read: Resolve): string[] => {
  const clear = raws.map(raw => {
    const called = cardsCalled('upgrade', raw.name);
    return called.length === 1 && formersCalled('upgrade', raw.name).length === 0 ? called[0]!.id : undefined;
  });
  if (clear.every(id => id !== undefined)) return clear;
  const upgrades = clear.filter(id => id !== undefined).slice(0, CARRIED);
  const bearer = muster({ ...frame, units: [{ card, count: 1, upgrades }] }, []).units[0];
  return raws.map(
    (raw, i) => clear[i] ?? read('upgrade', raw, { ...(bearer ? { bearer } : {}), ...(raw.cost === undefined ? {} : { cost: raw.cost }) }),
  );
};

const readCounterpart = (raw: RawPartner, unit: string, frame: ArmyList, read: Resolve): ArmyCounterpart => {
  const own = unitById.get(unit)?.counterpart;
  return {
    card: own !== undefined && isCalled(own, raw.name) ? own : read('counterpart', raw, { faction: frame.faction }),
    upgrades: raw.upgrades.map(up => read('upgrade', up, {})),
  };
};
/** Counterparts that stand apart join the first unit that has them. */
const adopt = (units: readonly ArmyUnit[], raw: RawList, frame: ArmyList, read: Resolve, diagnostics: Diagnostic[]): ArmyUnit[] => {
  const adopted = units.slice();
  const alone = new Map<string, number[]>();
  units.forEach((u, i) => {
    const own = unitById.get(u.card)?.counterpart;
    if (own !== undefined && !u.counterpart) alone.set(own, [...(alone.get(own) ?? []), i]);
  });
  for (const orphan of raw.counterparts) {
    const called = cardsCalled('counterpart', orphan.name);
    const at = called.map(c => alone.get(c.id)?.shift()).find(i => i !== undefined);
    if (at !== undefined) adopted[at] = { ...adopted[at]!, counterpart: readCounterpart(orphan, adopted[at]!.card, frame, read) };
    else {
      diagnostics.push(diagnostic('no-owner', orphan.place, { card: brief(orphan.name) }));
      const upgrades = orphan.upgrades.map(up => read('upgrade', up, {}));
      adopted.push({ card: called[0]?.id ?? placeholder(orphan.name), count: 1, upgrades });
    }
  }
  return adopted;
};

/** Whether a written name is some counterpart's. */
export const isCounterpart = (name: string): boolean => cardsCalled('counterpart', name).length > 0;
