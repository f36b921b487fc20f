import type { ViewOf } from '@cadre/core';
import type { FigureId, SkirmishState } from '#game/state';

export type SkirmishView = ViewOf<SkirmishState>;
/** A view of another game, or none at all, is nothing to draw. */
export const isView = (view: unknown): view is SkirmishView => {
  if (typeof view !== 'object' || view === null || !('public' in view) || !('stack' in view)) return false;
  const yard = view.public;
  return typeof yard === 'object' && yard !== null && 'figures' in yard && Array.isArray(yard.figures) && 'points' in yard;
};
/** The figure whose activation it is. */
export const actingFigure = ({ stack }: SkirmishView): FigureId | null => {
  const locals = stack.findLast(f => f.proc === 'activation')?.locals as { readonly figure?: FigureId } | undefined;
  return locals?.figure ?? null;
};
