import { nearest, type Prompt } from '@cadre/core';
import { countFaces, type Forecast, forecast } from '@cadre/kit';
import { Attack, words } from './attack.js';
import { clone } from './clone.js';
import { attackDice, coverOf, figureOf, type Yardview } from './queries.js';
import { rules } from './round.js';
import type { FigureId, SkirmishState } from './state.js';

const ENGINE = { machine: rules, clone };
/** How people use their tokens: brace whenever it helps, reroll what does not count. */
const useTokens = (s: SkirmishState, { space }: Prompt): readonly number[] => {
  if (space.kind !== 'pick') return [];
  if (space.of === 'declared') return space.options.slice(0, 1);
  const f = nearest(s, Attack)!;
  // behind cover that cancels them all, hits are worth as little as blanks
  const useless = (face: string): boolean => face !== 'crit' && (face !== 'hit' || countFaces(f.pool, 'hit') <= f.cover);
  return space.options.filter(i => useless(f.pool[i]!)).slice(-space.max);
};
/** Inside one attack only the frames above the caller and the target's wounds change. */
const keyFor = (depth: number, target: FigureId) => (s: SkirmishState) =>
  JSON.stringify([s.public.figures[target]!.wounds, s.public.figures[target]!.brace, s.stack.slice(depth)]);

/** How many wounds this attack deals: the engine's own steps, walked exactly. The attack is as it would be now. */
export const woundForecast = (k: Yardview, attacker: FigureId, target: FigureId): Forecast<number> => {
  const before = figureOf(k, target).wounds;
  return forecast<SkirmishState, number>(ENGINE, k, Attack.call({ attacker, target }), {
    policy: useTokens,
    measure: s => s.public.figures[target]!.wounds - before,
    key: keyFor(k.stack.length, target),
    fold: (_, die) => (die.id === 'attack' ? [0, 1, 3, 3] : [0, 1]), // nothing makes use of a surge
  });
};

/** Wounds to expect, remembered by what an attack depends on: few combinations stand for all positions. */
export type ExpectedWounds = (k: Yardview, attacker: FigureId, target: FigureId) => number;
const known = new Map<string, number>();
export const expectedWounds: ExpectedWounds = (k, attacker, target) => {
  const cover = Math.max(0, coverOf(k, attacker, target).cover + words.total(k, 'cover', localsFor(attacker, target)));
  const braced = figureOf(k, target).brace > 0 && figureOf(k, target).unit === 'guard';
  const key = [attackDice(k, attacker, target), cover, figureOf(k, attacker).aim, braced].join();
  let value = known.get(key);
  if (value === undefined) {
    value = 0;
    for (const [wounds, chance] of woundForecast(k, attacker, target).chances) value += wounds * chance;
    known.set(key, value);
  }
  return value;
};
const localsFor = (attacker: FigureId, target: FigureId) => Attack.frame({ attacker, target }).locals;
