import { noughts } from '@cadre/noughts';
import { drawing, rule, scenario } from '@cadre/testkit';
import { expect } from 'vitest';

/** A position as it looks, crosses to move unless there are more of them. */
const position = (text: string) => {
  const board = drawing(text);
  const state = noughts.setup({});
  state.public.squares = board.cells.map(c => 'XO'.indexOf(c));
  state.public.turn = board.where('X').length > board.where('O').length ? 1 : 0;
  return scenario(noughts, state);
};

rule('NX-1', 'crosses begin and the seats take turns', () => {
  const t = scenario(noughts, noughts.setup({}));
  t.asked('NX-2', 0).seat(0).answers(4).asked('NX-2', 1).seat(1).answers(0).asked('NX-2', 0).refused(1, 8);
});
rule('NX-2', 'only free squares are on offer', () => {
  position(`
    X O .
    . X .
    O . .`)
    .offered([2, 3, 5, 7, 8])
    .refused(0, 4);
});
rule('NX-3', 'three in a row win at once, in every direction', () => {
  for (const [text, square] of [
    ['XX. OO. ...', 2],
    ['XO. XO. ...', 6],
    ['XO. OX. ...', 8],
    ['.OX OX. ...', 6],
  ] as const) {
    const t = position(text.replaceAll(' ', '\n')).seat(0).answers(square).over();
    expect(t.facts('won')).toEqual([{ type: 'won', rule: 'NX-3', seat: 0 }]);
    expect(noughts.score(t.state)).toEqual([1, 0]);
  }
});
rule('NX-4', 'a full board without a line is a draw, and the last square needs no question', () => {
  const t = position(`
    X O X
    X O O
    O . .`)
    .seat(0)
    .answers(7)
    .over();
  expect(t.facts('draw')).toHaveLength(1);
  expect(noughts.score(t.state)).toEqual([0.5, 0.5]);
});
