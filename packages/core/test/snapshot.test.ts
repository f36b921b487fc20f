import { bluff } from '@cadre/bluff';
import {
  type AnyState,
  answer,
  checkOf,
  checkSetup,
  type Match,
  openMatch,
  rerun,
  resumeMatch,
  SNAPSHOTS,
  sample,
  snapshotProblem,
  stateAt,
  takeSnapshot,
  undo,
} from '@cadre/core';
import { seeded } from '@cadre/kit';
import { describe, expect, test } from 'vitest';
import { longGame } from '../../bench/src/suites/long-game.js';

const playOn = (m: Match<AnyState>, answers: number, seed = 1): Match<AnyState> => {
  const random = seeded(seed, m.log.length);
  while (m.state.pending && m.log.length < answers) {
    const { seq, asks } = m.state.pending;
    const { seat, space } = asks.find(a => !a.answer)!;
    expect(answer(m, seat, seq, sample(space, random))).toBeNull();
  }
  return m;
};
const openLong = (): Match<AnyState> => openMatch(longGame, {}) as unknown as Match<AnyState>;
const textAt = (m: Match<AnyState>, n: number): string => JSON.stringify(rerun(m.game, m.setup, m.log.slice(0, n)));
const numbers = (m: Match<AnyState>): number[] => m.snapshots.map(s => s.answers);

describe('a long match', () => {
  test('is at every point the same by snapshot as by a full re-run', () => {
    const m = playOn(openLong(), 450);
    expect(numbers(m)).toEqual([100, 200, 300, 400]);
    for (const n of [0, 1, 99, 100, 101, 199, 250, 399, 400, 401, 449, 450]) expect(JSON.stringify(stateAt(m, n))).toBe(textAt(m, n));
    for (const n of [-1, 451, 1.5]) expect(() => stateAt(m, n)).toThrow(`cannot go back to answer ${n} of 450`);
  });
  test('starts from the nearest snapshot, not from the beginning', () => {
    const m = playOn(openLong(), 250);
    let answers = 0;
    const game = {
      ...m.game,
      machine: {
        ...m.game.machine,
        advance: (...[s, seat, given]: Parameters<typeof m.game.machine.advance>) => {
          answers++;
          return m.game.machine.advance(s, seat, given);
        },
      },
    };
    stateAt({ ...m, game }, 230);
    expect(answers).toBe(30);
    undo({ ...m, game }, 150);
    expect(answers).toBe(30 + 50);
  });
  test('forgets what was undone, and another future takes its own snapshots', () => {
    const m = playOn(openLong(), 350);
    undo(m, 199);
    expect(numbers(m)).toEqual([100]);
    expect(JSON.stringify(m.state)).toBe(textAt(m, 199));
    playOn(m, 310, 2);
    expect(numbers(m)).toEqual([100, 200, 300]);
    for (const n of [150, 200, 205, 300, 310]) expect(JSON.stringify(stateAt(m, n))).toBe(textAt(m, n));
    undo(m, 200);
    expect(numbers(m)).toEqual([100, 200]);
    undo(m, 50);
    expect([numbers(m), JSON.stringify(m.state)]).toEqual([[], textAt(m, 50)]);
  });
  test('what is done with a state does not change the snapshot it came from', () => {
    const m = playOn(openLong(), 120);
    (stateAt(m, 100).public as { squares: number[] }).squares.fill(7);
    expect(JSON.stringify(stateAt(m, 100))).toBe(textAt(m, 100));
  });
  test('keeps few snapshots, near ones close together and far ones further apart', () => {
    const m = playOn(openLong(), 6000);
    const kept = numbers(m);
    expect(kept).toHaveLength(SNAPSHOTS.most);
    expect(kept.at(-1)).toBe(6000);
    expect(kept.slice(-3)).toEqual([5800, 5900, 6000]);
    const gaps = kept.map((n, i) => n - (kept[i - 1] ?? 0));
    expect(Math.max(...gaps)).toBeLessThan(2000);
    expect(gaps[0]!).toBeGreaterThan(SNAPSHOTS.every);
  });
  test('keeps no more text than it may, and none of a state that is too large', () => {
    const m = playOn(openLong(), 299);
    const large = (characters: number) => ({ answers: 0, state: 'x'.repeat(characters) });
    m.snapshots = [{ ...large(SNAPSHOTS.characters - 100), answers: 100 }, m.snapshots[1]!];
    playOn(m, 300);
    expect(numbers(m)).toEqual([200, 300]);
    const { game, ...rest } = playOn(openLong(), 99);
    const huge = { ...rest.state, public: 'x'.repeat(SNAPSHOTS.characters) };
    const bloated: Match<AnyState> = { ...rest, game: { ...game, clone: () => huge, machine: { ...game.machine, submit: () => null } } };
    expect([answer(bloated, 0, 99, [1]), bloated.log.length]).toEqual([null, 100]);
    expect(numbers(bloated)).toEqual([]);
  });
});

