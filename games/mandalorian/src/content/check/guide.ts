import type { Content } from '../types.js';
import { unlockedBy } from '../unlocks.js';
import type { Finding } from './problem.js';

/** What the guide deck has to add: each unlocked card once, planning cards once for each copy. */
const toAdd = (content: Content): ReadonlyMap<string, number> =>
  new Map([
    ...content.characters.flatMap(({ unlocks }) => Object.values(unlocks).map(card => [card.id, 1] as const)),
    ...content.unlockPlanning.map(card => [card.id, card.copies] as const),
    ...content.unlockEvents.map(card => [card.id, 1] as const),
  ]);

const kindOf = (content: Content): ReadonlyMap<string, string> =>
  new Map([
    ...content.characters.flatMap(({ unlocks: { gear, ...skills } }) => [
      [gear.id, 'gear'] as const,
      ...Object.values(skills).map(card => [card.id, 'skill'] as const),
    ]),
    ...content.unlockPlanning.map(card => [card.id, 'planning'] as const),
    ...content.unlockEvents.map(card => [card.id, 'event'] as const),
  ]);

/** A guide card adds a card that there is. */
export const checkGuideCards = (content: Content): readonly Finding[] => {
  const kinds = kindOf(content);
  return content.guide.flatMap((card, i) =>
    !('card' in card) || kinds.get(card.card) === card.kind
      ? []
      : [
          {
            at: ['guide', i, 'card'],
            says: `${card.card} is no ${card.kind} card to unlock`,
            expected: `the id of a ${card.kind} card to unlock`,
          },
        ],
  );
};

export const checkGuide = (content: Content): readonly Finding[] => {
  const found: Finding[] = [...checkGuideCards(content)];
  const missions = new Set(content.missions.map(mission => mission.id));
  const added = unlockedBy(content.guide, content.guide.length);
  content.guide.forEach((card, i) => {
    if (card.id !== i + 1)
      found.push({
        at: ['guide', i, 'id'],
        says: `card ${card.id} in place ${i + 1}`,
        expected: 'the cards in the order of their numbers',
      });
    if (card.kind === 'stop')
      card.play.forEach((play, j) => {
        play.missions.forEach((mission, k) => {
          if (!missions.has(mission))
            found.push({
              at: ['guide', i, 'play', j, 'missions', k],
              says: `unknown mission ${mission}`,
              expected: `one of ${[...missions].join(', ')}`,
              misses: mission,
            });
        });
      });
  });
  for (const [card, copies] of toAdd(content)) {
    const times = added.get(card) ?? 0;
    if (times !== copies) found.push({ at: ['guide'], says: `${card} is added ${times} times`, expected: `${copies}` });
  }
  content.envelopes.forEach((envelope, i) => {
    envelope.missions.forEach((mission, j) => {
      if (!missions.has(mission))
        found.push({
          at: ['envelopes', i, 'missions', j],
          says: `unknown mission ${mission}`,
          expected: `one of ${[...missions].join(', ')}`,
          misses: mission,
        });
    });
    const opened = content.guide.filter(card => card.kind === 'envelope' && card.envelope === envelope.id).length;
    if (opened !== 1) found.push({ at: ['guide'], says: `envelope ${envelope.id} is opened ${opened} times`, expected: 'once' });
  });
  return found;
};
