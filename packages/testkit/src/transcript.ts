import { type AnyGame, type AnyState, answer, type Match, openMatch, type Seat, type Setup, sample, type Told, viewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { expect, test } from 'vitest';
import { valuesOf } from './scenario.js';

/** A whole random match in words: what was asked, what could be answered, what was, and what came of it. A rule change shows as a readable difference. */
export const transcript = (game: AnyGame, setup: Setup, seed: number): string => {
  const random = seeded(seed);
  const m: Match<AnyState> = openMatch(game, setup);
  const lines = [`${game.name}, rules ${game.rules}, ${JSON.stringify(setup)}, seed ${seed}`, ...told(game, m.opening)];
  while (m.state.pending) {
    const { asks, rule, seq } = m.state.pending;
    const open = asks.filter(a => !a.answer);
    const ask = open[random(open.length)]!;
    const given = sample(ask.space, random, game.machine.ground(m.state));
    lines.push(
      `${m.log.length + 1}. ${rule} asks ${who(game, ask.seat)}: ${ask.space.kind} ${ask.space.of} of ${short(valuesOf(ask.space))} -> [${given.join(' ')}]`,
    );
    const refusal = answer(m, ask.seat, seq, given);
    if (refusal) throw new Error(`answer ${m.log.length + 1}: ${refusal.message}`);
    lines.push(...told(game, m.log.at(-1)!.facts));
  }
  return `${[...lines, `The end: ${game.score(m.state).join(' ')}`, ...game.speech.board(viewOf(m.state, 0))].join('\n')}\n`;
};
const who = (game: AnyGame, seat: Seat): string => (seat < 0 ? 'chance' : game.speech.seat(seat));
const short = (xs: readonly number[]): string => (xs.length <= 24 ? xs.join(' ') : `${xs.slice(0, 20).join(' ')} ... ${xs.length} in all`);
const told = (game: AnyGame, facts: readonly Told[]): string[] =>
  facts.map(t => `    ${t.to === undefined ? '' : `(to ${who(game, t.to)}) `}${game.speech.fact(t.fact)} [${t.fact.rule}]`);

/** Fixed matches, kept as text beside the tests. `vitest -u` writes them anew after an intended change. */
export const transcripts = (game: AnyGame, folder: string, setups: readonly Setup[]): void => {
  test.each(setups.map((setup, i) => ({ n: i + 1, setup })))(`transcript $n of ${game.id}`, async ({ n, setup }) => {
    await expect(transcript(game, setup, n)).toMatchFileSnapshot(`${folder}/${String(n).padStart(2, '0')}.txt`);
  });
};
