import { fetchedPart } from '@cadre/table-client';

/** The lessons of a guided match; most matches need none of their texts. */
export const useLessons = fetchedPart(() => import('./lessons.js'));
