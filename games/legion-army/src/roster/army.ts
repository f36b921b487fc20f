import {
  type BattleForce,
  battleForceById,
  type CardKind,
  type CounterpartCard,
  cardById,
  catalogue,
  counterpartById,
  type Faction,
  type ForceChoice,
  formerNamed,
  lastListed,
  type Rank,
  type Side,
  type Slot,
  type UnitCard,
  type UpgradeCard,
  unitById,
  upgradeById,
} from '../data/index.js';
import { type Building, unitBuilding, upgradeBuilding } from './building.js';
import { type ArmyCounterpart, type ArmyList, cardName, MOST_UNITS } from './list.js';
import { type Problem, problem } from './problem.js';
import { meets, type Subject } from './restriction.js';
import { announcedFor, dayText, LISTING_NAMES } from './titles.js';

/** An upgrade where it is equipped: `at` is its place among the upgrades of its unit. */
export interface Equipped {
  readonly card: UpgradeCard;
  readonly building: Building;
  readonly at: number;
}
/** Somebody who can carry upgrades: a unit, or its counterpart. */
export interface Bearer {
  readonly card: UnitCard | CounterpartCard;
  /** The line of the list, from 0. */
  readonly line: number;
  readonly upgrades: readonly Equipped[];
  readonly slots: readonly Slot[];
  readonly subject: Subject;
}
export interface MusteredCounterpart extends Bearer {
  readonly card: CounterpartCard;
  readonly joins: UnitCard;
}
/** A line of the list whose unit card is known, as it counts in its army. */
export interface Mustered extends Bearer {
  readonly card: UnitCard;
  readonly building: Building;
  readonly count: number;
  /** The rank as which it counts while the army is built. */
  readonly rank: Rank;
  readonly counterpart: MusteredCounterpart | undefined;
}
export interface Army {
  readonly list: ArmyList;
  readonly force: BattleForce | undefined;
  readonly choices: readonly ForceChoice[];
  readonly side: Side | undefined;
  readonly units: readonly Mustered[];
  /** The names of those units. */
  readonly names: ReadonlySet<string>;
}

/** Where a bearer stands in the list, and one of its upgrades. */
export const placeOf = (bearer: Bearer): string => ('joins' in bearer ? `/units/${bearer.line}/counterpart` : `/units/${bearer.line}`);
export const upgradePlace = (bearer: Bearer, up: Equipped): string => `${placeOf(bearer)}/upgrades/${up.at}`;

const SIDE_OF: Readonly<Record<Faction, Side | undefined>> = {
  empire: 'dark',
  rebels: 'light',
  republic: 'light',
  separatists: 'dark',
  mercenary: undefined,
  mandalorians: undefined,
};
/** AB-4: two factions on either side; other armies stand where their battle force says. */
export const sideOf = (faction: Faction, force: BattleForce | undefined): Side | undefined => force?.side ?? SIDE_OF[faction];

/** The army as its cards make it. What cannot be resolved is told to `problems` and left out. */
export const muster = (list: ArmyList, problems: Problem[]): Army => {
  const force = list.battleForce === undefined ? undefined : battleForceById.get(list.battleForce);
  const side = sideOf(list.faction, force);
  const chosen = list.choices;
  const choices = chosen === undefined || !force?.choices ? [] : force.choices.of.filter(o => chosen.includes(o.id));
  const units: Mustered[] = [];
  const names = new Set<string>();
  for (let line = 0; line < list.units.length; line++) {
    const { card: id, count, upgrades, counterpart } = list.units[line]!;
    const card = unitById.get(id);
    const equipped = equippedIn(upgrades, `/units/${line}`, problems);
    if (!card) {
      problems.push(strange(id, 'unit', `/units/${line}`));
      continue;
    }
    names.add(card.name);
    if (card.unreleased !== undefined) problems.push(announced(card, `/units/${line}`));
    const sane = Number.isInteger(count) && count > 0 && count <= MOST_UNITS;
    if (!sane) problems.push(problem('bad-count', `/units/${line}`, { card: cardName(id), count: String(count) }));
    const joined = counterpart && musterCounterpart(counterpart, card, line, side, problems);
    units.push(stand(card, line, sane ? count : 0, equipped, joined, force, side));
  }
  return { list, force, choices, side, units, names };
};

