import { beforeEach, expect, test, vi } from 'vitest';
import { dropMute, keepMute, mutesOf } from '../src/memory/mutes.js';

beforeEach(() => {
  const places = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (place: string) => places.get(place) ?? null,
    setItem: (place: string, text: string) => places.set(place, text),
  });
  return () => vi.unstubAllGlobals();
});

test('mutes are kept for each table, until their time is up or they are lifted', () => {
  keepMute('m', 1, null, 0);
  keepMute('m', 2, 10, 0);
  expect(mutesOf('m', 60_000)).toEqual([{ seat: 1 }, { seat: 2, minutes: 9 }]);
  expect(mutesOf('m', 600_000)).toEqual([{ seat: 1 }]);
  dropMute('m', 1);
  expect(mutesOf('m', 600_000)).toEqual([]);
  expect(mutesOf('other', 0)).toEqual([]);
});
