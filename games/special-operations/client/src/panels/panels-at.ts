import { type BattlePanels, panelsIf } from '@cadre/table-client';

export type OperationsPanel =
  | 'goal'
  | 'loadout choice'
  | 'card choice'
  | 'summary'
  | 'mission'
  | 'own squad'
  | 'other squad'
  | 'round report'
  | 'hints'
  | 'attack'
  | 'since you'
  | 'explanation'
  | 'unit'
  | 'help';
/** What decides which panels are shown. */
export interface OperationsMoment {
  /** Until the first command cards nothing is scored: one's own squad comes first, and the mission stands beside the enemy's. */
  readonly isOpening: boolean;
  /** The match is looked back on. */
  readonly isOver: boolean;
  readonly isAsked: boolean;
  readonly isPlacing: boolean;
  /** The lesson tells what the match is about, with the table in sight. */
  readonly isTellingGoal: boolean;
  readonly asksForLoadouts: boolean;
  /** A round has just ended. */
  readonly hasReport: boolean;
  /** Whether the rules can be asked. */
  readonly canMeasure: boolean;
  /** The attack that goes on, or else the latest one. */
  readonly attack: {
    readonly isInProgress: boolean;
    /** It has happened since the reader's last answer. */
    readonly isNews: boolean;
    /** The same, and the reader has not closed it. */
    readonly isUnread: boolean;
    /** Whoever was attacked by a click is still under the mouse when the dice have fallen. */
    readonly isOnLooked: boolean;
  } | null;
  /** The reader has closed what happened since their last answer. */
  readonly isSinceRead: boolean;
  /** A unit is pointed at or chosen. */
  readonly isLooking: boolean;
  /** A unit's card is open, or it is put on the table now. */
  readonly isUnitShown: boolean;
}
export const panelsAt = (now: OperationsMoment): BattlePanels<OperationsPanel> & { readonly isAttackNews: boolean } => {
  const { attack, isLooking, isOver, isOpening } = now;
  const isFree = !now.isPlacing && !isOver;
  const isAttackShown = attack !== null && (attack.isInProgress || !isLooking || (attack.isNews && attack.isOnLooked));
  return {
    over: now.isTellingGoal ? 'goal' : now.asksForLoadouts ? 'loadout choice' : 'card choice',
    left: panelsIf(['summary', isOver], ['mission', !isOpening], ['own squad', true]),
    near: panelsIf(
      ['round report', isOver && now.hasReport],
      ['hints', true],
      ['attack', isAttackShown],
      ['since you', now.isAsked && isFree && !isLooking && !attack?.isNews && !now.isSinceRead],
      ['explanation', now.canMeasure],
      ['unit', now.isUnitShown],
      ['help', true],
    ),
    right: panelsIf(['mission', isOpening], ['other squad', true]),
    isAttackNews: attack !== null && (attack.isInProgress || (attack.isUnread && isFree)),
  };
};
