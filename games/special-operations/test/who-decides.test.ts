import { CHANCE, checkSetup, nextPrompt, type Seat, sample, viewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { specialOperations as game, heuristic } from '@cadre/special-operations';
import { expect, test } from 'vitest';
import { ground } from '../src/table/ground.js';
import { SETUPS } from './fresh-setups.js';
import { DECISIONS } from './who-decides.js';

/** Windows ask both players in turn, each about the own cards and units; dice and sealed choices of both are nobody's alone. */
const asksOne = ({ seat }: { readonly seat?: unknown }): boolean => seat !== undefined && seat !== CHANCE;
test('every step that asks one player is in the table, with a source, and nothing else is', () => {
  const asking = game.machine.procedures.flatMap(({ id, order, steps }) =>
    id === 'window' ? [] : order.filter(step => asksOne(steps[step]!)).map(step => `${id}.${step}`),
  );
  expect(Object.keys(DECISIONS).toSorted()).toEqual(asking.toSorted());
  for (const { source } of Object.values(DECISIONS)) expect(source.length).toBeGreaterThan(5);
});
const asked = new Set<string>();
test.each(SETUPS.map(setup => [`${setup.edition} ${setup.mission} ${setup.blue}`, setup] as const))(
  '%s: each question goes to the player whom the table names',
  (_, given) => {
    for (let seed = 1; seed <= 2; seed++) {
      const s = game.setup(checkSetup(game, given as Record<string, string>).setup);
      game.machine.start(s);
      const random = seeded(seed);
      for (let n = 0; s.pending && n < 5_000; n++) {
        const { seat, space } = nextPrompt(s.pending);
        const top = s.stack.at(-1)!;
        const decision = DECISIONS[`${top.proc}.${top.step}`];
        if (decision && seat !== CHANCE) {
          asked.add(`${top.proc}.${top.step}`);
          expect([top.proc, top.step, seat as Seat]).toEqual([top.proc, top.step, decision.who(s, top.locals as never)]);
        }
        const answer =
          seat === CHANCE
            ? sample(space, random)
            : seed === 1
              ? heuristic.choose(viewOf(s, seat), space, random)
              : sample(space, random, ground(s));
        expect(game.machine.submit(s, seat, s.pending.seq, answer)).toBeNull();
        s.out?.splice(0);
      }
    }
  },
);
test('enough of them have come up', () => expect(asked.size).toBeGreaterThan(35));
