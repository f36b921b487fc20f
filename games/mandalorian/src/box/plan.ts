import type { Setup } from '@cadre/core';
import type { SetupProblem } from '@cadre/kit';
import { contentWith, withoutBlanks } from '../content/own.js';
import type { Content, Difficulty, MissionDef } from '../content/types.js';
import { PLAN_PROBLEMS, type PlanNames, type PlanWords } from './plan-words.js';

export const MODES = ['normal', 'sandbox', 'shared', 'solo'] as const;
export type Mode = (typeof MODES)[number];
const isShared = (mode: Mode): boolean => mode === 'shared' || mode === 'solo';
export const TRAITOR_MODES = ['none', 'hidden', 'certain'] as const;
export type TraitorMode = (typeof TRAITOR_MODES)[number];

/** The mission's own map. */
export const OWN = 'own';
/** A character that the seat leaves to the order of the mission's list. */
export const AUTO = 'auto';
const SEAT_OPTIONS = ['character1', 'character2', 'character3', 'character4'] as const;

/** Everything that is agreed before a game. */
export interface Plan {
  readonly mission: string;
  readonly map: string;
  readonly difficulty: Difficulty;
  readonly mode: Mode;
  readonly traitor: TraitorMode;
  readonly players: number;
  readonly characters: readonly string[];
  /** How many guide cards have been resolved: they say which cards are in the game (MA-223). */
  readonly guide: number;
  /** The seat that begins (MA-25); -1 when chance decides. */
  readonly first: number;
  /** The content file of the players: with it a match needs nothing but these rules. */
  readonly own?: string;
}
export const contentOf = (plan: Plan): Content => contentWith(plan.own ?? '');

/** The characters a mission lets one pick (MA-21); sandbox lets everybody in (MA-211). */
const allowed = (content: Content, mission: MissionDef, mode: Mode): readonly string[] =>
  mission.characters === 'any' || mode === 'sandbox' ? content.characters.map(c => c.id) : mission.characters;
const wanted = (mode: Mode, players: number): number => (isShared(mode) ? 2 : players); // MA-213, MA-222

/** Seats that leave the choice open get the listed characters in the order of the list. */
const cast = (setup: Setup, content: Content, mission: MissionDef, mode: Mode, players: number): string[] => {
  const asked = SEAT_OPTIONS.slice(0, wanted(mode, players)).map(name => setup[name] as string);
  const listed = mission.characters === 'any' ? [] : mission.characters;
  const free = [...new Set([...listed, ...allowed(content, mission, mode)])].filter(id => !asked.includes(id));
  return asked.map(id => (id === AUTO ? (free.shift() ?? '') : id));
};
const missionOf = (content: Content, id: string): MissionDef => content.missions.find(m => m.id === id)!;

/** MA-30, MA-178: difficulty, mode, players and characters are those of this game, whatever was played before. */
export const planOf = (setup: Setup): Plan => {
  const own = withoutBlanks(setup['content'] as string);
  const content = contentWith(own);
  const mission = missionOf(content, setup['mission'] as string);
  const mode = setup['mode'] as Mode;
  const players = setup['players'] as number;
  const map = setup['map'] === OWN ? (mission.map === 'any' ? content.maps[0]!.id : mission.map) : (setup['map'] as string);
  return {
    mission: mission.id,
    map,
    difficulty: setup['difficulty'] as Difficulty,
    mode,
    traitor: mission.traitor?.kind === 'sheet' && setup['traitor'] === 'none' ? 'hidden' : (setup['traitor'] as TraitorMode),
    players,
    characters: cast(setup, content, mission, mode, players),
    guide: setup['guide'] as number,
    first: (setup['first'] as number) - 1,
    ...(own === '' ? {} : { own }),
  };
};

/** What single options cannot tell: which of them do not go together, each in one sentence, next to the option that should change. */
export const planProblemsIn = (setup: Setup, say: PlanWords, name: PlanNames): SetupProblem[] => {
  const plan = planOf(setup);
  const content = contentOf(plan);
  const mission = missionOf(content, plan.mission);
  const title = name('mission', mission.id);
  const { min, max } = content.loyalty.players;
  const problems: SetupProblem[] = [];
  const add = (option: string, says: string): unknown => problems.push({ option, says });
  if (mission.map !== 'any' && plan.map !== mission.map) add('map', say.wrongMap(title, name('map', mission.map), name('map', plan.map)));
  if (plan.mode === 'solo' && plan.players !== 1) add('players', say.soloPlayers(plan.players));
  if (plan.mode !== 'solo' && plan.players === 1) add('mode', say.needsSolo);
  if (plan.first >= plan.players) add('first', say.nobodyBegins(plan.first + 1, plan.players));
  const open = allowed(content, mission, plan.mode);
  if (wanted(plan.mode, plan.players) > open.length)
    add('mode', say.tooFewCharacters(title, open.length, plan.players)); // MA-26, MA-210
  else
    for (const [i, id] of plan.characters.entries()) {
      const who = name('character', id);
      const listed = open.map(each => name('character', each));
      if (!open.includes(id)) add(SEAT_OPTIONS[i]!, say.notListed(who, title, listed));
      if (plan.characters.indexOf(id) !== i) add(SEAT_OPTIONS[i]!, say.chosenTwice(who)); // MA-21
    }
  if (plan.traitor !== 'none' && (plan.players < min || plan.players > max || isShared(plan.mode)))
    add('traitor', say.traitorPlayers(min, max)); // TR-1
  if (plan.traitor !== 'none' && !mission.traitor) add('traitor', say.noTraitor(title));
  if (plan.players < mission.players.min || plan.players > mission.players.max)
    add('players', say.missionPlayers(title, mission.players.min, mission.players.max, plan.players));
  return problems;
};
export const planProblems = (setup: Setup): string[] => planProblemsIn(setup, PLAN_PROBLEMS, (_, id) => id).map(p => p.says);
