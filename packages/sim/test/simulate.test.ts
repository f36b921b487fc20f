import { randomBot } from '@cadre/bots';
import { readRecord, verifyRecord, writeRecord } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { noughts } from '@cadre/noughts';
import { expect, test } from 'vitest';
import { playMatch, type Simulation, simulate } from '../src/index.js';

const module = new URL('./playable.mjs', import.meta.url).href;
const NOUGHTS: Simulation = { module, game: 'noughts', bots: ['random', 'random'], games: 400, seed: 7 };
const BLUFF: Simulation = {
  module,
  game: 'bluff',
  setup: { dice: 2 },
  bots: ['search', 'random'],
  games: 30,
  seed: 7,
  budget: { iterations: 20 },
};
/** All of a result that does not depend on the machine. */
const resultOf = async (s: Simulation) => {
  const { milliseconds: _, decisionsPerSecond: __, ...result } = await simulate(s);
  return result;
};

test.each([
  ['noughts', NOUGHTS],
  ['bluff', BLUFF],
])('%s: the same seed gives the same result with one, two and three workers', async (_, simulation) => {
  const one = await resultOf({ ...simulation, workers: 1 });
  expect(one.matches.map(m => m.index)).toEqual(Array.from({ length: simulation.games }, (_, i) => i));
  expect(one.problems).toEqual([]);
  for (const workers of [2, 3]) expect(await resultOf({ ...simulation, workers })).toEqual(one);
});
test('another seed, another hash', async () => {
  const hashes = await Promise.all([7, 8].map(async seed => (await simulate({ ...NOUGHTS, seed, workers: 1 })).hash));
  expect(new Set(hashes).size).toBe(2);
});
test('a longer run begins with the shorter one', async () => {
  const short = await simulate({ ...NOUGHTS, games: 40, workers: 1 }),
    long = await simulate({ ...NOUGHTS, workers: 1 });
  expect(long.matches.slice(0, 40)).toEqual(short.matches);
});

const GAMES = 20_000;
test('outcomes have intervals and add up', async () => {
  const { bots, seats, facts, answersPerMatch, decisions, matches, milliseconds, decisionsPerSecond } = await simulate({
    ...NOUGHTS,
    games: GAMES,
    workers: 1,
  });
  expect(bots.map(b => b.win.count)).toEqual(seats.map(s => s.win.count));
  const [first, second] = bots;
  expect(first!.win.count + first!.draw.count + first!.loss.count).toBe(GAMES);
  expect(first!.win.count).toBe(second!.loss.count);
  // Two random players: crosses win 737/1260, noughts 121/420, 8/63 are draws (counted over all games).
  expect(first!.win.low).toBeLessThan(737 / 1260);
  expect(first!.win.high).toBeGreaterThan(737 / 1260);
  expect(second!.win.low).toBeLessThan(121 / 420);
  expect(second!.win.high).toBeGreaterThan(121 / 420);
  expect(facts['won']! + facts['draw']!).toBe(GAMES);
  expect(facts['marked']).toBeGreaterThanOrEqual(decisions);
  expect(decisionsPerSecond).toBeCloseTo((decisions * 1000) / milliseconds);
  expect(answersPerMatch).toBeCloseTo(matches.reduce((n, m) => n + m.answers, 0) / GAMES);
});
test('bots that rotate sit on every seat equally often', async () => {
  const { bots, seats } = await simulate({ ...NOUGHTS, games: 4000, rotate: true, workers: 1 });
  expect(seats[0]!.win.low).toBeGreaterThan(seats[1]!.win.high);
  expect(bots[0]!.win.low).toBeLessThan(bots[1]!.win.high);
  expect(bots[1]!.win.low).toBeLessThan(bots[0]!.win.high);
  const begun = async (rotate: boolean) => (await simulate({ ...BLUFF, games: 1, rotate, workers: 1 })).hash;
  expect(await begun(true)).toBe(await begun(false)); // the first match is played as given
});

