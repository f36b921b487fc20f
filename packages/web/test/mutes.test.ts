import { beforeEach, expect, test } from 'vitest';
import { dropMute, keepMute, mutesOf } from '../src/memory/mutes.js';
import { stubLocalStorage } from './support/local-storage.js';

beforeEach(stubLocalStorage);

test('mutes are kept for each table, until their time is up or they are lifted', () => {
  keepMute('m', 1, null, 0);
  keepMute('m', 2, 10, 0);
  expect(mutesOf('m', 60_000)).toEqual([{ seat: 1 }, { seat: 2, minutes: 9 }]);
  expect(mutesOf('m', 600_000)).toEqual([{ seat: 1 }]);
  dropMute('m', 1);
  expect(mutesOf('m', 600_000)).toEqual([]);
  expect(mutesOf('other', 0)).toEqual([]);
});
