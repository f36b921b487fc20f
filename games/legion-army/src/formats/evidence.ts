import { type ArmyList, type ArmyUnit, cardName, isPlaceholder, pointsOf } from '../roster/index.js';
import { type Diagnostic, diagnostic } from './diagnostic.js';
import type { RawUnit } from './raw-list.js';
import { brief } from './resolve.js';

/** A card of the list that may be another one: its name fits several. */
export interface OpenCard {
  readonly line: number;
  /** Its place among the upgrades; -1 is the unit itself. */
  readonly at: number;
  readonly written: string;
  readonly place: string;
  readonly others: readonly string[];
  /** Less likely ones, which only the printed total can bring in. */
  readonly unlikely?: readonly string[];
}
interface Change {
  readonly open: OpenCard;
  readonly card: string;
}

/** More combinations are not tried: nothing that a person wrote has as many. */
const MOST_COMBINATIONS = 400;
/** Beyond this many lines the printed sums are not looked at. */
const MOST_LINES = 60;

/** Cards whose name fits several become those that give the printed points: of their line first, then of the whole list. */
export const settle = (
  list: ArmyList,
  raws: readonly RawUnit[],
  open: readonly OpenCard[],
  points: number | undefined,
  diagnostics: Diagnostic[],
): ArmyList => {
  if (open.length === 0 || open.length > MOST_LINES) return list;
  let settled = list;
  const undecided: OpenCard[] = [];
  for (const line of new Set(open.filter(o => o.others.length > 0).map(o => o.line))) {
    const here = open.filter(o => o.line === line && o.others.length > 0);
    const sums = sumsOf(raws[line]);
    const fits = (changes: readonly Change[]): boolean => {
      const one = withChanges(settled, changes).units[line]!;
      return sums.has(pointsOf({ ...settled, units: [{ ...one, count: 1 }] }));
    };
    const found = sums.size === 0 ? null : firstFitting(here, fits);
    if (found) {
      settled = tell(settled, found, [...sums][0]!, diagnostics);
      confirm(here, diagnostics);
    } else undecided.push(...here);
  }
  // Cards that are gone or unknown cost nothing today: the printed total cannot tell anything about the others.
  if (points === undefined || settled.units.some(hasPlaceholder)) return settled;
  const fits = (changes: readonly Change[]): boolean => pointsOf(withChanges(settled, changes)) === points;
  const found = firstFitting(undecided, fits);
  if (found) confirm(undecided, diagnostics);
  if (found) return tell(settled, found, points, diagnostics);
  // A total that one single unlikely card explains is no accident; of several such cards nobody knows which.
  const explained = open.flatMap(o => (o.unlikely ?? []).map(card => [{ open: o, card }])).filter(fits);
  return explained.length === 1 ? tell(settled, explained[0]!, points, diagnostics) : settled;
};
const hasPlaceholder = ({ card, upgrades }: ArmyUnit): boolean => [card, ...upgrades].some(isPlaceholder);
/** The printed points agree with what was read: these names are no longer in doubt. */
const confirm = (open: readonly OpenCard[], diagnostics: Diagnostic[]): void => {
  const isSettled = (d: Diagnostic): boolean =>
    DOUBTS.has(d.kind) && open.some(o => o.place === d.place && d.suggestions?.some(id => o.others.includes(id)));
  const kept = diagnostics.filter(d => !isSettled(d));
  diagnostics.splice(0, diagnostics.length, ...kept);
};
const DOUBTS: ReadonlySet<string> = new Set(['ambiguous']);

/** What one unit with its upgrades can cost by the numbers on its line. */
const sumsOf = (raw: RawUnit | undefined): ReadonlySet<number> => {
  const sums = [raw?.total, ...(raw?.price === undefined ? [] : [raw.price, raw.price / raw.count])];
  return new Set(sums.filter(sum => sum !== undefined && Number.isInteger(sum)) as number[]);
};
/** The first combination that fits, those with the fewest changes first; no change at all where that fits already. */
const firstFitting = (open: readonly OpenCard[], fits: (changes: readonly Change[]) => boolean): readonly Change[] | null => {
  let frontier: readonly (readonly Change[])[] = [[]];
  for (let tried = 0; frontier.length > 0; ) {
    for (const changes of frontier) {
      if (tried++ > MOST_COMBINATIONS) return null;
      if (fits(changes)) return changes;
    }
    frontier = frontier.flatMap(changes => {
      const next = changes.length === 0 ? 0 : open.indexOf(changes.at(-1)!.open) + 1;
      return open.slice(next).flatMap(o => o.others.map(card => [...changes, { open: o, card }]));
    });
  }
  return null;
};
const withChanges = (list: ArmyList, changes: readonly Change[]): ArmyList => {
  if (changes.length === 0) return list;
  const units = list.units.slice();
  for (const { open, card } of changes) units[open.line] = changed(units[open.line]!, open.at, card);
  return { ...list, units };
};
const changed = (unit: ArmyUnit, at: number, card: string): ArmyUnit =>
  at === -1 ? { ...unit, card } : { ...unit, upgrades: unit.upgrades.map((id, i) => (i === at ? card : id)) };

/** What was said to be a guess is now known by its points. */
const tell = (list: ArmyList, changes: readonly Change[], points: number, diagnostics: Diagnostic[]): ArmyList => {
  for (const { open, card } of changes) {
    const before = open.at === -1 ? list.units[open.line]!.card : list.units[open.line]!.upgrades[open.at];
    const said = diagnostics.findIndex(d => d.place === open.place && d.card === before);
    const values = { card: brief(open.written), chosen: cardName(card), points };
    const now = diagnostic('chosen-by-points', open.place, values, {
      card,
      suggestions: [...open.others, ...(open.unlikely ?? [])].filter(o => o !== card),
    });
    if (said === -1) diagnostics.push(now);
    else diagnostics[said] = now;
  }
  return withChanges(list, changes);
};
