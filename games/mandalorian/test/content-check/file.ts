import { expect } from 'vitest';
import { checkContent, problemText } from '../../src/content/check.js';
import { content } from '../../src/content/content.js';

export type Json = Record<string, unknown>;
export const source = { kind: 'house', note: 'written by a player' };

/** A player's file: a map drawn in characters, its tokens, and a story mission on it. */
export const GRID = `
       A     B     C     D
    +-----+-----+-----+-----+
  1 |  S     1    2c?    *  |
    +     +     +     +     +
  2 |  3     4     5     *  |
    +     +     +.....+     +
  3 |  6     7  : t!  |  8  |
    +     +     +-----+=[L]=+
  4 | s?    .     .      *  |
    +-----+-----+-----+-----+
`;
const written: Json = {
  tokenSets: [
    {
      id: 'mine',
      names: { melee: 'miner', blaster: 'guard', sharpshooter: 'lookout' },
      stacks: {
        square: [{ kind: 'enemy', class: 'melee', health: 2, abilities: ['sentry'] }],
        circle: [{ kind: 'feature', feature: 'asset', abilities: [] }],
        triangle: [{ kind: 'enemy', class: 'sharpshooter', health: 1, abilities: [] }],
        reinforcement: [{ kind: 'enemy', class: 'blaster', health: 3, abilities: [] }],
        special: [],
      },
      source,
    },
  ],
  maps: [{ id: 'pit', name: 'The Pit', tokenSet: 'mine', rules: ['jumpDown', 'noCarryingUp'], source, grid: GRID }],
  missions: [
    {
      ...content.missions[0],
      id: 'down-the-pit',
      map: 'pit',
      source,
    },
  ],
};
/** The file, for whoever may spoil it: no other test sees what became of it. */
export const good = (): Json => structuredClone(written);

export type Edit = (file: { tokenSets: Json[]; maps: Json[]; missions: Json[] }) => void;
export const told = (edit: Edit): readonly string[] => {
  const file = good();
  edit(file as unknown as Parameters<Edit>[0]);
  const checked = checkContent(file, 'pit.json', content);
  expect(checked.content).toBeUndefined();
  return checked.problems.map(problemText);
};
export const mission =
  (change: Json): Edit =>
  file => {
    Object.assign(file.missions[0]!, change);
  };
/** The map with spaces and borders spelt out instead of drawn. */
export const spelt =
  (edit: (map: { spaces: Json[]; borders: Json[]; rules: string[] }) => void): Edit =>
  file => {
    const drawn = checkContent(good(), 'pit.json', content).content!.maps.at(-1)!;
    file.maps[0] = structuredClone(drawn) as unknown as Json;
    edit(file.maps[0] as unknown as Parameters<typeof edit>[0]);
  };
/** The map drawn with changes: what to replace by what. */
export const redrawn =
  (...changes: string[]): Edit =>
  file => {
    let grid = GRID;
    for (let i = 0; i < changes.length; i += 2) {
      expect(grid).toContain(changes[i]);
      grid = grid.replace(changes[i]!, changes[i + 1]!);
    }
    file.maps[0]!['grid'] = grid;
  };
export const stackOf = (file: Parameters<Edit>[0], stack: string): Json[] =>
  (file.tokenSets[0]!['stacks'] as Record<string, Json[]>)[stack]!;
export type Case = readonly [what: string, edit: Edit, ...problems: RegExp[]];
/** Exactly these problems, in this order. */
export const refuses = (edit: Edit, patterns: readonly RegExp[]): void => {
  const problems = told(edit);
  expect(problems.length, problems.join('\n')).toBe(patterns.length);
  patterns.forEach((pattern, i) => {
    expect(problems[i]).toMatch(pattern);
  });
};
