import { type Army, type Bearer, placeOf, upgradePlace } from './army.js';
import { type Problem, problem } from './problem.js';

interface Tally {
  count: number;
  max: number;
  readonly place: () => string;
}
/** the bullets count cards of a name over units, counterparts and upgrades together. */
export const checkUniques = (army: Army, problems: Problem[]): void => {
  const tallies = new Map<string, Tally>();
  for (const unit of army.units) {
    const { card, count, counterpart } = unit;
    if (card.limit !== undefined)
      tally(tallies, card.limitBy === 'title' ? card.title! : card.name, card.limit, count, () => placeOf(unit));
    tallyUpgrades(tallies, unit, count);
    if (!counterpart) continue;
    if (counterpart.card.limit !== undefined)
      tally(tallies, counterpart.card.name, counterpart.card.limit, count, () => placeOf(counterpart));
    tallyUpgrades(tallies, counterpart, count);
  }
  for (const [name, { count, max, place }] of tallies)
    if (count > max) problems.push(problem('too-many-of-name', place(), { name, count, max, over: count - max }));
};
const tallyUpgrades = (tallies: Map<string, Tally>, bearer: Bearer, count: number): void => {
  for (const up of bearer.upgrades)
    if (up.card.limit !== undefined)
      tally(tallies, up.card.extraCopy ? up.card.id : up.card.name, up.card.limit, count, () => upgradePlace(bearer, up));
};
const tally = (tallies: Map<string, Tally>, name: string, max: number, count: number, place: () => string): void => {
  const so = tallies.get(name);
  if (!so) tallies.set(name, { count, max, place });
  else {
    so.count += count;
    so.max = Math.min(so.max, max);
  }
};
