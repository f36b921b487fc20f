import type { TableInfo } from '@cadre/protocol';
import { beforeEach, expect, test } from 'vitest';
import { contributionTo, keepCreated, keepPromise, promiseOf } from '../src/memory/promises.js';
import { stubLocalStorage } from './support/local-storage.js';

type Seen = Parameters<typeof keepPromise>[0];
const open = { kind: 'open' } as const,
  taken = { kind: 'person', name: 'Ann' } as const;
const table = (status: TableInfo['status'], seats: Seen['seats'], contributions: string[] = [], commitment = 'c1'): Seen => ({
  match: 'm',
  status,
  seats,
  dice: { commitment, contributions },
});

beforeEach(stubLocalStorage);

test('what a new match promises is kept before anybody has added anything, and what the server says later does not replace it', () => {
  keepCreated('m', 'c1', [0, 1]);
  const own = contributionTo('m');
  keepPromise(table('gathering', [taken, open], [], 'c2'), [0]);
  expect(promiseOf('m')).toEqual({ commitment: 'c1', contributions: null, isEarly: true });
  keepPromise(table('playing', [taken, taken], [own, 'yours'], 'c2'), [0]);
  keepPromise(table('playing', [taken, taken], ['x', 'y'], 'c3'), [0]);
  expect(promiseOf('m')).toEqual({ commitment: 'c1', contributions: [own, 'yours'], isEarly: true });
});
test('a server that replaces what this device has added is found out by the comparison', () => {
  keepPromise(table('gathering', [taken, open]), []);
  const own = contributionTo('m');
  expect(contributionTo('m')).toBe(own);
  keepPromise(table('playing', [taken, taken], ['ann', 'chosen by the server']), [1]);
  expect(promiseOf('m')?.contributions).toEqual(['ann', own]);
});
test('a second device of a person who sits already has added nothing', () => {
  keepPromise(table('gathering', [taken, taken, open]), []);
  contributionTo('m');
  keepPromise(table('playing', [taken, taken, taken], ['ann', 'other device', 'bob']), [1]);
  expect(promiseOf('m')?.contributions).toEqual(['ann', 'other device', 'bob']);
});
test('what is first seen after the match has begun is kept, but is no promise from before it', () => {
  keepPromise(table('playing', [taken, taken], ['a', 'b']), []);
  expect(promiseOf('m')).toEqual({ commitment: 'c1', contributions: ['a', 'b'], isEarly: false });
  expect(promiseOf('other')).toBeNull();
});
