import { type RefObject, useEffect, useRef } from 'react';

const scrolls = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight + 1 && getComputedStyle(element).overflowY === 'auto';
const scrollerOf = (offer: Element, container: Element): Element | null => {
  for (let at: Element | null = offer; at && container.contains(at); at = at.parentElement) if (scrolls(at)) return at;
  return null;
};

/** Columns that scroll by themselves show their first offer at every new question. Where the whole page scrolls, it stays where its reader has scrolled it. */
export const useOfferInView = (question: number | undefined): RefObject<HTMLDivElement | null> => {
  const container = useRef<HTMLDivElement>(null);
  const scrolled = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new question is looked at anew
  useEffect(() => {
    const offer = container.current?.querySelector('.tc-offer[data-option]');
    const scroller = offer && scrollerOf(offer, container.current!);
    if (scrolled.current) scrolled.current.scrollTop = 0; // to what the question before was about
    scrolled.current = scroller ?? null;
    if (!scroller) return;
    scroller.scrollTop = 0;
    offer.scrollIntoView({ block: 'nearest' });
  }, [question]);
  return container;
};
