import type { Language } from '@cadre/core';
import type { WireView } from '@cadre/protocol';
import { useEffect, useRef, useState } from 'react';
import { fetchMoments } from '../connection/api.js';

/** Moments come in pages of so many. */
const PAGE = 40;
export interface MomentsKnown {
  readonly count: number;
  readonly seats: readonly number[];
  /** The view at the moment asked for; the last one known while it is on its way. */
  readonly view: WireView | null;
  readonly failed: unknown;
}

/** The match at one moment as one seat knew it. Neighbours are fetched ahead, so that walking does not wait. */
export const useMoments = (
  match: string,
  as: number | null,
  moment: number,
  language: Language,
  secret: string | undefined,
): MomentsKnown => {
  const pages = useRef(new Map<string, readonly WireView[] | 'coming'>());
  const [known, setKnown] = useState<MomentsKnown>({ count: 0, seats: [], view: null, failed: null });
  const page = Math.floor(moment / PAGE);
  useEffect(() => {
    const wanted = { key: `${language}:${as}:${page}`, at: moment % PAGE };
    const show = (): void => {
      const views = pages.current.get(wanted.key);
      const view = typeof views === 'object' ? views[wanted.at] : undefined;
      if (view) setKnown(before => ({ ...before, view }));
    };
    const bring = (p: number): void => {
      const key = `${language}:${as}:${p}`;
      if (p < 0 || pages.current.has(key)) return;
      pages.current.set(key, 'coming');
      fetchMoments({ match, as, language, from: p * PAGE, count: PAGE }, secret).then(
        ({ count, seats, moments }) => {
          pages.current.set(key, moments);
          setKnown(before => ({ ...before, count, seats, failed: null }));
          show();
        },
        thrown => {
          pages.current.delete(key);
          setKnown(before => ({ ...before, failed: thrown }));
        },
      );
    };
    show();
    bring(page);
    if (moment % PAGE > PAGE / 2) bring(page + 1);
  }, [match, as, page, moment, language, secret]);
  return known;
};
