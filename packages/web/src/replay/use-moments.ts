import type { Language } from '@cadre/core';
import type { WireView } from '@cadre/protocol';
import { useEffect, useRef, useState } from 'react';
import { fetchMoments } from '../connection/api.js';

/** Moments come in pages of so many, and so many pages are kept. */
const PAGE = 20;
const MOST_PAGES = 16;
/** Whoever drags along the timeline passes many pages: only where they rest is fetched. */
const REST = 90;

export interface MomentsKnown {
  readonly count: number;
  readonly seats: readonly number[];
  /** The view at the moment asked for; the last one known while it is on its way. */
  readonly view: WireView | null;
  readonly failed: unknown;
}
type Pages = Map<string, readonly WireView[] | 'coming'>;
/** The oldest are let go. */
const keep = (pages: Pages, key: string, views: readonly WireView[]): void => {
  pages.delete(key);
  pages.set(key, views);
  for (const [old, kept] of pages) {
    if (pages.size <= MOST_PAGES) break;
    if (kept !== 'coming') pages.delete(old);
  }
};

/** The match at one moment as one seat knew it. Neighbours are fetched ahead, so that walking does not wait. */
export const useMoments = (
  match: string,
  as: number | null,
  moment: number,
  language: Language,
  secret: string | undefined,
): MomentsKnown => {
  const pages = useRef<Pages>(new Map());
  const showWanted = useRef(() => undefined as void);
  const [known, setKnown] = useState<MomentsKnown>({ count: 0, seats: [], view: null, failed: null });
  useEffect(() => {
    const page = Math.floor(moment / PAGE);
    const keyOf = (p: number): string => `${language}:${as}:${p}`;
    const show = (): void => {
      const views = pages.current.get(keyOf(page));
      const view = typeof views === 'object' ? views[moment % PAGE] : undefined;
      if (view) setKnown(before => ({ ...before, view }));
    };
    // Whatever page arrives, the moment that is wanted by then is shown.
    showWanted.current = show;
    const bring = (p: number): void => {
      const key = keyOf(p);
      if (p < 0 || pages.current.has(key)) return;
      pages.current.set(key, 'coming');
      fetchMoments({ match, as, language, from: p * PAGE, count: PAGE }, secret).then(
        ({ count, seats, moments }) => {
          keep(pages.current, key, moments);
          setKnown(before => ({ ...before, count, seats, failed: null }));
          showWanted.current();
        },
        thrown => {
          pages.current.delete(key);
          setKnown(before => ({ ...before, failed: thrown }));
        },
      );
    };
    show();
    const timer = setTimeout(
      () => {
        bring(page);
        bring(page + (moment % PAGE > PAGE / 2 ? 1 : -1));
      },
      pages.current.size === 0 ? 0 : REST,
    );
    return () => clearTimeout(timer);
  }, [match, as, moment, language, secret]);
  return known;
};
