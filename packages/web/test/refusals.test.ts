import { refusal } from '@cadre/protocol';
import { expect, test } from 'vitest';
import { english } from '../src/words/english.js';
import { troubleText } from '../src/words/refusals.js';

test('a table says why nobody can play: an operator who looks after the server is no problem of it', () => {
  expect(troubleText(english, refusal('read-only', 'for developers'))).toBe(english.refusals['read-only']);
  expect(troubleText(english, refusal('storage', 'the disk is full'))).toMatch(/^Server problem: the disk is full\./);
});
