import { certain, diceOdds, dieOdds, flatMapOdds, mapOdds, mean, type Odds, sumOdds } from '@cadre/kit';
import { ATTACK_DICE, ATTACK_FACES, type AttackDie, convertSurges, type Results } from '@cadre/legion';
import type { Dice } from '../data/index.js';

/** An attack pool as it is rolled. */
export interface AttackRoll {
  readonly dice: Dice;
  /** What the unit's chart makes of a surge. */
  readonly surge?: 'hit' | 'crit' | undefined;
  /** So many surges become critical results first (Critical). */
  readonly critical: number;
  /** Aim tokens, and how many dice more than two each of them rolls again (Precise). */
  readonly aims: number;
  readonly precise: number;
  /** Surge tokens: each makes a surge that nothing else converts a hit. */
  readonly surges?: number;
}

/** A roll as one number: each kind of result is a digit, so results add up. */
const DIGIT = 64;
const HIT = 1;
const CRIT = DIGIT;
const SURGE = DIGIT ** 2;
const MISS: Readonly<Record<AttackDie, number>> = { red: DIGIT ** 3, black: DIGIT ** 4, white: DIGIT ** 5 };
const digit = (roll: number, unit: number): number => Math.floor(roll / unit) % DIGIT;
const DICE_AN_AIM = 2;
/** More dice than any pool has: beyond it the digits would run into each other. */
export const MOST_DICE = DIGIT - 1;

export const hitsOf = (roll: number): number => digit(roll, HIT);
export const critsOf = (roll: number): number => digit(roll, CRIT);
export const rollOf = (hits: number, crits: number): number => hits * HIT + crits * CRIT;
/** A step of the attack on a roll. What is neither a hit nor a critical result after it does not count. */
export const changedBy =
  (step: (results: Results) => void) =>
  (roll: number): number => {
    const results = { hits: hitsOf(roll), crits: critsOf(roll), surges: digit(roll, SURGE) };
    step(results);
    return rollOf(results.hits, results.crits);
  };

/** Hits and critical results of a pool after rerolls and surges (`hitsOf`, `critsOf`). */
export const attackOdds = (attack: AttackRoll): Odds => {
  const tokens = attack.surges ?? 0;
  const isWasted = attack.surge === undefined && attack.critical === 0 && tokens === 0;
  const dieOf = Object.fromEntries(ATTACK_DICE.map(die => [die, missable(die, isWasted)])) as Record<AttackDie, Odds>;
  let odds = certain(0);
  for (const die of ATTACK_DICE) odds = sumOdds(odds, diceOdds(dieOf[die], Math.min(attack.dice[die] ?? 0, MOST_DICE)));
  for (let aim = 0; aim < attack.aims; aim++) odds = flatMapOdds(odds, roll => rolledAgain(roll, DICE_AN_AIM + attack.precise, dieOf));
  return mapOdds(
    odds,
    changedBy(results => {
      convertSurges(results, attack.critical, attack.surge ?? 'none');
      results.hits += Math.min(tokens, results.surges);
    }),
  );
};
/** Hits and critical results to expect. */
export const meanResults = (attack: AttackRoll): number => mean(mapOdds(attackOdds(attack), roll => hitsOf(roll) + critsOf(roll)));
const missable = (die: AttackDie, surgeIsWasted: boolean): Odds => {
  const { hit, crit, surge, blank } = ATTACK_FACES[die];
  return dieOdds([
    [HIT, hit],
    [CRIT, crit],
    [surgeIsWasted ? MISS[die] : SURGE, surge],
    [MISS[die], blank],
  ]);
};
/** One aim token: dice that missed are rolled again, the best of them first. */
const rolledAgain = (roll: number, count: number, dieOf: Readonly<Record<AttackDie, Odds>>): Odds => {
  let left = count;
  let odds = certain(roll);
  for (const die of ATTACK_DICE) {
    const again = Math.min(left, digit(roll, MISS[die]));
    left -= again;
    if (again > 0)
      odds = sumOdds(
        mapOdds(odds, r => r - again * MISS[die]),
        diceOdds(dieOf[die], again),
      );
  }
  return odds;
};
