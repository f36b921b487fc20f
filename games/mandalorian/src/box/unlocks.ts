import { content } from '../content/index.js';

/** The cards that the first `resolved` guide cards have added, with how many copies of each (MA-223). */
export const unlockedBy = (resolved: number): ReadonlyMap<string, number> => {
  const added = new Map<string, number>();
  for (const card of content.guide.slice(0, resolved))
    if (card.kind === 'skill' || card.kind === 'gear' || card.kind === 'planning' || card.kind === 'event')
      added.set(card.card, (added.get(card.card) ?? 0) + 1);
  return added;
};
