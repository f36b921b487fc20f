import type { Chapter } from './chapter.js';

/** Keywords of the Command phase. */
export const ORDERS = {
  coordinate: { id: 6, rule: 'SO-K6' },
  defend: { id: 10, rule: 'SO-K10' },
  direct: { id: 11, rule: 'SO-K11' },
  disciplined: { id: 12, rule: 'SO-K12' },
  target: { id: 41, rule: 'SO-K41' },
} as const satisfies Chapter;
