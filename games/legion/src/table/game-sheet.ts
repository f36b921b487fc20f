import { STANDING_ORDERS } from '../data/index.js';
import type { ArmyList } from '../roster/index.js';
import { type CommandHand, openingHand } from './opponent.js';
import { playSheet, type UnitInPlay } from './unit-in-play.js';

/** What a player keeps track of during a game: cards, wounds and suppression of every unit, and the command hand. */
export interface GameSheet {
  readonly units: readonly { readonly unit: UnitInPlay; readonly wounds: number; readonly suppression: number }[];
  readonly commands: CommandHand;
}
export const openSheet = (list: ArmyList): GameSheet => ({
  units: playSheet(list).map(unit => ({ unit, wounds: 0, suppression: 0 })),
  commands: openingHand(list),
});
type Tracked = GameSheet['units'][number];
export const onSheet = (sheet: GameSheet, at: number, change: (tracked: Tracked) => Tracked): GameSheet => {
  const tracked = sheet.units[at];
  return tracked ? { ...sheet, units: sheet.units.with(at, change(tracked)) } : sheet;
};
/** A command card is played and lies in the discard pile, for all to see (AB-31); Standing Orders comes back to the hand. */
export const commandPlayed = (sheet: GameSheet, card: string): GameSheet => {
  const { hand, discard } = sheet.commands;
  if (card === STANDING_ORDERS || !hand.includes(card)) return sheet;
  return { ...sheet, commands: { hand: hand.filter(c => c !== card), discard: [...discard, card] } };
};
export const commandTakenBack = (sheet: GameSheet, card: string): GameSheet => {
  const { hand, discard } = sheet.commands;
  return discard.includes(card) ? { ...sheet, commands: { hand: [...hand, card], discard: discard.filter(c => c !== card) } } : sheet;
};
