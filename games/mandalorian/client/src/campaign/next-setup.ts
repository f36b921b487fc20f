import type { Setup } from '@cadre/core';
import { MODES, type Mode, planOf } from '#game/box/plan';
import { type Campaign, campaignContent, mayHaveTraitor, toPlay } from '#game/campaign/campaign';
import type { Difficulty, MissionDef } from '#game/content/index';

/** What a group agrees on before its next game. What does not fit the mission is mended, never refused. */
export interface Wishes {
  readonly mission: string;
  readonly players: number;
  readonly difficulty: Difficulty;
  readonly mode: Mode;
  readonly map: string;
  readonly traitor: boolean;
  /** One for each character in play; 'auto' lets the mission choose. */
  readonly characters: readonly string[];
}
export const AUTO = 'auto';
const OWN_MAP = 'own';

export const firstWishes: Wishes = {
  mission: '',
  players: 2,
  difficulty: 'standard',
  mode: 'normal',
  map: '',
  traitor: false,
  characters: [],
};

/** MA-210, MA-213, MA-222: alone one plays both characters; more people than listed characters share them or play anybody. */
const modesFor = (mission: MissionDef, players: number): readonly Mode[] => {
  if (players === 1) return ['solo'];
  const enough = mission.characters === 'any' || players <= mission.characters.length;
  return MODES.filter(mode => mode !== 'solo' && (mode !== 'normal' || enough));
};

/** What can be chosen now, and the wishes as they fit it. */
export interface Choices {
  readonly missions: readonly MissionDef[];
  readonly modes: readonly Mode[];
  readonly maps: readonly string[];
  readonly characters: readonly string[];
  readonly traitor: boolean;
  readonly wishes: Wishes;
}
export const choicesFor = (campaign: Campaign, wanted: Wishes): Choices => {
  const { players } = wanted;
  const content = campaignContent(campaign);
  const playable = toPlay(campaign, players);
  const missions = content.missions.filter(m => playable.includes(m.id));
  const mission = missions.find(m => m.id === wanted.mission) ?? missions[0]!;
  const modes = modesFor(mission, players);
  const mode = modes.includes(wanted.mode) ? wanted.mode : modes[0]!;
  const all = content.characters.map(c => c.id);
  const characters = mission.characters === 'any' || mode === 'sandbox' ? all : mission.characters;
  const inPlay = mode === 'shared' || mode === 'solo' ? 2 : players;
  const chosen = Array.from({ length: inPlay }, (_, i) => wanted.characters[i] ?? AUTO);
  const fitting = chosen.map((id, i) => (characters.includes(id) && chosen.indexOf(id) === i ? id : AUTO));
  const { min, max } = content.loyalty.players;
  const traitor =
    mayHaveTraitor(campaign) &&
    mission.traitor !== undefined &&
    mission.traitor.kind !== 'sheet' &&
    players >= min &&
    players <= max &&
    (mode === 'normal' || mode === 'sandbox');
  const maps = mission.map === 'any' ? content.maps.map(m => m.id) : [];
  const map = maps.includes(wanted.map) ? wanted.map : (maps[0] ?? OWN_MAP);
  return {
    missions,
    modes,
    maps,
    characters,
    traitor,
    wishes: { ...wanted, mission: mission.id, map, mode, characters: fitting, traitor: traitor && wanted.traitor },
  };
};

/** The options of the match, for the cards that the guide deck has added so far (MA-223). */
export const setupFrom = (campaign: Campaign, { wishes }: Choices): Setup => ({
  mission: wishes.mission,
  map: wishes.map,
  difficulty: wishes.difficulty,
  mode: wishes.mode,
  traitor: wishes.traitor ? 'hidden' : 'none',
  players: wishes.players,
  ...Object.fromEntries(wishes.characters.map((id, i) => [`character${i + 1}`, id])),
  guide: campaign.guide,
  content: campaign.own ?? '',
});

/** Who is in play when the mission chooses for whoever has not. */
export const castOf = (setup: Setup): readonly string[] => planOf({ ...setup, first: 1 }).characters;
