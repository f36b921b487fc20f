import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CHECKPOINT, openCheckpoints } from '../src/store/checkpoints.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const journal = () => {
  const putAway = vi.fn();
  return { ...openCheckpoints(putAway), putAway };
};

test('a small journal stays where it is', () => {
  const { grew, putAway } = journal();
  grew(CHECKPOINT.enough - 1);
  vi.advanceTimersByTime(100 * CHECKPOINT.quiet);
  expect(putAway).not.toHaveBeenCalled();
});
test('a larger one is put away as soon as nothing is stored for a while, and begins anew', () => {
  const { grew, putAway } = journal();
  grew(CHECKPOINT.enough);
  for (let n = 0; n < 10; n++) {
    vi.advanceTimersByTime(CHECKPOINT.quiet - 1);
    grew(1);
  }
  expect(putAway).not.toHaveBeenCalled();
  vi.advanceTimersByTime(CHECKPOINT.quiet);
  expect(putAway).toHaveBeenCalledTimes(1);
  grew(CHECKPOINT.enough - 1);
  vi.advanceTimersByTime(100 * CHECKPOINT.quiet);
  expect(putAway).toHaveBeenCalledTimes(1);
});
test('one that is too large is put away at once, whoever waits', () => {
  const { grew, putAway } = journal();
  for (let bytes = 0; bytes < CHECKPOINT.most; bytes += 1_000_000) grew(1_000_000);
  expect(putAway).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(100 * CHECKPOINT.quiet);
  expect(putAway).toHaveBeenCalledTimes(1);
});
test('nothing is put away after the end', () => {
  const { grew, stop, putAway } = journal();
  grew(CHECKPOINT.enough);
  stop();
  vi.advanceTimersByTime(100 * CHECKPOINT.quiet);
  expect(putAway).not.toHaveBeenCalled();
});
