import type { ViewOf } from '@cadre/core';
import type { FigureId, SkirmishState } from '#game/state';

export type SkirmishView = ViewOf<SkirmishState>;
/** The figure whose activation it is. */
export const actingFigure = ({ stack }: SkirmishView): FigureId | null => {
  const locals = stack.findLast(f => f.proc === 'activation')?.locals as { readonly figure?: FigureId } | undefined;
  return locals?.figure ?? null;
};
