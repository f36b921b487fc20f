import { type RefObject, useEffect, useRef } from 'react';

/** What stands beside the map scrolls by itself: with every new question its first offer is brought into sight. */
export const useOffersInSight = (seq: number | undefined): RefObject<HTMLDivElement | null> => {
  const side = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new question is looked at anew
  useEffect(() => {
    const offer = side.current?.querySelector('.mando-offer');
    const column = offer?.closest('.mando-left, .mando-right');
    // On a phone everything is one column, and the page stays where its reader has scrolled it.
    const isBeside = [side.current, column].some(each => each && getComputedStyle(each).overflowY === 'auto');
    if (isBeside) offer?.scrollIntoView({ block: 'nearest' });
  }, [seq]);
  return side;
};
