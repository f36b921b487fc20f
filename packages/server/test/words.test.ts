import { type AnyState, type Game, place, type View } from '@cadre/core';
import { expect, test } from 'vitest';
import { wordsOf } from '../src/table/words.js';

const space = place('rally', 'table', []);
const game = {
  id: 'rally',
  speech: {
    seat: (seat: number) => `Player ${seat + 1}`,
    board: () => [],
    question: () => 'Where do you meet?',
    option: (_: unknown, __: unknown, value: number) => `option ${value}`,
    fact: () => '',
    spot: {
      form: 'x, y',
      say: (_: unknown, __: unknown, [x, y]: readonly number[]) => `${x}" from the left, ${y}" from below`,
      read: () => null,
    },
  },
} as unknown as Game<AnyState>;
const viewWith = (answer: readonly number[] | null): View<unknown, unknown> => ({
  seat: 0,
  seq: 3,
  floor: 0,
  public: {},
  mine: null,
  stack: [],
  pending: {
    seq: 3,
    rule: 'T-1',
    joint: 1,
    asks: [
      { seat: 0, space, answered: false, answer: null },
      { seat: 1, space, answered: answer !== null, answer },
    ],
  },
});

test('a partner reads a proposed spot as people write spots, not as bare numbers', () => {
  expect(wordsOf(game, 'en', viewWith([12, 7]), 2).proposals).toEqual({ 1: '12" from the left, 7" from below' });
  expect(wordsOf(game, 'en', viewWith(null), 2).proposals).toEqual({});
});
