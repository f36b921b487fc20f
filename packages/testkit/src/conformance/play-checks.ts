import { contains, enumerate, nextPrompt, openPrompts, REFUSALS, sample } from '@cadre/core';
import { checkReason } from './answer-checks.js';
import { Breach, type Check, fail } from './check.js';

/** The promises about playing: it goes on, it ends, whoever is asked can answer, and only legal answers count. */
export const PLAY_CHECKS: readonly Check[] = [
  { id: 'runs', says: 'no rule throws, and none runs for ever without asking' },
  {
    id: 'ends',
    says: 'every match ends, with a score from 0 to 1 for each seat',
    end: ({ game, state }) => {
      const score = game.score(state);
      if (score.length !== state.secret.length) fail(`the score names ${score.length} seats of ${state.secret.length}`);
      if (!score.every(x => x >= 0 && x <= 1)) fail(`the score ${JSON.stringify(score)} is not from 0 to 1`);
    },
  },
  {
    id: 'can-act',
    fatal: true,
    says: 'every question has a legal answer, and what the space samples or lists is legal',
    question: ({ game, state, random }) => {
      const ground = game.machine.ground(state);
      for (const { space, seat } of openPrompts(state.pending!)) {
        const listed = enumerate(space, 200);
        if (listed?.length === 0) fail(`seat ${seat} is asked ${state.pending!.rule}, but no answer is legal`);
        const wrong = [sample(space, random, ground), ...(listed ?? [])].find(a => !contains(space, a, ground));
        if (wrong) fail(`${state.pending!.rule} offers [${wrong}], but would refuse it`);
        const refusal = game.machine.submit(game.clone(state), seat, state.pending!.seq, sample(space, random, ground));
        if (refusal) fail(`a legal answer to ${state.pending!.rule} was refused: ${refusal.message}`);
      }
    },
  },
  {
    id: 'refuses',
    says: 'an answer that is late, from the wrong seat, of the wrong shape or illegal is refused with a reason and changes nothing',
    question: ({ game, state }) => {
      const p = state.pending!;
      const { seat, space } = nextPrompt(p);
      const legal = [0];
      const bad: [string, number, number, unknown][] = [
        ['from a seat that is not asked', 99, p.seq, legal],
        ['late', seat, p.seq - 1, legal],
        ['too early', seat, p.seq + 1, legal],
        ['not a list', seat, p.seq, 'pass'],
        ['missing', seat, p.seq, undefined],
        ['not a number', seat, p.seq, [Number.NaN]],
        ['not whole', seat, p.seq, [0.5]],
        ['a number in letters', seat, p.seq, ['0']],
        ['too long', seat, p.seq, new Array(4096).fill(0)],
        ['nothing that was offered', seat, p.seq, [Number.MAX_SAFE_INTEGER]],
      ];
      for (const [what, from, seq, answer] of bad) {
        const copy = game.clone(state);
        const before = JSON.stringify(copy);
        const refusal = game.machine.submit(copy, from, seq, answer);
        if (!refusal) fail(`an answer ${what} to ${space.kind} ${space.of} was accepted`);
        else if (!REFUSALS.includes(refusal.reason)) fail(`an answer ${what} was refused without a reason`);
        else if (refusal.reason === 'illegal') checkReason(game, refusal.because, `the refusal of an answer ${what}`);
        if (JSON.stringify(copy) !== before) fail(`an answer ${what} was refused, but changed the state`);
      }
    },
  },
  {
    id: 'no-clock',
    says: 'no rule reads a clock or a random source: chance is a seat',
    around: body => withoutClock(body),
  },
  { id: 'heuristic', says: 'the game’s heuristic throws nowhere and gives legal answers only' },
];

const withoutClock = <T>(body: () => T): T => {
  const real = { Date: globalThis.Date, random: Math.random, now: performance.now };
  const forbidden = (what: string) => (): never => {
    throw new Breach('no-clock', `a rule reads ${what}`);
  };
  const clock = forbidden('the clock');
  globalThis.Date = new Proxy(real.Date, { apply: clock, construct: clock, get: clock });
  Math.random = forbidden('Math.random');
  performance.now = clock;
  try {
    return body();
  } finally {
    globalThis.Date = real.Date;
    Math.random = real.random;
    performance.now = real.now;
  }
};
