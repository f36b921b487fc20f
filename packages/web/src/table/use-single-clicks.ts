import { type MouseEvent, useRef } from 'react';

/**
 * The second half of a double click means what the first half meant. When the table has asked something else in between, another
 * option lies under the pointer, and this click is none of its.
 */
export const useSingleClicks = (question: string): ((event: MouseEvent) => void) => {
  const first = useRef(question);
  return event => {
    if (event.detail <= 1) first.current = question;
    else if (first.current !== question) event.stopPropagation();
  };
};
