import { STANDING_ORDERS, unitById } from '../data/index.js';
import { nearestToday } from '../formats/index.js';
import {
  type ArmyList,
  armyProblems,
  cardName,
  fillSlots,
  isPlaceholder,
  muster,
  type Problem,
  pointsOf,
  type Spot,
  spotOf,
  upgradeOffers,
  validate,
  withCommand,
  withCount,
  withUpgrade,
} from '../roster/index.js';
import { type CardAt, cardAt } from './card-at.js';

/** A change that cures a problem, told before it is made: a card comes in, goes, gives way to another, or its number changes. */
export type Repair = { readonly list: ArmyList } & (
  | { readonly does: 'replace'; readonly card: string; readonly by: string }
  | { readonly does: 'remove' | 'add' | 'recount'; readonly card: string }
);

/** The one change that cures a problem, where there is only one; null where a person has to decide. */
export const repair = (list: ArmyList, problem: Problem): Repair | null => {
  if (problem.level === 'note') return null;
  if (isNotToday(problem)) return replacement(list, problem) ?? removal(list, problem);
  const tried = attempt(list, problem);
  if (!tried) return null;
  const alike = (l: ArmyList): number => validate(l).filter(p => p.kind === problem.kind && p.place === problem.place).length;
  const cured = problem.unfinished ? alike(tried.list) < alike(list) : errors(tried.list) < errors(list);
  return cured ? tried : null;
};
/** A card that is not in the catalogue of today. */
const isNotToday = ({ kind }: Problem): boolean => kind === 'unknown-card' || kind === 'former-card';
const errors = (list: ArmyList): number => validate(list).filter(p => p.level === 'error' && !p.unfinished).length;

const attempt = (list: ArmyList, problem: Problem): Repair | null => {
  const { kind, place, unfinished } = problem;
  const spot = spotOf(place);
  if (kind === 'standing-orders') return { does: 'add', card: STANDING_ORDERS, list: withCommand(list, STANDING_ORDERS) };
  if (kind === 'two-leaders' || kind === 'detachment') return null; // who stays, or who joins, is for a person to say
  if (spot.part === 'unit' && !spot.counterpart) {
    if (kind === 'must-equip') return equipped(list, spot.line);
    if (kind === 'must-fill') return filled(list, spot.line, place);
    if (kind === 'no-slot') return unloaded(list, spot.line);
    if (kind === 'bad-count') return { does: 'recount', card: list.units[spot.line]!.card, list: withCount(list, spot.line, 1) };
  }
  return unfinished ? null : removal(list, problem); // what is missing is never cured by taking out what is there
};
const removal = (list: ArmyList, { place }: Problem): Repair | null => {
  const at = cardAt(list, spotOf(place));
  return at && { does: 'remove', card: at.id, list: at.remove() };
};
/** The nearest card of today that nothing speaks against in this place, and that makes the least wrong elsewhere. */
const replacement = (list: ArmyList, { place }: Problem): Repair | null => {
  const spot = spotOf(place);
  // What a unit that is gone could have equipped nobody knows.
  if (spot.part === 'unit' && spot.upgrade !== undefined && isGone(list, spot)) return null;
  const at = cardAt(list, spot);
  const candidates = (at ? nearestToday(at.kind, cardName(at.id)) : []).map(by => candidate(at!, by, place));
  const [best] = candidates.filter(c => c.isFine).sort((a, b) => a.errors - b.errors);
  return best ? { does: 'replace', card: at!.id, by: best.by, list: best.list } : null;
};
const isGone = (list: ArmyList, { line, counterpart }: UnitSpot): boolean =>
  isPlaceholder((counterpart ? list.units[line]?.counterpart : list.units[line])?.card ?? '');
type UnitSpot = Extract<Spot, { part: 'unit' }>;
const candidate = (at: CardAt, by: string, place: string) => {
  const list = at.replace(by);
  const wrong = validate(list).filter(p => p.level === 'error' && !p.unfinished);
  // Too many upgrades for the new unit are told as problems of those upgrades.
  const isFine = !wrong.some(p => p.place === place && p.kind !== 'no-slot' && p.kind !== 'two-leaders');
  return { by, list, isFine, errors: wrong.length };
};

/** The cheapest legal upgrade that fills a slot of those that must be filled. */
const filled = (list: ArmyList, line: number, place: string): Repair | null => {
  const open = (l: ArmyList): number => armyProblems(l).filter(p => p.kind === 'must-fill' && p.place === place).length;
  const before = open(list);
  return upgradeOffers(list, line)
    .filter(offer => offer.problems.length === 0)
    .map((offer): Repair => ({ does: 'add', card: offer.card.id, list: withUpgrade(list, line, offer.card.id) }))
    .filter(so => open(so.list) < before)
    .reduce<Repair | null>((best, so) => (best === null || pointsOf(so.list) < pointsOf(best.list) ? so : best), null);
};
const equipped = (list: ArmyList, line: number): Repair | null => {
  const unit = list.units[line]!;
  const [missing] = (unitById.get(unit.card)?.equips ?? []).filter(id => !unit.upgrades.includes(id));
  return missing === undefined ? null : { does: 'add', card: missing, list: withUpgrade(list, line, missing) };
};
/** The first upgrade that found no slot is taken off, not the unit. */
const unloaded = (list: ArmyList, line: number): Repair | null => {
  const unit = muster(list, []).units.find(u => u.line === line);
  const loose = unit && fillSlots(unit).loose[0];
  const at = loose ? cardAt(list, { part: 'unit', line, upgrade: loose.at }) : null;
  return at && { does: 'remove', card: at.id, list: at.remove() };
};

/** More than any list has problems: every repair ends one of them. */
const MOST_REPAIRS = 500;
/** One repair after the other until none is left; null where nothing can be repaired without a person. */
export const repairAll = (list: ArmyList): { readonly list: ArmyList; readonly steps: readonly Repair[] } | null => {
  const steps: Repair[] = [];
  let now = list;
  while (steps.length < MOST_REPAIRS) {
    const step = firstRepair(now);
    if (!step) break;
    steps.push(step);
    now = step.list;
  }
  return steps.length === 0 ? null : { list: now, steps };
};
const firstRepair = (list: ArmyList): Repair | null => {
  // A unit that is gone comes before what it carries: upgrades are replaced for the unit of today, or leave with it.
  const isUnit = (p: Problem): boolean => isNotToday(p) && isUnitAlone(spotOf(p.place));
  for (const problem of validate(list).toSorted((a, b) => Number(isUnit(b)) - Number(isUnit(a)))) {
    const found = repair(list, problem);
    if (found) return found;
  }
  return null;
};
const isUnitAlone = (spot: Spot): boolean => spot.part === 'unit' && spot.upgrade === undefined;
