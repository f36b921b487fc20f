import { endRound, type GameSheet, pointsLost, waiting } from '@cadre/legion-army/roster';
import type { ReactNode } from 'react';
import { useLabels } from '../context.js';
import { Stepper } from '../detail/stepper.js';

const MOST_POINTS = 99;
/** The round, the order pool, victory points of both sides, and the points lost so far. */
export const ScoreBar = ({
  sheet,
  change,
}: {
  readonly sheet: GameSheet;
  readonly change: (change: (sheet: GameSheet) => GameSheet) => void;
}): ReactNode => {
  const l = useLabels();
  const { ordered, pool } = waiting(sheet);
  const score = (side: 'own' | 'opponent', points: number): void => change(now => ({ ...now, score: { ...now.score, [side]: points } }));
  return (
    <section className="army-score panel" aria-label={l.roundNumber(sheet.round)}>
      <div className="army-score-round">
        <strong>{l.roundNumber(sheet.round)}</strong>
        <span className="quiet" role="status">
          {l.orderPool(ordered, pool)}
        </span>
        <button type="button" className="key go" onClick={() => change(endRound)}>
          {l.endRound}
        </button>
      </div>
      <Stepper label={l.victoryPoints} value={sheet.score.own} most={MOST_POINTS} change={n => score('own', n)} />
      <Stepper label={l.opponentPoints} value={sheet.score.opponent} most={MOST_POINTS} change={n => score('opponent', n)} />
      <p className="quiet">{l.pointsLost(pointsLost(sheet))}</p>
    </section>
  );
};
