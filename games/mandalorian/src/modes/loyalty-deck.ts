import { boxOf } from '../box/box.js';
import { LOYAL, type MandoKnown, TRAITOR } from '../state.js';

/** TR-2: one Loyal card for each player who has not declared and one Traitor; with a certain traitor one Loyal card fewer. */
export const loyaltyDeck = (s: Pick<MandoKnown, 'public'>): number[] => {
  const players = s.public.crew.declared.filter(x => !x).length;
  const loyal = boxOf(s).plan.traitor === 'certain' ? players - 1 : players;
  return [...new Array<number>(loyal).fill(LOYAL), TRAITOR];
};
