import { type BattleDeck, battleById, catalogue, counterpartById, unitById, upgradeById } from '../data/index.js';
import { type ArmyCounterpart, type ArmyList, type ArmyUnit, isPlaceholder, muster, placeholder, pointsOf } from '../roster/index.js';
import { type Diagnostic, diagnostic } from './diagnostic.js';
import { type OpenCard, settle } from './evidence.js';
import { formersCalled } from './former.js';
import { forceCalled, guessFaction, guessForce, isOldList } from './guess-army.js';
import { alternatives, cardsCalled, forceUnits, type Hints } from './names.js';
import type { RawCard, RawCounterpart, RawList, RawPartner, RawUnit } from './raw-list.js';
import { brief, type Resolve, resolver } from './resolve.js';
import { translated } from './translations.js';

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
  const isOld = isOldList(raw);
  const read = resolver(diagnostics, isOld);
  const among = forceUnits(muster(frame, []));
  const hints: Hints = { faction, isOld, ...(among ? { among } : {}) };
  const open: OpenCard[] = [];
  const units = adopt(
    raw.units.map((unit, line) => readUnit(unit, line, { frame, hints, read, open, isTotalled: raw.isTotalled === true })),
    raw.counterparts,
    frame,
    read,
    diagnostics,
  );
  const battle: Record<BattleDeck, string[]> = { primary: [], secondary: [], advantage: [] };
  const isNew = raw.battle.length > 1 && raw.battle.every(card => cardsCalled('battle', card.name).length > 0);
  for (const card of raw.battle) {
    const { id } = read('battle', card, { recon: mode === 'recon', isNew });
    battle[battleById.get(id)?.deck ?? formersCalled('battle', card.name)[0]?.deck ?? card.deck].push(id);
  }
  const commands = raw.commands.map(card => read('command', card, { faction }).id);
  const list = settle(
    { ...frame, units, commands, ...(raw.secretHand === undefined || commands.length > 0 ? {} : { secretHand: raw.secretHand }), battle },
    raw.units,
    open,
    raw.points,
    diagnostics,
  );
  const points = pointsOf(list);
  if (raw.points !== undefined && raw.points !== points)
    diagnostics.push(diagnostic('points-differ', '/points', { written: raw.points, points }));
  if (raw.points === points) {
    const places = new Set(raw.units.map(unit => unit.place));
    const kept = diagnostics.filter(d => d.kind !== 'reused-name' || !places.has(d.place));
    diagnostics.splice(0, diagnostics.length, ...kept);
  }
  return list;
};

interface Reader {
  readonly frame: ArmyList;
  readonly hints: Hints;
  readonly read: Resolve;
  readonly open: OpenCard[];
  /** The numbers beside units include their upgrades. */
  readonly isTotalled: boolean;
}
/** What the unit itself costs by the numbers on its line: the first of the possible ones that some card of its name has. */
const costOf = ({ name, cost, total, price, count, upgrades }: RawUnit, isTotalled: boolean): number | undefined => {
  if (cost !== undefined) return cost;
  const equipment = upgrades.reduce((sum, up) => sum + (up.cost ?? 0), 0);
  const sum = total ?? price;
  if (sum === undefined) return undefined;
  const without = [sum - equipment, sum / count - equipment];
  const possible = total !== undefined || isTotalled ? without : [sum, ...without];
  const called = cardsCalled('unit', name).map(card => unitById.get(card.id)?.cost);
  return possible.find(each => called.includes(each)) ?? possible[0];
};
const readUnit = (raw: RawUnit, line: number, reader: Reader): ArmyUnit => {
  const { frame, hints, read, open } = reader;
  const cost = costOf(raw, reader.isTotalled);
  const known: Hints = {
    ...hints,
    ...(cost === undefined ? {} : { cost }),
    ...(raw.rank === undefined ? {} : { rank: raw.rank }),
    carries: raw.upgrades.map(up => up.name),
  };
  const { id: card, others } = read('unit', raw, known);
  const unlikely = isPlaceholder(card) ? [] : alternatives('unit', raw.name, known);
  if (others.length + unlikely.length > 0) open.push({ line, at: -1, written: raw.name, place: raw.place, others, unlikely });
  const { own, partner } = shareOut(raw.upgrades, card);
  const upgrades = readUpgrades(own, card, line, reader);
  const found = raw.counterpart ?? partner;
  const counterpart = found && readCounterpart(found, card, frame, read);
  return { card, count: raw.count, upgrades, ...(counterpart ? { counterpart } : {}) };
};

