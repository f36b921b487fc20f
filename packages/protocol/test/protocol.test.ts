import { amount, draw, openMatch, order, pick, place, REFUSALS, roll, SPECTATOR, viewOf } from '@cadre/core';
import { noughts } from '@cadre/noughts';
import { describe, expect, test } from 'vitest';
import {
  createMatchSchema,
  helloSchema,
  LIMITS,
  messageSchema,
  REFUSAL_CODES,
  refusal,
  requestSchema,
  spaceSchema,
  viewSchema,
} from '../src/index.js';

const secret = 's'.repeat(43);
const match = 'm'.repeat(22);

test('every space of the kernel can travel', () => {
  for (const space of [
    pick('x', [1, 2], 0, 2),
    amount('x', 1, 3),
    order('x', [1, 2]),
    place('x', 'r', [1], { spots: 2 }),
    roll('x', 6, 2),
    draw('x', [1, 1], 1),
  ])
    expect(spaceSchema.parse(space)).toEqual(space);
});
test('the views of a match can travel, and nothing is added to them', () => {
  const { state } = openMatch(noughts, {});
  for (const seat of [0, 1, SPECTATOR]) expect(viewSchema.parse(viewOf(state, seat))).toEqual(viewOf(state, seat));
});
test('every refusal of the kernel has a kind for the client', () => {
  for (const reason of REFUSALS) expect(refusal(reason, 'why').kind).toBe(REFUSAL_CODES[reason]);
});

describe('what a client may say', () => {
  test('hello without secrets is a spectator', () => {
    expect(helloSchema.parse({ type: 'hello', protocol: 4, match }).secrets).toEqual([]);
  });
  test.each([
    ['a short secret', { type: 'hello', protocol: 4, match, secrets: ['short'] }],
    ['a match id with a path in it', { type: 'hello', protocol: 4, match: '../../../etc/passwd' }],
    ['more secrets than seats', { type: 'hello', protocol: 4, match, secrets: Array(9).fill(secret) }],
    ['an unknown field', { type: 'hello', protocol: 4, match, admin: true }],
    ['a resume from before the beginning', { type: 'hello', protocol: 4, match, resume: -1 }],
  ])('hello with %s is refused', (_, message) => {
    expect(helloSchema.safeParse(message).success).toBe(false);
  });
  test.each([
    ['fractions', { type: 'answer', id: 1, seat: 0, seq: 0, answer: [0.5] }],
    ['words', { type: 'answer', id: 1, seat: 0, seq: 0, answer: ['4'] }],
    ['numbers too large for an integer', { type: 'answer', id: 1, seat: 0, seq: 0, answer: [2 ** 60] }],
    ['an endless list', { type: 'answer', id: 1, seat: 0, seq: 0, answer: Array(LIMITS.answerLength + 1).fill(0) }],
    ['chance for a seat', { type: 'answer', id: 1, seat: -1, seq: 0, answer: [0] }],
    ['no id', { type: 'answer', seat: 0, seq: 0, answer: [0] }],
    ['an unknown type', { type: 'cheat', id: 1 }],
    ['a nul in chat', { type: 'say', id: 1, seat: 0, text: 'a\u0000b' }],
    ['half a letter in chat', { type: 'say', id: 1, seat: 0, text: 'a\ud800b' }],
    ['empty chat', { type: 'say', id: 1, seat: 0, text: '   ' }],
    ['an undo as a plain proposal', { type: 'propose', id: 1, seat: 0, action: { kind: 'undo', to: 0, rule: 'x' } }],
  ])('a request with %s is refused', (_, message) => {
    expect(requestSchema.safeParse(message).success).toBe(false);
  });
  test('an answer is taken as it is', () => {
    const said = { type: 'answer', id: 1, seat: 0, seq: 4, answer: [4] };
    expect(requestSchema.parse(said)).toEqual(said);
  });
});

test('a match has the usual table rules unless told', () => {
  expect(createMatchSchema.parse({ game: 'noughts' })).toEqual({
    game: 'noughts',
    setup: {},
    seats: [],
    tableRules: { undo: 'ask', clock: { kind: 'none' }, spectators: { allowed: true, delaySeconds: 0 }, chat: false, friendsOnly: false },
  });
});
test('a message with a field that nobody defined is no message', () => {
  expect(messageSchema.safeParse({ type: 'pong', id: 1 }).success).toBe(true);
  expect(messageSchema.safeParse({ type: 'pong', id: 1, seed: 'x' }).success).toBe(false);
});
