import { type BattlePanels, panelsIf } from '@cadre/table-client';

export type EncounterPanel =
  | 'tree'
  | 'stance choice'
  | 'revealed orders'
  | 'summary'
  | 'mission'
  | 'reserve'
  | 'legend'
  | 'cadres'
  | 'hints'
  | 'revealed card'
  | 'help'
  | 'attack'
  | 'explanation'
  | 'tree odds'
  | 'unit';
/** What decides which panels are shown. */
export interface EncounterMoment {
  /** The reader is the Legend. */
  readonly isLegend: boolean;
  /** The match is looked back on. */
  readonly isOver: boolean;
  readonly isAsked: boolean;
  readonly isPlacing: boolean;
  readonly asksForStance: boolean;
  /** A unit acts, or an ability is offered or asks something. */
  readonly hasHelp: boolean;
  /** An attack goes on whose successes are spent along a tree. */
  readonly isWalkingTree: boolean;
  readonly areOrdersRevealed: boolean;
  /** An attack goes on, or there was one. */
  readonly hasAttack: boolean;
  /** Whether the rules can be asked. */
  readonly canMeasure: boolean;
  /** What is looked at could be attacked. */
  readonly isTarget: boolean;
  readonly isUnitShown: boolean;
}
export const panelsAt = (now: EncounterMoment): BattlePanels<EncounterPanel> => {
  const { isLegend } = now;
  const choice: EncounterPanel | null = now.asksForStance ? 'stance choice' : now.areOrdersRevealed ? 'revealed orders' : null;
  return {
    // While a step of the tree moves somebody, the board must be free.
    over: now.isWalkingTree && !now.isPlacing ? 'tree' : choice,
    left: panelsIf(['summary', now.isOver], ['mission', true], ['reserve', !isLegend], [isLegend ? 'legend' : 'cadres', true]),
    near: [],
    right: panelsIf(
      ['hints', true],
      ['revealed card', true],
      ['help', now.isAsked && now.hasHelp],
      ['attack', now.hasAttack],
      ['explanation', now.canMeasure],
      ['tree odds', now.canMeasure && now.isTarget],
      ['unit', now.isUnitShown],
      ['reserve', isLegend],
      [isLegend ? 'cadres' : 'legend', true],
    ),
  };
};