/** A counterpart may stand among the upgrades of its unit, and behind it what it carries itself. */
const shareOut = (
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
const isCalled = (counterpart: string, name: string): boolean =>
  [name, translated(name) ?? name].some(each => cardsCalled('counterpart', each).some(c => c.id === counterpart));

/** No unit carries more; whoever claims to is not worth the time to look closer. */
const CARRIED = 30;
/** Clear names first: what the unit carries may decide between the cards that another name fits. */
const readUpgrades = (raws: readonly RawCard[], card: string, line: number, { frame, read, open }: Reader): string[] => {
  const clear = raws.map(raw => {
    const called = cardsCalled('upgrade', raw.name);
    return called.length === 1 && formersCalled('upgrade', raw.name).length === 0 ? called[0]!.id : undefined;
  });
  if (clear.every(id => id !== undefined)) return clear;
  const upgrades = clear.filter(id => id !== undefined).slice(0, CARRIED);
  const bearer = muster({ ...frame, units: [{ card, count: 1, upgrades }] }, []).units[0];
  const hints: Hints = { ...(bearer ? { bearer } : {}), carriedByFormer: isPlaceholder(card) };
  return raws.map((raw, at) => {
    const known = clear[at];
    if (known !== undefined) return known;
    const { id, others } = read('upgrade', raw, raw.cost === undefined ? hints : { ...hints, cost: raw.cost });
    if (others.length > 0) open.push({ line, at, written: raw.name, place: raw.place, others });
    return id;
  });
};

const readCounterpart = (raw: RawPartner, unit: string, frame: ArmyList, read: Resolve): ArmyCounterpart => {
  const own = unitById.get(unit)?.counterpart;
  return {
    card: own !== undefined && isCalled(own, raw.name) ? own : read('counterpart', raw, { faction: frame.faction }).id,
    upgrades: raw.upgrades.map(up => read('upgrade', up, {}).id),
  };
};
/** A counterpart that stands apart joins the nearest unit above that has it, else the first below; nobody else. */
const adopt = (
  units: readonly ArmyUnit[],
  orphans: readonly RawCounterpart[],
  frame: ArmyList,
  read: Resolve,
  diagnostics: Diagnostic[],
): ArmyUnit[] => {
  const adopted = units.slice();
  const alone = new Map<string, number[]>();
  units.forEach((u, i) => {
    const own = unitById.get(u.card)?.counterpart;
    if (own !== undefined && !u.counterpart) alone.set(own, [...(alone.get(own) ?? []), i]);
  });
  for (const orphan of orphans) {
    const called = cardsCalled('counterpart', orphan.name);
    const waiting = called.map(c => alone.get(c.id)).find(lines => lines !== undefined && lines.length > 0);
    if (waiting) {
      const above = waiting.findLastIndex(i => i <= orphan.after);
      const [at] = waiting.splice(Math.max(0, above), 1);
      adopted[at!] = { ...adopted[at!]!, counterpart: readCounterpart(orphan, adopted[at!]!.card, frame, read) };
    } else {
      diagnostics.push(diagnostic('no-owner', orphan.place, { card: brief(orphan.name) }));
      const upgrades = orphan.upgrades.map(up => read('upgrade', up, {}).id);
      adopted.push({ card: called[0]?.id ?? placeholder(orphan.name), count: 1, upgrades });
    }
  }
  return adopted;
};
