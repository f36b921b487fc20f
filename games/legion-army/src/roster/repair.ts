import { BATTLE_DECKS, STANDING_ORDERS, unitById } from '../data/index.js';
import {
  withCommand,
  withCount,
  withoutBattleCard,
  withoutCommand,
  withoutCounterpart,
  withoutCounterpartUpgrade,
  withoutUnit,
  withoutUpgrade,
  withUpgrade,
} from './edit.js';
import type { ArmyList } from './list.js';
import { upgradeOffers } from './offers.js';
import { pointsOf } from './points.js';
import type { Problem } from './problem.js';
import { armyProblems, validate } from './validate.js';

/** A part of a list, as a problem's place names it. */
export type Spot =
  | { readonly part: 'list' }
  | { readonly part: 'units' }
  | { readonly part: 'unit'; readonly line: number; readonly upgrade?: number; readonly counterpart?: true }
  | { readonly part: 'commands'; readonly index?: number }
  | { readonly part: 'battle'; readonly deck: (typeof BATTLE_DECKS)[number]; readonly index?: number };

export const spotOf = (place: string): Spot => {
  const [, part, first, second, third, fourth] = place.split('/');
  switch (part) {
    case 'units': {
      if (first === undefined) return { part: 'units' };
      const counterpart = second === 'counterpart';
      const upgrade = counterpart ? fourth : third;
      return {
        part: 'unit',
        line: Number(first),
        ...(upgrade === undefined ? {} : { upgrade: Number(upgrade) }),
        ...(counterpart ? { counterpart } : {}),
      };
    }
    case 'commands':
      return { part, ...(first === undefined ? {} : { index: Number(first) }) };
    case 'battle': {
      const deck = BATTLE_DECKS.find(d => d === first);
      return deck ? { part, deck, ...(second === undefined ? {} : { index: Number(second) }) } : { part: 'list' };
    }
    default:
      return { part: 'list' };
  }
};

/** The one change that cures a problem, where there is only one; null where a person has to decide. */
export const repair = (list: ArmyList, problem: Problem): ArmyList | null => {
  if (problem.level === 'note') return null;
  const repaired = attempt(list, problem);
  if (!repaired) return null;
  const errors = (l: ArmyList): number => validate(l).filter(p => p.level === 'error' && !p.unfinished).length;
  const alike = (l: ArmyList): number => validate(l).filter(p => p.kind === problem.kind && p.place === problem.place).length;
  const cured = problem.unfinished ? alike(repaired) < alike(list) : errors(repaired) < errors(list);
  return cured ? repaired : null;
};
const attempt = (list: ArmyList, { kind, place, unfinished }: Problem): ArmyList | null => {
  const spot = spotOf(place);
  if (kind === 'standing-orders') return withCommand(list, STANDING_ORDERS);
  if (kind === 'must-equip' && spot.part === 'unit') return equipped(list, spot.line);
  if (kind === 'must-fill' && spot.part === 'unit' && !spot.counterpart) return filled(list, spot.line, place);
  if (kind === 'bad-count' && spot.part === 'unit') return withCount(list, spot.line, 1);
  if (unfinished) return null; // what is missing is never cured by taking out what is there
  return withoutSpot(list, spot);
};
/** The card at this place taken out. */
const withoutSpot = (list: ArmyList, spot: Spot): ArmyList | null => {
  switch (spot.part) {
    case 'unit':
      if (spot.counterpart)
        return spot.upgrade === undefined ? withoutCounterpart(list, spot.line) : withoutCounterpartUpgrade(list, spot.line, spot.upgrade);
      return spot.upgrade === undefined ? withoutUnit(list, spot.line) : withoutUpgrade(list, spot.line, spot.upgrade);
    case 'commands':
      return spot.index === undefined ? null : withoutCommand(list, spot.index);
    case 'battle':
      return spot.index === undefined ? null : withoutBattleCard(list, spot.deck, spot.index);
    case 'units':
    case 'list':
      return null;
  }
};
/** The cheapest legal upgrade that fills a slot of those that must be filled. */
const filled = (list: ArmyList, line: number, place: string): ArmyList | null => {
  const open = (l: ArmyList): number => armyProblems(l).filter(p => p.kind === 'must-fill' && p.place === place).length;
  const before = open(list);
  return upgradeOffers(list, line)
    .filter(offer => offer.problems.length === 0)
    .map(offer => withUpgrade(list, line, offer.card.id))
    .filter(so => open(so) < before)
    .reduce<ArmyList | null>((best, so) => (best === null || pointsOf(so) < pointsOf(best) ? so : best), null);
};
const equipped = (list: ArmyList, line: number): ArmyList => {
  const unit = list.units[line]!;
  const missing = (unitById.get(unit.card)?.equips ?? []).filter(id => !unit.upgrades.includes(id));
  return missing.reduce((so, id) => withUpgrade(so, line, id), list);
};
