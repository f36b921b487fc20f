import type { Count } from '../content/effect.js';
import type { EncounterView } from '../state.js';
import { unitOf } from '../table/queries.js';
import { type Context, unitsCalled } from './refs.js';
import { faceIn } from './rolls.js';
import { matching } from './selection.js';
import { tagsOf } from './tags.js';

/** How many a count comes to now. */
export const countOf = (k: EncounterView, count: Count, about: Context): number => {
  if (typeof count === 'number') return count;
  if ('faces' in count) return (about.bound?.[count.of] ?? []).filter(face => count.faces.includes(faceIn(face))).length;
  if ('each' in count) return matching(k, count.each, about).length * (count.times ?? 1);
  if ('sharedTags' in count) {
    const [a, b] = count.sharedTags.map(ref => unitsCalled(k, about, ref)[0]);
    return a === undefined || b === undefined ? 0 : tagsOf(k, a).filter(tag => tagsOf(k, b).includes(tag)).length;
  }
  const [unit] = unitsCalled(k, about, count.of);
  return unit === undefined ? 0 : unitOf(k, unit).injured * (count.times ?? 1) + (count.plus ?? 0);
};
