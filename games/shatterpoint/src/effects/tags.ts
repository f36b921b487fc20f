import type { Tag } from '../content/tags.js';
import { TAGS } from '../content/tags.js';
import type { EncounterView, UnitId } from '../state.js';
import { opOfLasting } from './lasting.js';

/** The tags of a unit: of its card, and those that it has for a time. */
export const tagsOf = (k: EncounterView, id: UnitId): readonly string[] => {
  const { tags } = k.public.units[id]!;
  const { lasting } = k.public;
  if (lasting.length === 0) return tags;
  const gained = lasting.flatMap(each => (each.unit === id && opOfLasting(each).op === 'gainTags' ? each.chosen.map(tagAt) : []));
  return gained.length === 0 ? tags : [...tags, ...gained];
};
export const tagAt = (i: number): Tag => TAGS[i]!;
