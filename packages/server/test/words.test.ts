import { type AnyState, CHANCE, type Game, type PickSpace, pick, place, type View } from '@cadre/core';
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

test('whoever waits reads what the others decide, and nobody does while they are asked themselves', () => {
  const view = viewWith(null);
  expect(wordsOf(game, 'en', view, 2)).toMatchObject({ question: 'Where do you meet?', waiting: '' });
  expect(wordsOf(game, 'en', { ...view, seat: 2 }, 2)).toMatchObject({ question: '', waiting: 'Where do you meet?' });
  const [asked] = view.pending!.asks;
  const answered = {
    ...view,
    seat: 2,
    pending: {
      ...view.pending!,
      asks: [
        { ...asked!, answered: true },
        { ...asked!, seat: CHANCE },
      ],
    },
  };
  expect(wordsOf(game, 'en', answered, 2).waiting).toBe('');
});
test('a partner reads a proposed spot as people write spots, not as bare numbers', () => {
  expect(wordsOf(game, 'en', viewWith([12, 7]), 2).proposals).toEqual({ 1: '12" from the left, 7" from below' });
  expect(wordsOf(game, 'en', viewWith(null), 2).proposals).toEqual({});
});
test('options come in the order of the game for lists, where it has one', () => {
  const options = pick('action', [4, 9, 2]);
  const view = viewWith(null);
  const asked = { ...view, pending: { ...view.pending!, asks: [{ seat: 0, space: options, answered: false, answer: null }] } };
  expect(wordsOf(game, 'en', asked, 2).listed).toBeUndefined();
  const sorted = ({ options: values }: PickSpace) => values.toSorted((a, b) => a - b);
  expect(wordsOf({ ...game, speech: { ...game.speech, listed: sorted } }, 'en', asked, 2).listed).toEqual([2, 4, 9]);
  const closing = { ...game, speech: { ...game.speech, listed: sorted, closing: () => [4] } };
  expect(wordsOf(closing, 'en', asked, 2)).toMatchObject({ listed: [2, 9, 4], closing: [4] });
});