test('a match that throws is reported with its index, and the others continue', async () => {
  const breaks = (seed: number): number[] =>
    Array.from({ length: 40 }, (_, index) => index).filter(index => seeded(seed, index, 0)(64) === 0);
  let seed = 0;
  while (breaks(seed).join() !== '17') seed++;
  const fragile: Simulation = { module, game: 'fragile', bots: ['random'], games: 40, seed };
  const one = await resultOf({ ...fragile, workers: 1 });
  expect(one.problems).toEqual([{ index: 17, seed, problem: 'this face breaks the rule' }]);
  expect(one.matches).toHaveLength(39);
  expect(one.facts).toEqual({ rolled: 39 });
  expect(await resultOf({ ...fragile, workers: 2 })).toEqual(one);
});
test('a match without end and a bot with an illegal answer are reported', async () => {
  const endless = await simulate({ module, game: 'endless', bots: ['random'], games: 2, seed: 1, maxAnswers: 50, workers: 1 });
  expect(endless.problems.map(p => p.problem)).toEqual(Array(2).fill('no end after 50 answers; the open question is TOY-2'));
  expect(endless.answersPerMatch).toBe(0);
  const cheat = await simulate({ ...NOUGHTS, bots: ['random', 'cheat'], games: 1, workers: 1 });
  expect(cheat.problems[0]!.problem).toMatch(/^bot "cheat" was refused: seat 1 cannot answer NX-2 with \[99\]/);
});

test.each([1, 2])('progress only grows and reaches the end, %i workers', async workers => {
  const seen: number[] = [];
  await simulate({ ...NOUGHTS, workers, onProgress: p => seen.push(p.done / p.of) });
  expect(seen.length).toBeGreaterThan(10);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(seen.at(-1)).toBe(1);
});

test('an abort ends a run on this thread', async () => {
  const abort = new AbortController();
  let last = 0;
  const run = simulate({
    ...NOUGHTS,
    workers: 1,
    signal: abort.signal,
    onProgress: ({ done }) => {
      last = done;
      if (done >= 100) abort.abort(new Error('enough'));
    },
  });
  await expect(run).rejects.toThrow('enough');
  expect(last).toBe(100);
  await expect(simulate({ ...NOUGHTS, workers: 1, signal: abort.signal })).rejects.toThrow('enough');
});
test('an abort ends the threads, in the middle of a match', async () => {
  const abort = new AbortController(),
    channel = new BroadcastChannel('cadre-sim-beats');
  let beats = 0;
  channel.onmessage = () => {
    if (++beats === 5) abort.abort(new Error('enough'));
  };
  try {
    await expect(simulate({ ...NOUGHTS, bots: ['slow', 'slow'], workers: 2, signal: abort.signal })).rejects.toThrow('enough');
    await new Promise(resolve => setTimeout(resolve, 100)); // what was said before the end may still arrive
    const atTheEnd = beats;
    await new Promise(resolve => setTimeout(resolve, 300));
    expect(beats).toBe(atTheEnd);
    expect(beats).toBeLessThan(50);
  } finally {
    channel.close();
  }
});

test.each([1, 2])('invalid arguments are explained, %i workers', async workers => {
  const bad = (wrong: Partial<Simulation>) => simulate({ ...NOUGHTS, workers, ...wrong });
  await expect(bad({ game: 'chess' })).rejects.toThrow('there is no game "chess"');
  await expect(bad({ bots: ['random', 'wizard'] })).rejects.toThrow(
    /there is no bot "wizard" in .*; expected one of random, search, cheat, slow/,
  );
  await expect(bad({ setup: { size: 4 } })).rejects.toThrow('noughts has no option "size"');
  await expect(bad({ bots: ['random'] })).rejects.toThrow('noughts has 2 seats with this setup, but got 1 bot');
  await expect(bad({ games: 0 })).rejects.toThrow('games: expected a whole number of at least 1, got 0');
  await expect(bad({ seed: 0.5 })).rejects.toThrow('seed: expected a whole number of at least 0, got 0.5');
});

test('a match of a simulation is an ordinary match: its record verifies', () => {
  const table = { game: noughts, setup: {}, bots: [randomBot(noughts), randomBot(noughts)], budget: {}, maxAnswers: 100 };
  const text = writeRecord(playMatch(table, 7, 3));
  expect(text).toBe(writeRecord(playMatch(table, 7, 3)));
  const read = readRecord(text);
  expect('record' in read && verifyRecord(noughts, read.record)).toBeUndefined();
});
