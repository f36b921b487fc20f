import {
  type AnyGame,
  type AnyState,
  answer,
  checkSetup,
  type Match,
  nextPrompt,
  openMatch,
  rerun,
  resumeMatch,
  sample,
  stateAt,
  takeSnapshot,
  undo,
} from '@cadre/core';
import { seeded } from '@cadre/kit';
import { describe, expect, test } from 'vitest';
import { games } from '../src/registry.js';

const SEEDS = [1, 2, 3];
/** A game with places measures at every answer, and every answer runs many times here. */
const mostAnswers = (game: AnyGame): number => (game.speech.spot ? 60 : 400);
const answerOnce = (m: Match<AnyState>, random: ReturnType<typeof seeded>): void => {
  const { seq } = m.state.pending!;
  const { seat, space } = nextPrompt(m.state.pending!);
  expect(answer(m, seat, seq, sample(space, random, m.game.machine.ground(m.state)))).toBeNull();
};
const played = (game: AnyGame, seed: number): Match<AnyState> => {
  const m: Match<AnyState> = openMatch(game, checkSetup(game, {}).setup);
  const random = seeded(seed);
  while (m.state.pending && m.log.length < mostAnswers(game)) answerOnce(m, random);
  return m;
};
/** The match as it was stored after `n` answers and loaded again. */
const reloaded = ({ game, setup, opening, log }: Match<AnyState>, n: number): Match<AnyState> => {
  const m: Match<AnyState> = { game, setup, opening, log: log.slice(0, n), state: rerun(game, setup, log.slice(0, n)), snapshots: [] };
  return resumeMatch(game, setup, opening, m.log, takeSnapshot(m));
};
const text = (m: Match<AnyState>, n = m.log.length): string => JSON.stringify(rerun(m.game, m.setup, m.log.slice(0, n)));

describe.each(Object.values(games).map(game => [game.id, game] as const))('%s', (_, game) => {
  test.each(SEEDS)('seed %i: a match that was stored and loaded goes on as if it had never stopped', seed => {
    const whole = played(game, seed);
    const points = whole.log.flatMap((_, n) => (n % 7 === 0 || n === whole.log.length - 1 ? [n] : []));
    expect(points.length).toBeGreaterThan(0);
    for (const n of points) {
      const m = reloaded(whole, n);
      expect(JSON.stringify(m.state)).toBe(text(whole, n));
      for (const e of whole.log.slice(n, n + 10)) {
        expect(answer(m, e.seat, m.state.pending!.seq, e.answer)).toBeNull();
        expect(m.log.at(-1)).toEqual(e);
      }
      expect(JSON.stringify(m.state)).toBe(text(m));
    }
  });
  test.each(SEEDS)('seed %i: undo restores the same by snapshot as by a full re-run, wherever it goes', seed => {
    const m = played(game, seed),
      random = seeded(seed, 1);
    m.snapshots = m.log.flatMap((_, n) => (n % 5 === 3 ? reloaded(m, n).snapshots : []));
    for (let round = 0; round < 10 && m.log.length > 0; round++) {
      const to = random(m.log.length);
      expect(JSON.stringify(stateAt(m, to))).toBe(text(m, to));
      undo(m, m.log.length - 1 - random(Math.min(m.log.length, 8)));
      expect(JSON.stringify(m.state)).toBe(text(m));
      for (let k = 0; k < 3 && m.state.pending; k++) answerOnce(m, random);
      expect(JSON.stringify(m.state)).toBe(text(m));
    }
  });
});
