import type { GuideCard } from './types.js';

/** The cards that the first `resolved` guide cards have added, with how many copies of each (MA-223). */
export const unlockedBy = (guide: readonly GuideCard[], resolved: number): ReadonlyMap<string, number> => {
  const added = new Map<string, number>();
  for (const card of guide.slice(0, resolved)) if ('card' in card) added.set(card.card, (added.get(card.card) ?? 0) + 1);
  return added;
};
