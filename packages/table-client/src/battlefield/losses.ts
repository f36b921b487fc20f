import type { BattleScene, SceneFigure } from '@cadre/battle';

/** A figure that has left the table in this round. */
export type Lost = Pick<SceneFigure, 'id' | 'short' | 'seat' | 'at' | 'bottom' | 'radius'>;
/** What a figure has just suffered. */
export interface Harm extends Lost {
  readonly key: string;
  readonly n: number;
  readonly height: number;
}
export interface Losses {
  readonly lost: readonly Lost[];
  readonly harms: readonly Harm[];
}
export const NO_LOSSES: Losses = { lost: [], harms: [] };

/** What has happened to the figures between two moments of one table. */
export const lossesBetween = (before: BattleScene, now: BattleScene, { lost }: Losses): Losses => {
  if (before.ground.id !== now.ground.id) return NO_LOSSES;
  const standing = new Map(now.figures.map(figure => [figure.id, figure]));
  const isSameRound = before.round === now.round;
  const gone = before.figures.filter(({ id }) => !standing.has(id));
  const harms = before.figures.flatMap((figure): Harm[] => {
    const left = standing.get(figure.id)?.left ?? 0;
    const n = figure.left - left;
    return n > 0 ? [{ ...figure, n, key: `${figure.id} ${left} ${now.round}` }] : [];
  });
  return {
    // Whoever is back, as after an undo, was not lost.
    lost: [...(isSameRound ? lost : []), ...gone].filter(({ id }) => !standing.has(id)),
    harms,
  };
};
