import type { ArmyList } from '../roster/index.js';
import { pointsOf } from '../roster/index.js';

export interface CommandHand {
  readonly hand: readonly string[];
  readonly discard: readonly string[];
}
/** What an opponent may know of a list at any time. */
export interface OpponentView {
  readonly list: Omit<ArmyList, 'commands' | 'secretHand'>;
  readonly points: number;
  readonly handSize: number;
  readonly discard: readonly string[];
}
/**
 * AB-30: never a card of the hand; AB-31: its size and the discard pile; AB-32: everything else.
 * Assembled field by field: what is added to a list later stays at home until somebody shows it here.
 */
export const opponentView = (list: ArmyList, { hand, discard }: CommandHand): OpponentView => ({
  list: {
    name: list.name,
    faction: list.faction,
    mode: list.mode,
    ...(list.battleForce === undefined ? {} : { battleForce: list.battleForce }),
    ...(list.choices === undefined ? {} : { choices: list.choices }),
    units: list.units,
    battle: list.battle,
  },
  points: pointsOf(list),
  handSize: list.secretHand ?? hand.length,
  discard,
});
export const openingHand = (list: ArmyList): CommandHand => ({ hand: list.commands, discard: [] });

/**
 * AB-30, AB-32: a list as opponents may have it: everything but the cards in hand.
 * Assembled from what an opponent may know, so that nothing new slips through.
 */
export const forOpponents = (list: ArmyList): ArmyList => {
  const { list: open, handSize } = opponentView(list, openingHand(list));
  return { ...open, commands: [], ...(handSize > 0 ? { secretHand: handSize } : {}) };
};
