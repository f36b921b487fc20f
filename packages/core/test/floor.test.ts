import { begin, CHANCE, machine, pick, roll, rulesOf, type State, type Step, tell } from '@cadre/core';
import { expect, test } from 'vitest';

type Bare = State<null, null>;
const { procedure } = rulesOf<Bare>();
type AnyStep = Step<Bare, object>;
const nothing = (): void => undefined;
const choice: AnyStep = { rule: 'T-1', seat: 0, space: () => pick('way', [1, 2]), take: nothing };
/** The floor after an open choice and then this step, answered if it asks. */
const floorAfter = (step: AnyStep, seat = 0): number => {
  const p = procedure('p', { locals: () => ({}), steps: { choice, step, last: choice } });
  const rules = machine<Bare>([p]);
  const s = rules.start(begin<null, null>(null, [null, null], p.frame({})));
  rules.advance(s, 0, [1]);
  if (s.pending?.rule === 'T-2') rules.advance(s, seat, [1]);
  expect(s.pending?.rule).toBe('T-1');
  return s.floor;
};

test.each<[string, AnyStep, number, number]>([
  ['an open choice', { ...choice, rule: 'T-2' } as AnyStep, 0, 0],
  ['a step that shows nothing', { rule: 'T-2', run: nothing }, 0, 0],
  ['chance', { rule: 'T-2', seat: CHANCE, space: () => roll('die', 6, 1), take: nothing }, CHANCE, 2],
  ['a fact told to one seat', { rule: 'T-2', run: s => tell(s, 1, { type: 'x', rule: 'T-2' }) }, 0, 1],
  ['a step that reveals', { rule: 'T-2', reveals: true, run: nothing }, 0, 1],
  ['a choice that reveals', { ...choice, rule: 'T-2', reveals: true } as AnyStep, 0, 2],
  ['opened seals', { rule: 'T-2', seats: () => [0], space: () => pick('way', [1, 2]), take: nothing }, 0, 2],
])('%s moves the floor only if somebody can have learned something by it', (_, step, seat, floor) => {
  expect(floorAfter(step, seat)).toBe(floor);
});
