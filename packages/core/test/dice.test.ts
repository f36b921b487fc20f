import { type Die, draw, enumerate, outcomes, pick, plainDie, roll, rollDice, sample, sidesOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const ATTACK: Die = { id: 'attack', weights: [1, 3, 1, 3] };
const dieOf = fc
  .tuple(fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 }), fc.constantFrom('a', 'b'))
  .map(([weights, id]): Die => ({ id: `${id}${weights.join('')}`, weights }));

test('the distinct results of a roll are multisets of equal dice: 165 of 8 dice with four symbols', () => {
  expect(outcomes(roll('attack', ATTACK, 8))).toHaveLength(165);
  expect(outcomes(rollDice('mixed', [ATTACK, ATTACK, plainDie(6)]))).toHaveLength(10 * 6);
});
test('chances are those of all single sides, counted one by one', () => {
  fc.assert(
    fc.property(fc.array(dieOf, { maxLength: 4 }), dice => {
      // by brute force: every side of every die, its faces in order within each run of equal dice
      const counted = new Map<string, number>();
      const sides = dice.map(die => die.weights.flatMap((weight, face) => new Array<number>(weight).fill(face)));
      for (const answer of enumerate(
        rollDice(
          'sides',
          sides.map(s => plainDie(s.length)),
        ),
        1_000_000,
      )!) {
        const faces = answer.map((side, i) => sides[i]![side]!);
        for (let i = 0; i < dice.length; ) {
          let n = 1;
          while (dice[i + n]?.id === dice[i]!.id) n++;
          faces.splice(i, n, ...faces.slice(i, i + n).sort((a, b) => a - b));
          i += n;
        }
        counted.set(faces.join(), (counted.get(faces.join()) ?? 0) + 1);
      }
      const all = sides.reduce((n, s) => n * s.length, 1);
      const found = outcomes(rollDice('dice', dice))!;
      expect(found).toHaveLength(counted.size);
      for (const { answer, chance } of found) expect(chance).toBeCloseTo(counted.get(answer.join())! / all, 12);
    }),
    { numRuns: 200 },
  );
});
test('weights decide how often a face comes up', () => {
  const random = seeded(3);
  const seen = [0, 0, 0, 0];
  for (let i = 0; i < 8000; i++) seen[sample(roll('attack', ATTACK, 1), random)[0]!]!++;
  for (const [face, n] of seen.entries()) expect(Math.abs(n - 1000 * ATTACK.weights[face]!)).toBeLessThan(150);
  expect(sidesOf(ATTACK)).toBe(8);
});
test('draws have chances too: equal things are one result', () => {
  expect(outcomes(draw('card', [1, 1, 2], 2))).toEqual([
    { answer: [1, 1], chance: expect.closeTo(1 / 3, 12) },
    { answer: [1, 2], chance: expect.closeTo(1 / 3, 12) },
    { answer: [2, 1], chance: expect.closeTo(1 / 3, 12) },
  ]);
});
test('too many results are not listed, and a choice has no chances', () => {
  expect(
    outcomes(
      rollDice(
        'many',
        Array.from({ length: 12 }, (_, i) => ({ id: `d${i}`, weights: [1, 1, 1, 1] })),
      ),
    ),
  ).toBeUndefined();
  expect(() => outcomes(pick('way', [1, 2]))).toThrow('"way" is a question for a seat: only dice and draws have chances');
});