describe('a stored snapshot', () => {
  const { setup } = checkSetup(bluff, { dice: 3 });
  const m = playOn(openMatch(bluff, setup) as unknown as Match<AnyState>, 8);
  const snapshot = takeSnapshot(m);
  const problem = (change: Partial<typeof snapshot>) => snapshotProblem(m.game, setup, m.log, { ...snapshot, ...change });

  test('resumes the match', () => {
    expect(problem({})).toBeNull();
    const resumed = resumeMatch(m.game, setup, m.opening, [...m.log], snapshot);
    expect(JSON.stringify(resumed.state)).toBe(JSON.stringify(m.state));
    expect(JSON.stringify(playOn(resumed, 12).state)).toBe(JSON.stringify(playOn({ ...m, log: [...m.log] }, 12).state));
  });
  test('fits the first answers of a longer log, and helps its undo', () => {
    const longer = playOn({ ...m, log: [...m.log] }, 11);
    const newest = takeSnapshot(longer);
    expect(snapshotProblem(m.game, setup, longer.log, snapshot)).toBeNull();
    const resumed = resumeMatch(m.game, setup, m.opening, longer.log, newest, [snapshot, { ...snapshot, check: 'no' }]);
    expect(numbers(resumed)).toEqual([8, 11]);
    expect(() => resumeMatch(m.game, setup, m.opening, longer.log, snapshot)).toThrow('the snapshot covers 8 answers, the log has 11');
  });
  test.each([
    ['another game', { game: 'noughts' }, 'it belongs to the game "noughts", expected "bluff"'],
    ['other rules', { rules: '0' }, 'it was taken under rules 0, expected rules 1'],
    ['answers that are not there', { answers: 9 }, 'it covers 9 answers, but the match has only 8'],
    ['fewer answers than it was made of', { answers: 7 }, 'its check is'],
    ['another check', { check: '0'.repeat(16) }, 'its check is 0000000000000000, expected'],
    ['one letter of its state changed', { state: snapshot.state.replace('"seq":8', '"seq":9') }, 'its check is'],
  ])('with %s is found out', (_, change, expected) => {
    expect(problem(change)).toContain(expected);
  });
  test('of other answers, or of another set-up, is found out', () => {
    const other = m.log.map((e, i) => (i === 2 ? { ...e, answer: [...e.answer, 0] } : e));
    expect(snapshotProblem(m.game, setup, other, snapshot)).toContain('its check is');
    expect(snapshotProblem(m.game, { ...setup, dice: 4 }, m.log, snapshot)).toContain('its check is');
  });
});

test('a snapshot from before frames had their locals apart is not used: its answers are run instead', () => {
  const m = playOn(openLong(), 120);
  const now = takeSnapshot(m);
  const state = now.state.replaceAll(',"locals":{}', '');
  expect(state).not.toBe(now.state);
  const answers = m.log.map(e => [e.seat, e.answer]);
  const before = { ...now, state, check: checkOf(JSON.stringify([now.game, now.rules, m.setup, answers, state])) };
  expect(snapshotProblem(m.game, m.setup, m.log, now)).toBeNull();
  expect(snapshotProblem(m.game, m.setup, m.log, before)).toMatch(/^its check is /);
});
