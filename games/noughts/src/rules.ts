import type { Rule } from '@cadre/core';

export const catalogue: readonly Rule[] = [
  { id: 'NX-1', says: 'Crosses begin; the seats take turns.', source: 'house: noughts and crosses as everybody plays it' },
  { id: 'NX-2', says: 'On your turn, put your mark on a free square.', source: 'house: noughts and crosses as everybody plays it' },
  {
    id: 'NX-3',
    says: 'Three own marks in a row, column or diagonal win at once.',
    source: 'house: noughts and crosses as everybody plays it',
  },
  { id: 'NX-4', says: 'A full board without such a line is a draw.', source: 'house: noughts and crosses as everybody plays it' },
];
