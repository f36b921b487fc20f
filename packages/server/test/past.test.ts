import { bluff } from '@cadre/bluff';
import { type AnyState, answer, CHANCE, type Match, openMatch, sample, viewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { expect, test } from 'vitest';
import { openBotRunner } from '../src/bots/bot-runner.js';
import { lookBack } from '../src/gateway/past.js';
import { answerPast, type PastQuestion, pastTask } from '../src/table/past.js';
import { module } from './support/start.js';

/** A match of bluff with so many answers: longer than from one snapshot to the next. */
const playedFor = (answers: number): Match<AnyState> => {
  const m = openMatch(bluff, { dice: 6 }) as unknown as Match<AnyState>,
    random = seeded(4);
  while (m.log.length < answers && m.state.pending) {
    const { seq, asks } = m.state.pending;
    const { seat, space } = asks.find(a => a.answer === null)!;
    answer(m, seat, seq, sample(space, random));
  }
  return m;
};
const QUESTIONS: readonly PastQuestion[] = [
  { kind: 'moments', as: 1, language: 'en', from: 0, count: 3 },
  { kind: 'moments', as: 0, language: 'de', from: 7, count: 100 },
  { kind: 'view', as: 1, at: 9 },
  { kind: 'luck' },
];

test('a thread says of the past what the match itself says, and one address does not keep others waiting', async () => {
  const botRunner = openBotRunner({ module, names: ['random'], threads: 1, grace: 60_000 }, () => undefined);
  const match = playedFor(20);
  expect(match.log.some(e => e.seat === CHANCE)).toBe(true);
  for (const question of QUESTIONS)
    expect(await lookBack({ botRunner }, 'a', match, question)).toEqual(
      JSON.parse(JSON.stringify(answerPast(bluff, pastTask(match, question)))),
    );
  expect(await lookBack({ botRunner }, 'a', match, { kind: 'view', as: 1, at: match.log.length })).toEqual(viewOf(match.state, 1));
  const view = { kind: 'view', as: 0, at: 1 } as const;
  const done: string[] = [];
  const ask = (address: string): Promise<void> => lookBack({ botRunner }, address, match, view).then(() => void done.push(address));
  const many = Array.from({ length: 17 }, () => ask('a'));
  await expect(ask('a')).rejects.toThrow('too many questions about past moments');
  await Promise.all([...many, ask('b')]);
  expect(done.indexOf('b')).toBeLessThan(3);
  await botRunner.close();
});
test('what a thread cannot answer is answered here under other rules, and refused where it takes too long', async () => {
  const threads = { advise: async () => null, preview: async () => null };
  const match = playedFor(5);
  const view = { kind: 'view', as: 0, at: 5 } as const;
  const stuck = { ...threads, lookBack: async () => null };
  await expect(lookBack({ botRunner: stuck }, 'a', match, view)).rejects.toThrow('did not answer in time');
  const botRunner = openBotRunner({ module, names: ['random'], threads: 1, grace: 60_000 }, () => undefined);
  const older = { ...match, game: { ...match.game, rules: 'older' } };
  expect(await botRunner.lookBack!(pastTask(older, view), 'a')).toBe('other-rules');
  expect(await lookBack({ botRunner }, 'a', older, view)).toEqual(viewOf(match.state, 0));
  await botRunner.close();
});
