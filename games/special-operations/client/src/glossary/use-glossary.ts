import { fetchPatiently } from '@cadre/table-client';
import { useEffect, useState } from 'react';

export type Glossary = typeof import('./glossary.js');
let known: Glossary | null = null;
const loadGlossary = async (): Promise<Glossary> => {
  known = await import('./glossary.js');
  return known;
};
/** Null for a moment after the first drawing: the table is drawn first. */
export const useGlossary = (): Glossary | null => {
  const [glossary, setGlossary] = useState(known);
  useEffect(() => {
    if (!glossary) void fetchPatiently(loadGlossary).then(setGlossary);
  }, [glossary]);
  return glossary;
};
