import { amount, type Call, CHANCE, emit, type Go, mayPick, rollDice, type Step, thenAgain } from '@cadre/core';
import { convertSurges } from '@cadre/legion';
import { boxOf } from '../box.js';
import { COLOURS, type Colour } from '../dice.js';
import type { AttackFrame } from '../frames.js';
import { words } from '../keywords/keywords.js';
import { profileOf } from '../profile.js';
import type { BattleState } from '../state.js';
import { gapInches, unitOf } from '../table/queries.js';
import { aimsOf, attackSurgesOf, canCancelHits, formPool, isHindered } from './numbers.js';
import { addRoll, countDice, countIn, countPool, diceIn, facesIn, worstLoss } from './pool.js';
import { AttackReroll, emitRoll } from './reroll.js';
import { spendTokens } from './spend-tokens.js';
import { isMeleeUse } from './targets.js';
import { attackTotal, weaponIn } from './weapons.js';

export type AttackStep = Step<BattleState, AttackFrame>;
/** L-ATK-4: an aim token. */
const DICE_AN_AIM = 2;

const loseDie = (s: BattleState, f: AttackFrame, colour: Colour): void => {
  f[colour]--;
  emit(s, { type: 'die-lost', rule: 'SO-G23', colour });
};
const choosesDie = (s: BattleState): boolean => boxOf(s).edition.suppressionPenalty === 'targets-choice';
const coloursIn = (f: AttackFrame): Colour[] => COLOURS.filter(colour => f[colour] > 0);
export const emitResults = (s: BattleState, f: AttackFrame, rule: string, why: string): void =>
  emit(s, { type: 'attack-modified', rule, hits: f.hits, crits: f.crits, why });
/** Whether rolling dice again can make anything better: critical results cannot be, hits only where something cancels them. */
const canImprove = (s: BattleState, f: AttackFrame): boolean => {
  const dice = facesIn(f).length;
  const crits = countIn(f, 'crit');
  return crits < dice && (crits + countIn(f, 'hit') < dice || canCancelHits(s, f));
};

/** L-ATK-1 to L-ATK-4: from the declaration to hits and critical results. */
export const ATTACK_STEPS = {
  declare: {
    rule: 'L-ATK-1',
    run: (s, f) => {
      words.endOf(s, 'attack');
      const weapon = weaponIn(s, f);
      f.melee = f.attacker !== 'nobody' && isMeleeUse(s, f.attacker, f.target, weapon);
    },
  },
  pool: {
    rule: 'L-ATK-2',
    run: (s, f) => {
      formPool(s, f);
      emit(s, {
        type: 'attack',
        rule: 'L-ATK-1',
        seat: f.seat,
        attacker: f.attacker,
        kind: f.attacker === 'nobody' ? f.card : unitOf(s, f.attacker).type,
        card: f.attacker === 'nobody' ? '' : unitOf(s, f.attacker).card,
        target: f.target,
        targetType: unitOf(s, f.target).type,
        targetCard: unitOf(s, f.target).card,
        targetSeat: unitOf(s, f.target).seat,
        weapon: weaponIn(s, f).id,
        melee: f.melee,
        inches: f.attacker === 'nobody' ? 0 : gapInches(s, f.attacker, f.target),
        red: f.red,
        black: f.black,
        white: f.white,
      });
      return words.open(s, 'pool', f, [f.seat, 1 - f.seat]); // SO-H10: before a die is lost
    },
  },
  /** Whom panic defeats on the way does not attack. */
  defeated: {
    rule: 'SO-G26',
    when: (s, f) => f.attacker !== 'nobody' && unitOf(s, f.attacker).at === 'defeated',
    run: (): Go => 'return',
  },
  hinder: {
    rule: 'SO-G23',
    when: (s, f) => isHindered(s, f) && !choosesDie(s),
    run: (s, f) => {
      const colour = worstLoss(f);
      if (colour) loseDie(s, f, colour);
    },
  },
  hinderByChoice: {
    rule: 'SO-G23',
    when: (s, f) => isHindered(s, f) && choosesDie(s) && countDice(f) > 1, // SO-D-3: never the last die
    seat: (s, f) => unitOf(s, f.target).seat,
    space: (_, f) =>
      mayPick(
        'die-lost',
        coloursIn(f).map(c => COLOURS.indexOf(c)),
      ),
    take: (s, f, [colour]) => {
      if (colour !== undefined) loseDie(s, f, COLOURS[colour]!);
    },
  },
  roll: {
    rule: 'L-ATK-4',
    seat: CHANCE,
    space: (_, f) => rollDice('attack', diceIn(f)),
    take: (s, f, answer) => {
      addRoll(f, f, answer);
      emitRoll(s, false);
    },
  },
  aim: {
    rule: 'L-ATK-4',
    when: (s, f) => !f.aimed && aimsOf(s, f) > 0 && canImprove(s, f),
    run: (s, f): Call => thenAgain(AttackReroll.call({ most: DICE_AN_AIM + attackTotal(s, 'extraRerolls', f), pays: 'aim' })),
  },
  observe: {
    rule: 'SO-K26',
    when: (s, f) => f.attacker !== 'nobody' && !f.observed && unitOf(s, f.target).observation > 0 && canImprove(s, f),
    run: (s, f): Call => thenAgain(AttackReroll.call({ most: unitOf(s, f.target).observation, pays: 'observation' })),
  },
  /** SO-H9: each effect is offered once. */
  reroll: { rule: 'L-ATK-4', run: (s, f) => words.open(s, 'reroll', f, [f.seat, 1 - f.seat]) },
  convert: {
    rule: 'L-ATK-4',
    run: (s, f) => {
      countPool(f);
      convertSurges(f, f.critical, f.attacker === 'nobody' ? 'none' : profileOf(s, f.attacker).attackSurge);
    },
  },
  surge: {
    rule: 'L-DIE-3',
    when: (s, f) => attackSurgesOf(s, f) > 0,
    seat: (_, f) => f.seat,
    space: (s, f) => amount('attack-surge', 0, attackSurgesOf(s, f)),
    take: (s, f, [n]): Go => {
      f.hits += n!;
      f.surges -= n!;
      return f.attacker === 'nobody' ? undefined : spendTokens(s, f, f.attacker, 'surge', n!);
    },
  },
  converted: {
    rule: 'L-ATK-4',
    run: (s, f) => {
      f.blanks += f.surges;
      f.surges = 0;
      return words.open(s, 'converted', f, [f.seat, 1 - f.seat]);
    },
  },
  results: {
    rule: 'L-ATK-4',
    run: (s, f) => {
      f.hadHit = f.hits + f.crits > 0;
      f.blanks = 0;
      emitResults(s, f, 'L-ATK-4', 'rolled');
    },
  },
} as const satisfies Readonly<Record<string, AttackStep>>;
