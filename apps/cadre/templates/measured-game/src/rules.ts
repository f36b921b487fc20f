import type { Rule } from '@cadre/core';

const source = 'house: replace this with the document and the place in it';
/** The rulebook in our own words. Code and tests name these ids, and `cadre rules` finds them. */
export const catalogue: readonly Rule[] = [
  { id: 'DU-1', says: 'Three figures of each side face each other on a table of 24 by 24 inches. The first seat begins.', source },
  { id: 'DU-2', says: 'The sides take turns. A turn is one figure that has not acted in this round: it moves, then it may shoot.', source },
  { id: 'DU-3', says: 'A figure moves as far as its tool reaches, around walls and not onto other bases.', source },
  { id: 'DU-4', says: 'It may shoot an enemy that it sees within 12 inches: three dice, each hit is a wound.', source },
  { id: 'DU-5', says: 'Two wounds defeat a figure.', source },
  { id: 'DU-6', says: 'After four rounds, or when a side has nobody left, the side with more figures wins.', source },
];
