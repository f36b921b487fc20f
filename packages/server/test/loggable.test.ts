import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { loggable } from '../src/operation/loggable.js';

test('a failed query is logged without what it was about', () => {
  const failed = new DrizzleQueryError('insert into matches values ($1)', ['the-dice-secret'], new Error('No space left on device'));
  expect(failed.message).toContain('the-dice-secret'); // it would be told otherwise
  expect(JSON.stringify(loggable(failed))).not.toContain('the-dice-secret');
  expect(loggable(failed).message).toBe('No space left on device');
});
test('other errors are logged as they are', () => {
  expect(loggable(Object.assign(new Error('no'), { code: 'EACCES' }))).toMatchObject({ message: 'no', code: 'EACCES' });
  expect(loggable('odd')).toEqual({ message: 'odd' });
});
