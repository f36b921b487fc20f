import type { Query } from '@cadre/core';
import { figureOf, isStanding } from '#game/queries';
import type { FigureId } from '#game/state';
import type { SkirmishView } from './view.js';

/** What is asked about the figure somebody looks at: a shot at an enemy of the figure that acts, else where it can go. */
export const queryFor = (view: SkirmishView, acting: FigureId | null, looked: FigureId | null): Query | null => {
  if (looked === null || !isStanding(figureOf(view, looked))) return null;
  if (acting === null || acting === looked || !isStanding(figureOf(view, acting))) return { kind: 'reach', args: [looked] };
  const isEnemy = figureOf(view, acting).seat !== figureOf(view, looked).seat;
  return isEnemy ? { kind: 'shot', args: [acting, looked] } : { kind: 'reach', args: [looked] };
};
