import {
  type Answer,
  type AnyGame,
  type AnyState,
  answer,
  type Match,
  openMatch,
  openPrompts,
  type Seat,
  type Setup,
  SPECTATOR,
  sample,
  type Told,
  viewOf,
} from '@cadre/core';
import { seeded } from '@cadre/kit';
import { MOST_ANSWERS } from './at-most.js';
import { valuesOf } from './space-values.js';

/** Who answers the open question, and how. */
export type Next = (s: AnyState, number: number) => { readonly seat: Seat; readonly answer: Answer } | undefined;

/** A whole match in words: what was asked, what could be answered, what was, and what came of it. A rule change shows as a readable difference. */
export const matchText = (game: AnyGame, setup: Setup, about: string, next: Next): string => {
  const m: Match<AnyState> = openMatch(game, setup);
  const lines = [`${game.name}, ${JSON.stringify(setup)}, ${about}`, ...told(game, m.state, m.opening)];
  while (m.state.pending) {
    if (m.log.length >= MOST_ANSWERS) throw new Error(`${game.name} is still going on after ${MOST_ANSWERS} answers`);
    const { asks, rule, seq } = m.state.pending;
    const given = next(m.state, m.log.length);
    if (!given) return `${lines.join('\n')}\nHere it breaks off.\n`;
    const { seat, space } = asks.find(a => a.seat === given.seat)!;
    lines.push(
      `${m.log.length + 1}. ${rule} asks ${who(game, m.state, seat)}: ${space.kind} ${space.of} of ${short(valuesOf(space))} -> [${given.answer.join(' ')}]`,
    );
    const refusal = answer(m, seat, seq, given.answer);
    if (refusal) throw new Error(`answer ${m.log.length + 1}: ${refusal.message}`);
    lines.push(...told(game, m.state, m.log.at(-1)!.facts));
  }
  return `${[...lines, `The end: ${game.score(m.state).join(' ')}`, ...game.speech.board(viewOf(m.state, 0))].join('\n')}\n`;
};
/** A random match, or its first answers. */
export const transcript = (game: AnyGame, setup: Setup, seed: number, answers = Number.POSITIVE_INFINITY): string => {
  const random = seeded(seed);
  return matchText(game, setup, `seed ${seed}`, (s, number) => {
    if (number >= answers) return undefined;
    const open = openPrompts(s.pending!);
    const { seat, space } = open[random(open.length)]!;
    return { seat, answer: sample(space, random, game.machine.ground(s)) };
  });
};
const who = (game: AnyGame, s: AnyState, seat: Seat): string => (seat < 0 ? 'chance' : game.speech.seat(seat, viewOf(s, SPECTATOR)));
const short = (xs: readonly number[]): string => (xs.length <= 24 ? xs.join(' ') : `${xs.slice(0, 20).join(' ')} ... ${xs.length} in all`);
const told = (game: AnyGame, s: AnyState, facts: readonly Told[]): string[] =>
  facts.map(t => `    ${t.to === undefined ? '' : `(to ${who(game, s, t.to)}) `}${game.speech.fact(t.fact)} [${t.fact.rule}]`);
