import { keep, kept } from './kept.js';

const PLACE = 'cadre.guides';
/** So many guided matches are remembered. */
const MOST = 10;
type Guides = Readonly<Record<string, readonly string[]>>;

const guides = (): Guides => {
  const found = kept(PLACE);
  if (typeof found !== 'object' || found === null) return {};
  return Object.fromEntries(Object.entries(found).filter(([, seen]) => Array.isArray(seen)));
};
/** The lessons that were given in a guided match; null for any other match. */
export const lessonsSeen = (match: string): readonly string[] | null => guides()[match] ?? null;
/** A match is guided from now on; with null no longer. */
export const keepLessons = (match: string, seen: readonly string[] | null): void => {
  const { [match]: _, ...others } = guides();
  const latest = Object.entries(others).slice(-MOST + 1);
  keep(PLACE, Object.fromEntries(seen ? [...latest, [match, seen]] : latest));
};
