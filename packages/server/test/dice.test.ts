import { bluff } from '@cadre/bluff';
import { randomBot } from '@cadre/bots';
import { type AnyState, answer, CHANCE, type Match, openMatch, readRecord, viewOf, writeRecord } from '@cadre/core';
import { seeded } from '@cadre/kit';
import type { DiceProof } from '@cadre/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { luckOf } from '../src/dice/luck.js';
import { commitmentOf, rolled, rollSource } from '../src/dice/source.js';
import { verifyDice } from '../src/dice/verify.js';

const DICE = { match: 'some-match', secret: 'f'.repeat(64), contributions: ['mine', 'yours'] };

/** A match of bluff with promised dice. */
const played = (): { m: Match<AnyState>; proof: DiceProof } => {
  const m = openMatch(bluff, { dice: 3 }) as unknown as Match<AnyState>;
  const bot = randomBot(bluff),
    random = seeded(5),
    rolls: number[] = [];
  while (m.state.pending) {
    const { seq, asks } = m.state.pending;
    const { seat, space } = asks.find(a => !a.answer)!;
    if (seat === CHANCE) rolls.push(rolls.length);
    const given =
      seat === CHANCE
        ? rolled(bluff, m.state, space, DICE, rolls.length - 1)
        : bot.choose(viewOf(m.state, seat) as never, space, random, {});
    expect(answer(m, seat, seq, given)).toBeNull();
  }
  return { m, proof: { ...DICE, commitment: commitmentOf(DICE.match, DICE.secret), rolls, branchedFrom: null } };
};
const recordOf = (m: Match<AnyState>) => {
  const read = readRecord(writeRecord(m));
  if ('damage' in read) throw new Error(read.damage.problem);
  return read.record;
};

describe('promised dice', () => {
  const { m, proof } = played();
  const record = recordOf(m);
  test('a match that used them is true', () => {
    expect(proof.rolls!.length).toBeGreaterThan(1);
    expect(verifyDice(bluff, record, proof)).toBeUndefined();
  });
  test.each<[string, Partial<DiceProof>, string]>([
    ['another secret', { secret: 'e'.repeat(64) }, 'not the one that was promised'],
    [
      'another secret with its own promise',
      { secret: 'e'.repeat(64), commitment: commitmentOf(DICE.match, 'e'.repeat(64)) },
      'the promised dice',
    ],
    ['another contribution', { contributions: ['mine', 'forged'] }, 'the promised dice of roll 0'],
    ['a roll that was chosen among several', { rolls: [3, ...proof.rolls!.slice(1).map(r => r! + 3)] }, 'the promised dice of roll 3'],
    ['rolls that go back', { rolls: proof.rolls!.with(1, 0) }, 'rolls only go forward'],
    ['a roll too few', { rolls: proof.rolls!.slice(1) }, 'roll'],
    ['a roll too many', { rolls: [...proof.rolls!, 99] }, `the record has ${proof.rolls!.length}`],
    ['a roll that is not named', { rolls: proof.rolls!.with(0, null) }, 'from no other match'],
    ['nothing revealed', { secret: null }, 'not complete'],
  ])('%s is noticed', (_, change, problem) => {
    expect(verifyDice(bluff, record, { ...proof, ...change })?.problem).toContain(problem);
  });
  test('a record that is untrue by itself stays untrue', () => {
    const log = record.log.with(0, { ...record.log[0]!, answer: record.log[0]!.answer.map(f => (f + 1) % 6) });
    expect(verifyDice(bluff, { ...record, log }, proof)?.answer).toBe(1);
  });
  test('luck is counted for the seat that rolled', () => {
    const { seats } = luckOf(bluff, record.setup, record.log);
    expect(seats.map(s => s.seat)).toEqual([0, 1]);
    for (const s of seats) {
      expect(s.values.reduce((n, v) => n + v.actual, 0)).toBe(s.count);
      expect(s.values.reduce((n, v) => n + v.expected, 0)).toBeCloseTo(s.count);
    }
    const rolls = record.log.filter(e => e.seat === CHANCE).flatMap(e => e.answer).length;
    expect(seats.reduce((n, s) => n + s.count, 0)).toBe(rolls);
  });
});

test('every face comes up equally often, also where 2^32 is no multiple of the faces', () => {
  for (const faces of [2, 6, 7, 10, 1000]) {
    const n = 40_000,
      counts = new Array<number>(faces).fill(0);
    const random = rollSource(DICE, faces);
    for (let i = 0; i < n; i++) counts[random(faces)]!++;
    const squares = counts.reduce((sum, c) => sum + (c - n / faces) ** 2 / (n / faces), 0);
    // Four standard deviations of chi-squared with faces - 1 degrees of freedom.
    expect(squares).toBeLessThan(faces - 1 + 4 * Math.sqrt(2 * (faces - 1)));
  }
});
test('rolls, contributions and matches do not share numbers', () => {
  const first = (d: Partial<typeof DICE>, roll: number): string => {
    const random = rollSource({ ...DICE, ...d }, roll);
    return Array.from({ length: 8 }, () => random(1_000_000)).join();
  };
  const all = [
    first({}, 0),
    first({}, 1),
    first({ match: 'other' }, 0),
    first({ contributions: ['mineyours', ''] }, 0),
    first({ secret: 'x' }, 0),
  ];
  expect(new Set(all).size).toBe(all.length);
  expect(first({}, 0)).toBe(all[0]);
});
test('numbers lie below what was asked', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 32 - 1 }), fc.nat(1000), (below, roll) => {
      const x = rollSource(DICE, roll)(below);
      return Number.isInteger(x) && x >= 0 && x < below;
    }),
  );
});
