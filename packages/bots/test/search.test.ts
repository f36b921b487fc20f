import { askedOf, CHANCE, contains, pick, viewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { expect, test } from 'vitest';
import { randomBot, rolloutBot, search, searchBot } from '../src/index.js';
import { boxes, commons, EVEN, endless, hands, opened, partners, pennies, solo, spot, type ToyState, tempting } from './toys.js';

const found = (game: typeof pennies, seat: number, iterations: number, s: ToyState = opened(game)) => {
  const view = viewOf(s, seat);
  return search(game, view, askedOf(view)!, seeded(1, seat), { iterations });
};
const valuesOf = ({ arms }: ReturnType<typeof found>): number[] => arms.map(a => a.value);

test('a bot gets a view: a state does not type-check', () => {
  const s = opened(pennies),
    bot = searchBot(pennies),
    question = askedOf(viewOf(s, 0))!;
  // @ts-expect-error a state is not a view
  const cheat = () => bot.choose(s, question, seeded(1), { iterations: 10 });
  expect(cheat).toThrow();
  // @ts-expect-error a view has no secrets of others
  expect(viewOf(s, 0).secret).toBeUndefined();
});

test('the same seed and iterations give the same search, another seed another one', () => {
  const run = (seed: number) =>
    search(boxes, viewOf(opened(boxes), 0), askedOf(viewOf(opened(boxes), 0))!, seeded(seed), { iterations: 300 });
  expect(run(1)).toEqual(run(1));
  expect(run(1)).not.toEqual(run(2));
});
test('an iterations budget is spent exactly, and every iteration tried one answer', () => {
  const { arms, iterations } = found(pennies, 0, 123);
  expect(iterations).toBe(123);
  expect(arms.reduce((n, a) => n + a.visits, 0)).toBe(123);
});

test('seats asked at once do not see each other: matching pennies is even for both', () => {
  for (const seat of [0, 1]) for (const value of valuesOf(found(pennies, seat, 4000))) expect(Math.abs(value - 0.5)).toBeLessThan(0.1);
});
test('a sealed answer is assumed to be a good one', () => {
  const s = tempting.machine.advance(opened(tempting), 1, [0]);
  expect(found(tempting, 0, 1000).answer).toEqual([1]);
  expect(found(tempting, 0, 1000, s).answer).toEqual([1]);
});
test('each seat of several maximises its own score', () => {
  for (const seat of [0, 1, 2]) expect(found(commons, seat, 500).answer).toEqual([0]);
});
test('a secret choice is not seen by those who answer next', () => {
  for (const value of valuesOf(found(boxes, 0, 8000))) expect(Math.abs(value - 0.75)).toBeLessThan(0.1);
  const hidden = boxes.machine.advance(opened(boxes), 0, [3]);
  for (const value of valuesOf(found(boxes, 1, 4000, hidden))) expect(Math.abs(value - 0.25)).toBeLessThan(0.1);
});

test('an answer that is illegal in an imagined world is not played there', () => {
  const dealt = hands.machine.advance(opened(hands), CHANCE, [2]);
  for (const value of valuesOf(found(hands, 0, 4000, dealt))) expect(Math.abs(value - 2 / 3)).toBeLessThan(0.1);
  const named = hands.machine.advance(dealt, 0, [2]);
  expect(found(hands, 1, 100, named).answer).toEqual([2]);
});

const THIRTY = pick(
  'thing',
  Array.from({ length: 30 }, (_, i) => i),
  3,
  3,
);
test('a growing sample of a large space is tried: three of thirty things', () => {
  const { answer, arms } = found(
    solo(THIRTY, ([a, b, c]) => (a! + b! + c!) / 84),
    0,
    3000,
  );
  expect(contains(THIRTY, answer)).toBe(true);
  expect(arms.length).toBeGreaterThan(50);
  expect(new Set(arms.map(a => a.answer.toSorted().join())).size).toBe(arms.length); // no three things twice, in another order
  expect(arms.length).toBeLessThan(300);
  expect((answer[0]! + answer[1]! + answer[2]!) / 84).toBeGreaterThan(0.75);
});
test('places are sampled from the ground', () => {
  const game = solo(spot, ([x, y]) => 1 - Math.hypot(x! - 50, y! - 50) / 75, EVEN);
  const { answer } = found(game, 0, 2000);
  expect(contains(spot, answer, EVEN)).toBe(true);
  expect(Math.hypot(answer[0]! - 50, answer[1]! - 50)).toBeLessThan(15);
  const view = viewOf(opened(game), 0);
  expect(contains(spot, randomBot(game).choose(view, spot, seeded(4), {}), EVEN)).toBe(true);
});

test.each([
  ['without an outlook', endless(0.5)],
  ['with an outlook', endless(0.5, () => [0.5])],
])('the time budget holds, however slow the playout, %s', (_, game) => {
  const view = viewOf(opened(game), 0),
    question = askedOf(view)!;
  const before = process.cpuUsage();
  const answer = searchBot(game).choose(view, question, seeded(1), { milliseconds: 50 });
  const { user, system } = process.cpuUsage(before); // on a busy machine the clock also counts what others do
  expect((user + system) / 1000).toBeLessThan(250);
  expect(contains(question, answer)).toBe(true);
});
test('beyond the depth limit the outlook is used', () => {
  const game = endless(0, s => [s.public[0]![0]! / 2]);
  const view = viewOf(opened(game), 0);
  const { answer, arms } = search(game, view, askedOf(view)!, seeded(1), { iterations: 50 }, { depth: 5 });
  expect(answer).toEqual([2]);
  expect(arms.map(a => a.value)).toEqual([1, 0.5, 0]);
});
test('without time the answer is still legal', () => {
  const view = viewOf(opened(pennies), 0),
    question = askedOf(view)!;
  expect(contains(question, searchBot(pennies).choose(view, question, seeded(1), { milliseconds: 0 }))).toBe(true);
});
test('a policy answers beyond the tree', () => {
  const game = endless(0, s => [s.public.slice(1).every(([way]) => way === 1) ? 1 : 0]);
  const view = viewOf(opened(game), 0);
  const { arms } = search(game, view, askedOf(view)!, seeded(1), { iterations: 3 }, { depth: 5, policy: () => [1] });
  expect(arms.map(a => a.value)).toEqual([1, 1, 1]);
});
test('a seat that is not asked gets a clear error', () => {
  const hidden = boxes.machine.advance(opened(boxes), 0, [3]);
  expect(() => search(boxes, viewOf(hidden, 0), pick('box', [1, 2]), seeded(1), { iterations: 1 })).toThrow(
    'seat 0 is not asked; expected one of 1',
  );
});

test('suggestions are compared first where there are too many answers to list', () => {
  const plain = solo(spot, ([x, y]) => (x === 40 && y === 60 ? 1 : 0), EVEN);
  const game = {
    ...plain,
    suggest: () =>
      [
        [2, 2],
        [40, 60],
        [98, 0],
      ].map(answer => ({ answer, because: { rule: 'TOY-1', why: 'try' } })),
  };
  expect(found(game, 0, 40).answer).toEqual([40, 60]);
  expect(found(plain, 0, 40).answer).not.toEqual([40, 60]);
});
test('partners search for one answer together, and agree to what the other has proposed', () => {
  const { answer, iterations } = found(partners, 0, 200);
  expect([answer, iterations]).toEqual([[3], 200]);
  expect(found(partners, 1, 200).answer).toEqual([3]);
  const s = partners.machine.advance(opened(partners), 0, [1]);
  const view = viewOf(s, 1);
  for (const bot of [
    randomBot(partners),
    searchBot(partners),
    rolloutBot(partners, { favourite: randomBot(partners), policy: () => [2], isFar: () => false }),
  ])
    expect(bot.choose(view, askedOf(view)!, seeded(1), { iterations: 20 })).toEqual([1]);
});
