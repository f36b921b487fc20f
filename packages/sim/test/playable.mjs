import { writeSync } from 'node:fs';
import { bluff } from '@cadre/bluff';
import { randomBot, searchBot } from '@cadre/bots';
import { amount, begin, CHANCE, copyOf, emit, machine, roll, rulesOf } from '@cadre/core';
import { noughts } from '@cadre/noughts';

const { procedure } = rulesOf();
const toy = (id, steps, score) => {
  const only = procedure('only', { locals: () => ({}), steps });
  return {
    ...noughts,
    id,
    machine: machine([only]),
    setup: () => begin({ face: -1 }, [null], only.frame({})),
    clone: s => copyOf(s, { ...s.public }, s.secret.slice()),
    imagine: () => [null],
    score,
  };
};
/** A rule that fails when one certain face is rolled. */
const fragile = toy(
  'fragile',
  {
    roll: {
      rule: 'TOY-1',
      seat: CHANCE,
      space: () => roll('die', 64, 1),
      take: (s, _, [face]) => {
        if (face === 0) throw new Error('this face breaks the rule');
        s.public.face = face;
        emit(s, { type: 'rolled', rule: 'TOY-1', face });
      },
    },
  },
  s => [s.public.face / 63],
);
const endless = toy('endless', { ask: { rule: 'TOY-2', seat: 0, space: () => amount('number', 1, 2), take: () => 'again' } }, () => [0]);

/** Says that it lives, then keeps its thread busy: only ending the thread stops it. */
const slow = () => {
  const channel = new BroadcastChannel('cadre-sim-beats');
  channel.unref();
  return {
    name: 'slow',
    choose: (_, question) => {
      channel.postMessage('beat');
      const end = performance.now() + 20;
      while (performance.now() < end);
      return [question.options[0]];
    },
  };
};

/** Random, or, where the process is told so, one that says that it has begun and never comes back. */
const hanging = () => ({
  name: 'random',
  choose: () => {
    writeSync(1, 'hanging\n');
    for (;;);
  },
});
const moody = process.env.CADRE_MOODY === 'hangs' ? hanging : randomBot;

export const games = { noughts, bluff, fragile, endless };
export const bots = { random: randomBot, search: searchBot, cheat: () => ({ name: 'cheat', choose: () => [99] }), slow, moody };
