import { type Content, STACKS } from '../types.js';
import type { Finding } from './problem.js';

/** The ten disrupt tokens are a published fact. */
const BOX = {
  characters: 8,
  missions: 8,
  maps: 4,
  planning: 20,
  events: 12,
  white: 5,
  yellow: 5,
  guide: 71,
  envelopes: 2,
} as const;
const TOKENS: Readonly<Record<string, number>> = { '1': 24, '2': 29, '3': 28, '4': 25 };

/** MA-3, MA-15: how much of everything is in the box; the cards of a character are counted with its deck (`cards.ts`). */
export const checkBox = (content: Content): readonly Finding[] => {
  const counted = [
    ['characters', content.characters.length, BOX.characters],
    ['missions', content.missions.length, BOX.missions],
    ['maps', content.maps.length, BOX.maps],
    ['planning', content.planning.reduce((sum, card) => sum + card.copies, 0), BOX.planning],
    ['events', content.events.length, BOX.events],
    ['disrupt.white', content.disrupt.white.length, BOX.white],
    ['disrupt.yellow', content.disrupt.yellow.length, BOX.yellow],
    ['guide', content.guide.length, BOX.guide],
    ['envelopes', content.envelopes.length, BOX.envelopes],
  ] as const;
  const sets = Object.entries(TOKENS).map(([id, expected]) => {
    const set = content.tokenSets.find(each => each.id === id);
    return [`tokenSets ${id}`, STACKS.reduce((sum, stack) => sum + (set?.stacks[stack].length ?? 0), 0), expected] as const;
  });
  return [...counted, ...sets].flatMap(([at, is, expected]) =>
    is === expected ? [] : [{ at: [at], says: `${is} pieces`, expected: `${expected}` }],
  );
};
