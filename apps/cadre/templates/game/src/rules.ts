import type { Rule } from '@cadre/core';

const source = 'house: replace this with the document and the place in it';
/** The rulebook in our own words. Code and tests name these ids, and `cadre rules` finds them. */
export const catalogue: readonly Rule[] = [
  { id: 'PG-1', says: 'The seats take turns; the first seat begins.', source },
  { id: 'PG-2', says: 'On your turn, roll the die or hold. You must roll once before you can hold.', source },
  { id: 'PG-3', says: 'What you roll is added to the total of your turn.', source },
  { id: 'PG-4', says: 'A 1 loses the total and ends your turn.', source },
  { id: 'PG-5', says: 'If you hold, the total is added to your points and your turn ends.', source },
  { id: 'PG-6', says: 'Whoever reaches the goal first wins.', source },
];