const NONE: readonly never[] = [];
const stand = (
  card: UnitCard,
  line: number,
  count: number,
  upgrades: readonly Equipped[],
  counterpart: MusteredCounterpart | undefined,
  force: BattleForce | undefined,
  side: Side | undefined,
): Mustered => {
  let { rank, affiliation, slots } = card;
  let granted: readonly string[] = NONE;
  for (const { card: up } of upgrades) {
    if (up.changes?.rank) rank = up.changes.rank;
    if (up.changes?.affiliation) affiliation = up.changes.affiliation;
    if (up.grants) granted = [...granted, ...up.grants];
  }
  if (force?.countsAsCorps?.includes(card.id)) rank = 'corps';
  if (force?.addsSlots) for (const added of force.addsSlots) if (added.unit === card.id) slots = [...slots, ...added.slots];
  const { name, title, faction, type, keywords, defence } = card;
  const bare = { name, title, rank, faction, type, affiliation, keywords, granted, slots, defence, side };
  for (const { card: up } of upgrades)
    if (up.addsSlots && (!up.addsSlotsTo || meets(up.addsSlotsTo, bare))) slots = [...slots, ...up.addsSlots];
  const subject = slots === bare.slots ? bare : { ...bare, slots };
  return { card, building: unitBuilding.get(card.id)!, line, count, upgrades, rank, slots, subject, counterpart };
};

const musterCounterpart = (
  { card: id, upgrades }: ArmyCounterpart,
  joins: UnitCard,
  line: number,
  side: Side | undefined,
  problems: Problem[],
): MusteredCounterpart | undefined => {
  const place = `/units/${line}/counterpart`;
  const equipped = equippedIn(upgrades, place, problems);
  const card = counterpartById.get(id);
  if (!card) {
    problems.push(strange(id, 'counterpart', place));
    return undefined;
  }
  const { name, title, faction, type, affiliation, keywords, slots } = card;
  const subject = { name, title, rank: undefined, faction, type, affiliation, keywords, granted: NONE, slots, defence: undefined, side };
  return { card, joins, line, upgrades: equipped, slots, subject };
};

const equippedIn = (ids: readonly string[], place: string, problems: Problem[]): readonly Equipped[] => {
  if (ids.length === 0) return NONE;
  const found: Equipped[] = [];
  for (let at = 0; at < ids.length; at++) {
    const card = upgradeById.get(ids[at]!);
    if (!card) problems.push(strange(ids[at]!, 'upgrade', `${place}/upgrades/${at}`));
    else {
      if (card.unreleased !== undefined) problems.push(announced(card, `${place}/upgrades/${at}`));
      found.push({ card, building: upgradeBuilding.get(card.id)!, at });
    }
  }
  return found;
};

/** AB-1: a card that is unknown or no longer in the game, or lies in the wrong part of the list. */
export const strange = (id: string, wanted: CardKind, place: string): Problem => {
  const card = cardName(id);
  const known = cardById.get(id);
  if (known && known.kind !== wanted) return problem('wrong-kind', place, { card, kind: known.kind });
  const former = formerNamed(wanted, card);
  return former
    ? problem('former-card', place, { card, last: LISTING_NAMES[lastListed(former)] })
    : problem('unknown-card', place, { card });
};
const AS_OF = dayText(catalogue.version);
/** A card that is not in play yet. */
export const announced = (
  card: { readonly id: string; readonly cost?: number | null; readonly unreleased?: string },
  place: string,
): Problem =>
  card.cost === null
    ? problem('unpriced', place, { card: cardName(card.id) })
    : problem('unreleased', place, {
        card: cardName(card.id),
        when: announcedFor(card.unreleased ?? ''),
        asOf: AS_OF,
      });
