import {
  type AnyGame,
  type AnyState,
  type Entry,
  LANGUAGES,
  type Language,
  type Seat,
  type Setup,
  SPECTATOR,
  type Space,
  sidesOf,
  speechOf,
  viewOf,
} from '@cadre/core';
import type { Luck } from '@cadre/protocol';
import { chanceAnswers } from './chance-answers.js';

interface Tally {
  readonly seat: Seat | null;
  readonly of: string;
  count: number;
  readonly actual: Map<number, number>;
  readonly expected: Map<number, number>;
  readonly says: Map<number, Readonly<Record<Language, string>>>;
}

/** What each seat got from chance, value by value, beside what was to be expected. Which value is good only the game knows. */
export const luckOf = (game: AnyGame, setup: Setup, log: readonly Entry[]): Luck => {
  const tallies = new Map<string, Tally>();
  for (const { state, space, answer, seat } of chanceAnswers(game, setup, log)) {
    const key = `${seat}:${space.of}`;
    const tally: Tally = tallies.get(key) ?? { seat, of: space.of, count: 0, actual: new Map(), expected: new Map(), says: new Map() };
    tallies.set(key, tally);
    tally.count += answer.length;
    for (const value of answer) add(tally.actual, value, 1);
    for (const [value, chance] of chances(space)) {
      add(tally.expected, value, chance);
      if (!tally.says.has(value)) tally.says.set(value, wordsFor(game, state, space, value));
    }
  }
  return { seats: [...tallies.values()].sort((a, b) => (a.seat ?? -1) - (b.seat ?? -1) || a.of.localeCompare(b.of)).map(reportOf) };
};

/** What the game calls a face of a die, or a thing that is drawn. */
const wordsFor = (game: AnyGame, state: AnyState, space: Space, value: number): Record<Language, string> => {
  const view = viewOf(state, SPECTATOR);
  return Object.fromEntries(LANGUAGES.map(language => [language, speechOf(game, language).option(view, space, value)])) as Record<
    Language,
    string
  >;
};
const add = (to: Map<number, number>, value: number, n: number): void => void to.set(value, (to.get(value) ?? 0) + n);

/** How often each value is to be expected in one answer. */
function* chances(space: Space): Generator<[value: number, expected: number]> {
  if (space.kind === 'roll')
    for (const die of space.dice) for (const [face, weight] of die.weights.entries()) yield [face, weight / sidesOf(die)];
  else if (space.kind === 'draw') for (const item of space.from) yield [item, space.count / space.from.length];
}
const reportOf = ({ seat, of, count, actual, expected, says }: Tally): Luck['seats'][number] => {
  const values = [...expected]
    .sort(([a], [b]) => a - b)
    .map(([value, e]) => ({ value, says: says.get(value)!, actual: actual.get(value) ?? 0, expected: e }));
  const squares = values.reduce((sum, v) => sum + (v.actual - v.expected) ** 2 / v.expected, 0);
  return { seat, of, count, values, surprise: values.length > 1 ? squares / (values.length - 1) : 0 };
};
