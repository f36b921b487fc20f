import { fetchedPart } from '@cadre/table-client';

export type Glossary = typeof import('./glossary.js');
/** Null for a moment after the first drawing: the table is drawn first. */
export const useGlossary = fetchedPart<Glossary>(() => import('./glossary.js'));
