import type { options } from '../../box/options.js';
import type { Mode, TraitorMode } from '../../box/plan.js';
import { PLAN_PROBLEMS } from '../../box/plan-words.js';
import type { Difficulty } from '../../content/types.js';

type By<K extends string> = Readonly<Record<K, string>>;

/** What is chosen before a game: the names of the options and of their values. */
export const setup = {
  labels: {
    mission: 'Mission',
    map: 'Map',
    difficulty: 'Difficulty',
    mode: 'Mode',
    traitor: 'Traitor',
    players: 'Players',
    character1: 'Character of player 1',
    character2: 'Character of player 2',
    character3: 'Character of player 3',
    character4: 'Character of player 4',
    guide: 'Guide cards revealed',
    first: 'First player',
    content: 'Custom missions and cards',
  } satisfies By<keyof typeof options>,
  difficulties: {
    novice: 'Novice (more health)',
    standard: 'Standard',
    veteran: 'Veteran (smaller hands)',
  } satisfies By<Difficulty>,
  modes: {
    normal: 'One character each, from the mission',
    sandbox: 'One character each, any character',
    shared: 'Two characters, shared by all players',
    solo: 'Solo with two characters',
  } satisfies By<Mode>,
  traitors: {
    none: 'None',
    hidden: 'Possible: loyalty is dealt in secret',
    certain: 'Certain: one of you is the traitor',
  } satisfies By<TraitorMode>,
  problems: PLAN_PROBLEMS,
  ownMap: 'The map of the mission',
  anyCharacter: 'From the mission',
  chance: 'Random',
  noFile: 'None',
  ownFile: 'Custom file',
  guide: (cards: number) => (cards === 0 ? 'None (base game)' : `${cards}`),
};
