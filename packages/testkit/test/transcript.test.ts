import type { AnyState } from '@cadre/core';
import { drawing, transcript } from '@cadre/testkit';
import { describe, expect, test } from 'vitest';
import { honest, toy } from './toys/toy.js';

describe('a transcript', () => {
  test('tells what was asked, what was answered, what came of it, and to whom it was told', () => {
    const lines = transcript(toy(honest), {}, 1).split('\n');
    expect(lines[0]).toBe('Toy, {}, seed 1');
    expect(lines[1]).toMatch(/^1\. TOY-1 asks chance: roll die of 6 -> \[[0-5]\]$/);
    expect(lines[2]).toBe('    (to 0) dealt [TOY-1]');
    expect(lines[5]).toMatch(/^3\. TOY-2 asks 0: amount points of 0 1 2 3 -> \[[0-3]\]$/);
    expect(lines[6]).toBe('    added [TOY-2]');
    expect(lines.slice(-3)).toEqual(['    shown [TOY-3]', expect.stringMatching(/^The end: [01] [01]$/), '']);
  });
  test('of a match that refuses its own answers says so', () => {
    const { machine } = toy(honest);
    const shut = toy(honest, { machine: { ...machine, submit: () => ({ reason: 'illegal', message: 'no' }) } });
    expect(() => transcript(shut, {}, 1)).toThrow('answer 1: no');
  });
  test('of a match without an end says so instead of going on for ever', () => {
    const { machine } = toy(honest);
    const again = (s: AnyState): null => {
      s.pending = { ...s.pending!, seq: s.pending!.seq + 1 };
      return null;
    };
    const endless = toy(honest, { machine: { ...machine, submit: again } });
    expect(() => transcript(endless, {}, 1)).toThrow('Toy is still going on after 20000 answers');
  });
  test('is the same for the same seed only', () => {
    const [one, again, other] = [1, 1, 2].map(seed => transcript(toy(honest), {}, seed).split('\n').slice(1).join());
    expect(again).toBe(one);
    expect(other).not.toBe(one);
  });
});

describe('a drawing', () => {
  const board = drawing(`
    X . O
    . X .
  `);
  test('has cells by rows, and says where a character stands', () => {
    expect([board.width, board.height, board.cells.join('')]).toEqual([3, 2, 'X.O.X.']);
    expect([board.where('X'), board.where('?'), board.only('O')]).toEqual([[0, 4], [], 2]);
  });
  test('that is crooked or ambiguous says so', () => {
    expect(() => board.only('X')).toThrow('the drawing has 2 times "X", not once');
    expect(() => drawing('X .\nX . .')).toThrow('row 2 of the drawing has 3 cells, row 1 has 2: "X.."');
  });
});
