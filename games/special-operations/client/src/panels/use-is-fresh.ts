import { useState } from 'react';

/** Whether something has only just happened: until the reader has answered the first question that came after it. */
export const useIsFresh = (thing: unknown, question: unknown): boolean => {
  const [seen, setSeen] = useState({ thing, question });
  const isNew = seen.thing !== thing;
  if (isNew || (seen.question === null && question !== null)) setSeen({ thing, question });
  return isNew || seen.question === null || seen.question === question;
};
