import type { Frame } from '@cadre/core';
import type { FigureId } from './state.js';

/** SK-4: the activation of a figure, as screens and bots know it without its procedure. */
export const ACTIVATING = {
  id: 'activation',
  is: (f: Readonly<Frame>): f is Frame<{ readonly figure: FigureId }> => f.proc === ACTIVATING.id,
} as const;
/** The figure whose activation it is. */
export const actingFigure = ({ stack }: { readonly stack: readonly Readonly<Frame>[] }): FigureId | null =>
  stack.findLast(ACTIVATING.is)?.locals.figure ?? null;
