import { bluff } from '@cadre/bluff';
import { randomBot } from '@cadre/bots';
import { type AnyGame, type AnyState, answer, CHANCE, type Match, openMatch, readRecord, sample, viewOf, writeRecord } from '@cadre/core';
import { seeded } from '@cadre/kit';
import type { DiceProof } from '@cadre/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { luckOf } from '../src/dice/luck.js';
import { proofOf } from '../src/dice/proof.js';
import { commitmentOf, rolled, rollSource } from '../src/dice/source.js';
import { verifyDice } from '../src/dice/verify.js';
import { joining, noughtsRow, openMemory, openProcess } from './support/hosts.js';

const DICE = { match: 'some-match', secret: 'f'.repeat(64), contributions: ['mine', 'yours'] };

/** A match of bluff with promised dice. */
const played = (rollOf: (n: number) => number = n => n): { m: Match<AnyState>; proof: DiceProof } => {
  const m = openMatch(bluff, { dice: 3 }) as unknown as Match<AnyState>;
  const bot = randomBot(bluff),
    random = seeded(5),
    rolls: number[] = [];
  while (m.state.pending) {
    const { seq, asks } = m.state.pending;
    const { seat, space } = asks.find(a => !a.answer)!;
    if (seat === CHANCE) rolls.push(rollOf(rolls.length));
    const given =
      seat === CHANCE ? rolled(bluff, m.state, space, DICE, rolls.at(-1)!) : bot.choose(viewOf(m.state, seat) as never, space, random, {});
    expect(answer(m, seat, seq, given)).toBeNull();
  }
  return { m, proof: { ...DICE, commitment: commitmentOf(DICE.match, DICE.secret), rolls, undone: [], branchedFrom: null } };
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
    ['a roll that was chosen among several', { rolls: [3, ...proof.rolls!.slice(1).map(r => r! + 3)] }, 'rolls 0 to 2 are missing'],
    ['rolls that go back', { rolls: proof.rolls!.with(1, 0) }, 'rolls only go forward'],
    ['a roll too few', { rolls: proof.rolls!.slice(1) }, 'roll'],
    ['a roll too many', { rolls: [...proof.rolls!, 99] }, `the record has ${proof.rolls!.length}`],
    ['a roll that is not named', { rolls: proof.rolls!.with(0, null) }, 'from no other match'],
    ['nothing revealed', { secret: null }, 'not complete'],
    ['an undo of answers that were never there', { undone: [{ seat: 0, to: 999, answers: [] }] }, 'goes back to answer 1000'],
    [
      'an undone answer with another roll than promised',
      { undone: [{ seat: 0, to: 0, answers: [{ seat: CHANCE, answer: [0, 0, 0, 0, 0, 0], roll: 0 }] }] },
      'undone answer 1: the promised dice of roll 0',
    ],
  ])('%s is noticed', (_, change, problem) => {
    expect(verifyDice(bluff, record, { ...proof, ...change })?.problem).toContain(problem);
  });
  test('a server that skips rolls until it likes them is found out, at the answer where it did', () => {
    const forged = played(n => (n < 2 ? n : n + 1));
    const { answer, problem } = verifyDice(bluff, recordOf(forged.m), forged.proof)!;
    expect(problem).toBe('roll 2 is missing, and no undone answer accounts for that');
    expect(recordOf(forged.m).log[answer - 1]!.seat).toBe(CHANCE);
    const [first, second, third] = recordOf(forged.m).log.flatMap((e, at) => (e.seat === CHANCE ? [at + 1] : []));
    expect([first, second, third]).toContain(answer);
  });
  test('a proof that fits itself is compared with what was seen before the first roll', () => {
    const { commitment, contributions } = proof;
    expect(verifyDice(bluff, record, proof, { commitment, contributions })).toBeUndefined();
    expect(verifyDice(bluff, record, proof, { commitment, contributions: null })).toBeUndefined();
    expect(verifyDice(bluff, record, proof, { commitment: 'f'.repeat(64), contributions })?.problem).toContain(
      'not the one seen before the first roll',
    );
    expect(verifyDice(bluff, record, proof, { commitment, contributions: ['mine', 'other'] })?.problem).toContain('contribution of seat 1');
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
      expect([Number.isInteger(x), x >= 0, x < below]).toEqual([true, true, true]);
    }),
  );
});

test('a match with undone rolls is proven with them, and not without', async () => {
  const store = await openMemory();
  const host = await openProcess(store, undefined, [bluff as unknown as AnyGame]);
  const row = { ...noughtsRow([null, null], { undo: 'free' }), game: bluff.id, rules: bluff.rules, setup: { dice: 2 } };
  await store.create(row, new Map());
  for (const seat of [0, 1]) await host.perform(row.id, joining(seat));
  const room = (await host.open(row.id))!;
  const random = seeded(3);
  const playSome = async (until: () => boolean): Promise<void> => {
    while (room.table.match!.state.pending && !until()) {
      const { seq, asks } = room.table.match!.state.pending;
      const { seat, space } = asks.find(a => !a.answer)!;
      await host.perform(row.id, { type: 'answer', id: 1, seat, seq, answer: [...sample(space, random)] });
    }
  };
  const rolls = () => room.table.nextRoll;
  const dealt = rolls();
  await playSome(() => rolls() > dealt);
  const to = room.table.match!.log.findIndex(e => e.seat !== CHANCE);
  const { seat } = room.table.match!.log[to]!;
  expect(await host.perform(row.id, { type: 'undo', id: 1, seat, to })).toMatchObject({ version: expect.any(Number) });
  await playSome(() => false);
  const proof = proofOf(room.table);
  const record = recordOf(room.table.match!);
  expect(proof.undone!.flatMap(u => u.answers).some(a => a.roll !== null)).toBe(true);
  expect(verifyDice(bluff, record, proof)).toBeUndefined();
  expect(verifyDice(bluff, record, { ...proof, undone: [] })?.problem).toMatch(/missing, and no undone answer/);
  await host.close();
  await store.close();
});
