import { fetchPatiently } from '@cadre/table-client';
import { useEffect, useState } from 'react';

export type Ahead = typeof import('./looking-ahead.js');
let known: Ahead | null = null;
export const loadAhead = async (): Promise<Ahead> => {
  known = await import('./looking-ahead.js');
  return known;
};
/** Null for a moment after the first drawing: until then every click answers just what is asked. */
export const useAhead = (): Ahead | null => {
  const [ahead, setAhead] = useState(known);
  useEffect(() => {
    if (!ahead) void fetchPatiently(loadAhead).then(setAhead);
  }, [ahead]);
  return ahead;
};
