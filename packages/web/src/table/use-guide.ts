import type { Guide } from '@cadre/table-client';
import { useCallback, useMemo, useState } from 'react';
import { keepLessons, lessonsSeen } from '../memory/guides.js';

/** The guide of a guided match, as this device remembers it. */
export const useGuide = (match: string): Guide | null => {
  const [seen, setSeen] = useState(() => lessonsSeen(match));
  const change = useCallback(
    (next: readonly string[] | null): void => {
      keepLessons(match, next);
      setSeen(next);
    },
    [match],
  );
  return useMemo(
    () =>
      seen && {
        seen,
        see: id => {
          if (!seen.includes(id)) change([...seen, id]);
        },
        close: () => change(null),
      },
    [seen, change],
  );
};
