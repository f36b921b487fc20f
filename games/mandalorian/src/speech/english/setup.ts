import type { options } from '../../box/options.js';
import type { Mode, TraitorMode } from '../../box/plan.js';
import type { PlanWords } from '../../box/plan-words.js';
import type { Difficulty } from '../../content/types.js';

type By<K extends string> = Readonly<Record<K, string>>;

const modes = {
  normal: 'One character each, from the mission',
  sandbox: 'One character each, any character',
  shared: 'Two characters, shared by all players',
  solo: 'Solo with two characters',
} satisfies By<Mode>;
/** What does not go together, in the words of the page: the command line has its own, with ids to type. */
const problems: PlanWords = {
  wrongMap: (mission, own, given) => `${mission} is played on its own map, ${own}, not on ${given}.`,
  soloPlayers: players => `Solo is for 1 player, not for ${players}.`,
  needsSolo: `For 1 player, choose the mode "${modes.solo}".`,
  nobodyBegins: (first, players) => `Player ${first} cannot go first: there are only ${players}.`,
  tooFewCharacters: (mission, characters, players) =>
    `${mission} has ${characters} characters for ${players} players. Choose the mode "${modes.sandbox}" or "${modes.shared}".`,
  notListed: (character, mission, listed) =>
    `${character} is not in ${mission} (${listed.join(', ')}). Choose the mode "${modes.sandbox}".`,
  chosenTwice: character => `${character} is chosen twice. Every character can be played once.`,
  traitorPlayers: (min, max) => `A traitor needs ${min} to ${max} players with one character each.`,
  noTraitor: mission => `${mission} cannot be played with a traitor.`,
  missionPlayers: (mission, min, max, players) => `${mission} is for ${min} to ${max} players, not for ${players}.`,
};

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
  modes,
  traitors: {
    none: 'None',
    hidden: 'Possible: loyalty is dealt in secret',
    certain: 'Certain: one of you is the traitor',
  } satisfies By<TraitorMode>,
  problems,
  ownMap: 'The map of the mission',
  anyCharacter: 'From the mission',
  chance: 'Random',
  noFile: 'None',
  ownFile: 'Custom file',
  guide: (cards: number) => (cards === 0 ? 'None (base game)' : `${cards}`),
};
