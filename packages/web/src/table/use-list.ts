import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const middleOf = ({ left, right, top, bottom }: DOMRect): readonly [number, number] => [(left + right) / 2, (top + bottom) / 2];
/** Whether something on offer lies where its reader can see it. */
const isSeen = (offer: Element, { left, right, top, bottom }: DOMRect): boolean => {
  const [x, y] = middleOf(offer.getBoundingClientRect());
  return x > left && x < right && y > top && y < bottom;
};
/** Time for the table to draw the question and to bring what it is about into sight. */
const DRAWN = 300;

/** Whether everything that a table offers for a question lies out of sight, as cards below the fold of a phone do. */
const useUnseenOffers = (question: number | undefined): boolean => {
  const [unseen, setUnseen] = useState<number>();
  useEffect(() => {
    if (question === undefined) return;
    const timer = setTimeout(() => {
      const table = document.querySelector('.table-middle');
      const offers = [...(table?.querySelectorAll('.tc-offer') ?? [])];
      const frame = table?.getBoundingClientRect();
      if (frame && offers.length > 0 && !offers.some(offer => isSeen(offer, frame))) setUnseen(question);
    }, DRAWN);
    return () => clearTimeout(timer);
  }, [question]);
  return question !== undefined && unseen === question;
};

/** The first answer that can be pressed: an option, a suggested spot, or the key that confirms. */
const firstAnswer = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('.ask-space button:enabled, .ask-bar .confirm:enabled')].find(each => each.checkVisibility());

/** Where the list covers the table. Where css/stage.css draws the line, too. */
const NARROW = '(max-width: 55.99rem)';
/** The list of options beside what the table draws: pulled out by its reader, or because the table shows nothing to choose. */
export const useList = (
  question: number | undefined,
): {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** For whoever only has keys. */
  readonly focus: () => void;
} => {
  const [isPulled, setPulled] = useState(false);
  const [closedAt, setClosedAt] = useState<number>();
  const isUnseen = useUnseenOffers(question);
  const isOpen = isPulled || (isUnseen && closedAt !== question);
  const toggle = (): void => {
    setPulled(!isOpen);
    if (isOpen) setClosedAt(question);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answered question leaves the table in sight again
  useEffect(() => {
    if (matchMedia(NARROW).matches) setPulled(false);
  }, [question]);
  const focus = (): void => {
    if (question !== undefined && document.querySelector('.ask-bar .option')?.checkVisibility() === false) flushSync(() => setPulled(true));
    firstAnswer()?.focus();
  };
  return { isOpen, toggle, focus };
};
