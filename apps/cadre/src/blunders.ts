import type { Setup } from '@cadre/core';
import { type AnyGame, type AnyState, answer, type Match, openMatch } from '@cadre/core';
import { playMatch } from '@cadre/sim';
import { type BlunderStep, blundersOf, bots } from './registry.js';

const MAX_ANSWERS = 20_000;

/** A match once more, as its answers were given. */
function* stepsOf({ game, setup, log }: Match<AnyState>): Generator<BlunderStep> {
  const again = openMatch(game, setup);
  for (const entry of log) {
    yield { state: again.state, ...entry };
    const refusal = answer(again, entry.seat, again.state.pending!.seq, entry.answer);
    if (refusal) throw new Error(`the match went differently when it was played again: ${refusal.message}`);
  }
}
export interface BlunderCount {
  readonly kind: string;
  readonly count: number;
  /** Matches with at least one. */
  readonly matches: number;
}
/** Plays so many matches, and counts what players would call a blunder. The same seed counts the same. */
export const countBlunders = (
  game: AnyGame,
  {
    setup,
    names,
    seed,
    matches,
    onMatch,
  }: { setup: Setup; names: readonly string[]; seed: number; matches: number; onMatch(done: number): void },
): BlunderCount[] => {
  const count = blundersOf(game)!;
  const totals = new Map<string, { count: number; matches: number }>();
  for (let index = 0; index < matches; index++) {
    const plan = { game, setup, bots: names.map(name => bots[name]!(game)), budget: {}, maxAnswers: MAX_ANSWERS };
    const found = count(stepsOf(playMatch(plan, seed, index)));
    for (const [kind, n] of Object.entries(found)) {
      const so = totals.get(kind) ?? { count: 0, matches: 0 };
      totals.set(kind, { count: so.count + n, matches: so.matches + (n > 0 ? 1 : 0) });
    }
    onMatch(index + 1);
  }
  return [...totals].map(([kind, total]) => ({ kind, ...total }));
};
