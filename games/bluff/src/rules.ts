import type { Rule } from '@cadre/core';

const source = 'house: a small game of ours in the family of liar dice';
export const catalogue: readonly Rule[] = [
  { id: 'BL-1', says: 'Two seats begin with the same number of dice; each rolls its own and nobody else sees them.', source },
  { id: 'BL-2', says: 'Before bidding both seats secretly and at once choose their nerve, 1 or 2; both are then shown.', source },
  {
    id: 'BL-3',
    says: 'The higher nerve opens the bidding.',
    source,
    ruling: 'With equal nerves the seat that lost the last round opens; in the first round it is seat A.',
  },
  { id: 'BL-4', says: 'A bid says that at least so many dice of all show that face; ones are ordinary.', source },
  { id: 'BL-5', says: 'The next bid must be higher: more dice of any face, or as many of a higher face.', source },
  { id: 'BL-6', says: 'Instead of bidding higher you may doubt the last bid; the opener cannot doubt.', source },
  { id: 'BL-7', says: 'On a doubt all dice are shown. If the bid holds, the doubter loses the round, otherwise the bidder.', source },
  { id: 'BL-8', says: 'The loser of a round gives up as many dice as the lower of the two nerves.', source },
  { id: 'BL-9', says: 'A seat without dice has lost the match.', source },
];
