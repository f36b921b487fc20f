import type { Overlay, Query } from '@cadre/core';
import type { Previewer } from '@cadre/table-client';
import { useEffect, useState } from 'react';
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

export interface Explanation {
  readonly overlay: Overlay | null;
  readonly isAsking: boolean;
  readonly failed: string | null;
}
const NONE: Explanation = { overlay: null, isAsking: false, failed: null };
/** Milliseconds: a pointer that only passes over a figure asks nothing. */
const REST = 120;

/** What the rules say to a query, as soon as they have said it. */
export const useExplanation = (preview: Previewer | null, query: Query | null): Explanation => {
  const text = query === null ? null : JSON.stringify(query);
  const [found, setFound] = useState<{ readonly text: string | null; readonly by: Previewer | null } & Explanation>({
    text: null,
    by: null,
    ...NONE,
  });
  useEffect(() => {
    if (text === null || !preview) return;
    let isCurrent = true;
    const hear = (part: Partial<Explanation>): void => {
      if (isCurrent) setFound({ ...NONE, text, by: preview, ...part });
    };
    const timer = setTimeout(() => {
      preview({ type: 'explain', query: JSON.parse(text) as Query }).then(
        said => hear(said.type === 'explain' ? { overlay: said } : { failed: said.type === 'none' ? said.says : said.type }),
        (thrown: unknown) => hear({ failed: thrown instanceof Error ? thrown.message : String(thrown) }),
      );
    }, REST);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [preview, text]);
  if (text === null || !preview) return NONE;
  return found.text === text && found.by === preview ? found : { ...NONE, isAsking: true };
};
