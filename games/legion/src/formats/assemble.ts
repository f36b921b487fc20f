import { type BattleDeck, battleById, type CardKind, catalogue, counterpartById, FACTIONS, type Faction, unitById } from '../data/index.js';
import {
  type ArmyCounterpart,
  type ArmyList,
  type ArmyUnit,
  type Bearer,
  cardName,
  FACTION_NAMES,
  mayServe,
  muster,
  placeholder,
  pointsOf,
} from '../roster/index.js';
import { type Diagnostic, diagnostic } from './diagnostic.js';
import { candidates, cardsCalled, forceUnits, type Hints, plainName, suggestionsFor } from './names.js';
import type { RawCard, RawList, RawUnit } from './raw-list.js';

/** The list that a list of names means. What is not known stays as a placeholder; what had to be guessed is told. */
export const assemble = (raw: RawList, diagnostics: Diagnostic[]): ArmyList => {
  const battleForce = raw.battleForce === undefined ? undefined : forceCalled(raw.battleForce, diagnostics);
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
  const read = reader(diagnostics);
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

type Read = (kind: CardKind, card: RawCard, hints: Hints) => string;
/** Suggestions are dear: beyond this many unknown cards none are looked for. */
const SUGGESTED = 20;
const reader = (diagnostics: Diagnostic[]): Read => {
  let unknown = 0;
  return (kind, card, hints) => {
    const found = candidates(kind, card.name, hints);
    if (found.length === 0) {
      const suggestions = unknown++ < SUGGESTED ? suggestionsFor(kind, card.name) : [];
      diagnostics.push(diagnostic('unknown-card', card.place, { kind, card: card.name }, suggestions));
      return placeholder(card.name);
    }
    const [first, ...others] = found;
    if (others.length > 0)
      diagnostics.push(
        diagnostic(
          'ambiguous',
          card.place,
          { card: card.name, chosen: cardName(first!.id) },
          others.map(o => o.id),
        ),
      );
    return first!.id;
  };
};

const forceCalled = (written: string, diagnostics: Diagnostic[]): string => {
  const found = catalogue.battleForces.find(f => plainName(f.name) === plainName(written) || f.id === written);
  if (!found) diagnostics.push(diagnostic('unknown-force', '/battleForce', { force: written }));
  return found?.id ?? written;
};
const guessFaction = (raw: RawList, diagnostics: Diagnostic[]): Faction => {
  const guess = homeFaction(raw.units.map(u => u.name));
  diagnostics.push(diagnostic('guessed-faction', '/faction', { guess: FACTION_NAMES[guess] }));
  return guess;
};
/** The faction that can field all these units, and most of them as its own; or mercenaries; or where most are at home. */
export const homeFaction = (names: readonly string[]): Faction => {
  const meant = names.map(name => cardsCalled('unit', name).map(c => unitById.get(c.id)!)).filter(cards => cards.length > 0);
  const own = (faction: Faction): number => meant.filter(cards => cards.some(c => c.faction === faction)).length;
  const four = FACTIONS.slice(0, 4).toSorted((a, b) => own(b) - own(a));
  const fielding = four.find(f => own(f) > 0 && meant.every(cards => cards.some(c => mayServe(c, f))));
  if (fielding !== undefined) return fielding;
  const hired = meant.length > 0 && meant.every(cards => cards.some(c => c.faction === 'mercenary' || c.faction === 'mandalorians'));
  if (!hired) return four[0]!;
  return meant.every(cards => cards.some(c => c.type === 'mandalorian trooper')) ? 'mandalorians' : 'mercenary';
};

const readUnit = (raw: RawUnit, frame: ArmyList, hints: Hints, read: Read): ArmyUnit => {
  const cost = raw.cost ?? (raw.total === undefined ? undefined : raw.total - raw.upgrades.reduce((sum, up) => sum + (up.cost ?? 0), 0));
  const card = read('unit', raw, cost === undefined ? hints : { ...hints, cost });
  const upgrades = readUpgrades(raw.upgrades, card, frame, read);
  const counterpart = raw.counterpart ? readCounterpart(raw.counterpart, card, frame, read) : upgrades.counterpart;
  return { card, count: raw.count, upgrades: upgrades.ids, ...(counterpart ? { counterpart } : {}) };
};

/** The upgrades of a unit. A counterpart may stand among them, and behind it what it carries itself. */
const readUpgrades = (
  raws: readonly RawCard[],
  card: string,
  frame: ArmyList,
  read: Read,
): { readonly ids: string[]; readonly counterpart: ArmyCounterpart | undefined } => {
  const ids: string[] = [];
  let counterpart: ArmyCounterpart | undefined;
  for (const raw of raws) {
    const mine = counterpartsOf(card, raw.name);
    if (mine && !counterpart) counterpart = { card: mine, upgrades: [] };
    else if (counterpart && fits(raw, bearerOf(frame, card, ids, counterpart)?.counterpart)) {
      const id = read('upgrade', raw, {});
      counterpart = { ...counterpart, upgrades: [...counterpart.upgrades, id] };
    } else {
      const bearer = bearerOf(frame, card, ids);
      ids.push(read('upgrade', raw, { ...(bearer ? { bearer } : {}), ...(raw.cost === undefined ? {} : { cost: raw.cost }) }));
    }
  }
  return { ids, counterpart };
};
const counterpartsOf = (unit: string, name: string): string | undefined => {
  const own = unitById.get(unit)?.counterpart;
  return own !== undefined && cardsCalled('counterpart', name).some(c => c.id === own) ? own : undefined;
};
const bearerOf = (frame: ArmyList, card: string, upgrades: readonly string[], counterpart?: ArmyCounterpart) =>
  muster({ ...frame, units: [{ card, count: 1, upgrades, ...(counterpart ? { counterpart } : {}) }] }, []).units[0];
const fits = (raw: RawCard, bearer: Bearer | undefined): boolean =>
  bearer !== undefined && candidates('upgrade', raw.name, {}).some(c => 'slot' in c && bearer.slots.some(s => s === c.slot));

const readCounterpart = (raw: NonNullable<RawUnit['counterpart']>, unit: string, frame: ArmyList, read: Read): ArmyCounterpart => ({
  card: counterpartsOf(unit, raw.name) ?? read('counterpart', raw, { faction: frame.faction }),
  upgrades: raw.upgrades.map(up => read('upgrade', up, {})),
});
/** Counterparts that stand apart join the first unit that has them. */
const adopt = (units: readonly ArmyUnit[], raw: RawList, frame: ArmyList, read: Read, diagnostics: Diagnostic[]): ArmyUnit[] => {
  const adopted = units.slice();
  for (const orphan of raw.counterparts) {
    const at = adopted.findIndex(u => !u.counterpart && counterpartsOf(u.card, orphan.name) !== undefined);
    if (at >= 0) adopted[at] = { ...adopted[at]!, counterpart: readCounterpart(orphan, adopted[at]!.card, frame, read) };
    else {
      const known = cardsCalled('counterpart', orphan.name)[0];
      diagnostics.push(diagnostic('no-owner', orphan.place, { card: orphan.name }));
      adopted.push({
        card: known ? known.id : placeholder(orphan.name),
        count: 1,
        upgrades: orphan.upgrades.map(up => read('upgrade', up, {})),
      });
    }
  }
  return adopted;
};

/** Whether a written name is some counterpart's. */
export const isCounterpart = (name: string): boolean => cardsCalled('counterpart', name).some(c => counterpartById.has(c.id));
