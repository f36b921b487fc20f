import type { Option, Options, Setup } from '@cadre/core';
import { ownProblems } from '../content/check-own.js';
import { content as builtIn } from '../content/index.js';
import { contentWith, withoutBlanks } from '../content/own.js';
import { type Content, DIFFICULTIES } from '../content/types.js';
import { AUTO, MODES, OWN, TRAITOR_MODES } from './plan.js';

const FIRST_GAME = 2;
const PLAYERS = 2;
const FILE_LENGTH = 200_000;

const optionsFor = (content: Content) => {
  const character = (summary: string): Option => ({
    kind: 'word',
    summary,
    words: [AUTO, ...content.characters.map(c => c.id)],
    default: AUTO,
  });
  return {
    mission: { kind: 'word', summary: 'mission to play', words: content.missions.map(m => m.id), default: content.missions[0]!.id },
    map: {
      kind: 'word',
      summary: "map for a mercenary sheet; 'own' is the mission's own map, or the first map for a sheet",
      words: [OWN, ...content.maps.map(m => m.id)],
      default: OWN,
    },
    difficulty: { kind: 'word', summary: 'difficulty: health of the characters and hand size', words: DIFFICULTIES, default: 'standard' },
    mode: { kind: 'word', summary: 'how characters are shared among the players', words: MODES, default: 'normal' },
    traitor: { kind: 'word', summary: 'traitor: whether loyalty cards are dealt', words: TRAITOR_MODES, default: 'none' },
    players: { kind: 'number', summary: 'number of players', min: 1, max: 4, default: PLAYERS },
    character1: character('character of player 1 (shared and solo: the first of the two)'),
    character2: character('character of player 2 (shared and solo: the second of the two)'),
    character3: character('character of player 3'),
    character4: character('character of player 4'),
    guide: {
      kind: 'number',
      summary: 'guide cards resolved so far; the last one unlocks everything',
      min: 0,
      max: content.guide.length,
      default: FIRST_GAME,
    },
    first: { kind: 'number', summary: 'starting player; 0 for a random one', min: 0, max: 4, default: 1 },
    content: { kind: 'file', summary: 'JSON file with your own missions, maps and cards', max: FILE_LENGTH, default: '' },
  } as const satisfies Options;
};
export const options = optionsFor(builtIn);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** How many play alone, and how many a mission needs: what is not given fits to what is. */
export const defaults = (given: Readonly<Record<string, unknown>>, words: Options): Setup => {
  const own = textOf(given['content']);
  const { missions } = contentWith(own === '' || ownProblems(own).length > 0 ? '' : withoutBlanks(own));
  const mission = missions.find(m => m.id === (given['mission'] ?? words['mission']?.default));
  const { min, max } = mission?.players ?? { min: 1, max: 4 };
  const isSheet = mission?.traitor?.kind === 'sheet';
  return {
    ...(given['players'] === 1 && { mode: 'solo' }),
    players: given['mode'] === 'solo' ? 1 : Math.min(max, Math.max(min, PLAYERS)),
    ...(isSheet && { traitor: 'hidden' }),
  };
};

/** The missions, maps and characters of a content file are words of their options; the first mission of the file is played if none is named. */
export const withFiles = (files: Readonly<Record<string, string>>): { readonly options: Options; readonly problems: readonly string[] } => {
  const own = files['content'] ?? '';
  if (own === '') return { options, problems: [] };
  const problems = ownProblems(own);
  if (problems.length > 0) return { options, problems };
  const wider = optionsFor(contentWith(withoutBlanks(own)));
  const [first] = (JSON.parse(own) as Partial<Content>).missions ?? [];
  return { options: first ? { ...wider, mission: { ...wider.mission, default: first.id } } : wider, problems };
};
