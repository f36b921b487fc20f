import { useEffect, useRef } from 'react';
import { chime } from './chime.js';
import type { OpenQuestion } from './open-question.js';

/** Tell the reader that it is their decision: in the tab's title, and by a tone if they want one. */
export const useCall = (asked: OpenQuestion | null, sounds: boolean): void => {
  const question = asked ? `${asked.seat}:${asked.seq}` : '';
  const before = useRef('');
  useEffect(() => {
    const title = document.title.replace(/^● /, '');
    document.title = question === '' ? title : `● ${title}`;
    if (sounds && question !== '' && before.current === '') chime();
    before.current = question;
    return () => {
      document.title = title;
    };
  }, [question, sounds]);
};
