import { viewOf } from '@cadre/core';
import { expect, it } from 'vitest';
import type { MovementLocals } from '#game/actions/steps';
import { askedNow, type OpenQuestion, openFrom, playOn, randomFrom } from '../fixture/playout.js';
import { harmOfStopping } from '../src/explain/reckoning.js';
import { type Seen, seenFrom } from '../src/seen.js';

/** Whether a movement that has begun could end here and now. Nothing is foretold of one that has not gone a step. */
const couldEnd = (asked: OpenQuestion | null, seen: Seen | null): boolean => {
  if (!seen || asked?.rule !== 'MA-42' || asked.space.of !== 'step') return false;
  const { moved, done } = seen.stack.at(-1)!.locals as MovementLocals;
  if (moved === 0) expect(harmOfStopping(seen)).toBe(0);
  return moved > 0 && done.length === 0;
};

it('what stopping beside sentries would cost is what it costs', () => {
  let costly = 0,
    free = 0;
  for (let seed = 1; seed <= 30; seed++) {
    const match = openFrom({ mission: 'm1' }),
      random = randomFrom(seed);
    while (match.state.pending) {
      const asked = askedNow(match);
      const seen = asked && seenFrom(viewOf(match.state, asked.seat));
      if (!asked || !seen || !couldEnd(asked, seen)) {
        playOn(match, random);
        continue;
      }
      const foretold = harmOfStopping(seen);
      const facts = playOn(match, random, { seat: asked.seat, answer: [] })!;
      const first = facts.find(fact => fact.type === 'hurt') as { readonly cause?: string } | undefined;
      const mayBlock = askedNow(match)?.rule === 'MA-90' || facts.some(fact => fact.type === 'blocked'); // by a card, or by a shield
      if (foretold === 0) free++;
      else if (!mayBlock) costly++;
      expect(first?.cause === 'sentry').toBe(foretold > 0 && !mayBlock);
    }
  }
  expect(Math.min(costly, free)).toBeGreaterThan(2);
});
