import { STANDING_ORDERS, unitById } from '../data/index.js';
import { type ArmyList, copies, muster, unitPoints } from '../roster/index.js';
import { type CommandHand, openingHand } from './opponent.js';
import { cardInPlay, playSheet, type UnitInPlay } from './unit-in-play.js';

/** Tokens that a unit loses at the end of a round. */
export const TOKENS = ['aim', 'dodge', 'surge', 'standby'] as const;
export type Token = (typeof TOKENS)[number];

export interface Tracked {
  readonly unit: UnitInPlay;
  /** What an opponent scores in tie-breaks when it is lost: a counterpart's points are its unit's. */
  readonly points: number;
  readonly wounds: number;
  readonly suppression: number;
  readonly tokens: Readonly<Record<Token, number>>;
  /** It has an order token face up; without one its token is in the pool until it activates. */
  readonly ordered: boolean;
  readonly activated: boolean;
}
/** What a player keeps track of during a game: the round, both scores, every unit, and the command hand. */
export interface GameSheet {
  readonly round: number;
  readonly score: { readonly own: number; readonly opponent: number };
  readonly units: readonly Tracked[];
  readonly commands: CommandHand;
}
const NO_TOKENS: Tracked['tokens'] = { aim: 0, dodge: 0, surge: 0, standby: 0 };
export const openSheet = (list: ArmyList): GameSheet => {
  const points = pointsInPlay(list);
  return {
    round: 1,
    score: { own: 0, opponent: 0 },
    units: playSheet(list).map((unit, at) => ({
      unit,
      points: points[at] ?? 0,
      wounds: 0,
      suppression: 0,
      tokens: NO_TOKENS,
      ordered: false,
      activated: false,
    })),
    commands: openingHand(list),
  };
};
/** The points of everything that `playSheet` puts on the table, in its order. */
const pointsInPlay = (list: ArmyList): number[] => {
  const army = muster(list, []);
  const byLine = new Map(army.units.map(u => [u.line, unitPoints(army, u)]));
  return list.units.flatMap((line, at) => {
    const each = [byLine.get(at) ?? 0, ...(line.counterpart ? [0] : [])];
    return Array.from({ length: copies(line) }, () => each).flat();
  });
};
/** The wounds that end a unit. */
export const woundsOf = ({ unit }: Pick<Tracked, 'unit'>): number => (cardInPlay(unit.unit)?.wounds ?? 0) * unit.miniatures.length;
export const isLost = (tracked: Pick<Tracked, 'unit' | 'wounds'>): boolean => tracked.wounds >= woundsOf(tracked);
/** The points of the units that are lost. */
export const pointsLost = ({ units }: GameSheet): number => units.filter(isLost).reduce((sum, u) => sum + u.points, 0);
/** Units that are left and have not activated in this round; those without an order token are in the pool. */
export const waiting = ({ units }: GameSheet): { readonly ordered: number; readonly pool: number } => {
  const left = units.filter(u => unitById.has(u.unit.unit) && !isLost(u) && !u.activated); // a counterpart goes with its unit
  const ordered = left.filter(u => u.ordered).length;
  return { ordered, pool: left.length - ordered };
};

export const onSheet = (sheet: GameSheet, at: number, change: (tracked: Tracked) => Tracked): GameSheet => {
  const tracked = sheet.units[at];
  return tracked ? { ...sheet, units: sheet.units.with(at, change(tracked)) } : sheet;
};
/** The end phase: tokens and one suppression token of each unit go, orders and activations begin anew. */
export const endRound = (sheet: GameSheet): GameSheet => ({
  ...sheet,
  round: sheet.round + 1,
  units: sheet.units.map(u => ({
    ...u,
    suppression: Math.max(0, u.suppression - 1),
    tokens: NO_TOKENS,
    ordered: false,
    activated: false,
  })),
});
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
