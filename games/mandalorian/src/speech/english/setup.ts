import type { SetupWords } from '../words.js';

export const setup: SetupWords = {
  labels: {
    mission: 'Mission',
    map: 'Map',
    difficulty: 'Difficulty',
    mode: 'Who plays whom',
    traitor: 'Traitor',
    players: 'Players',
    character1: 'Character of player 1',
    character2: 'Character of player 2',
    character3: 'Character of player 3',
    character4: 'Character of player 4',
    guide: 'Guide cards turned',
    first: 'Who begins',
    content: 'Missions and cards of your own',
  },
  difficulties: {
    novice: 'Novice: more health',
    standard: 'Standard',
    veteran: 'Veteran: smaller hands',
  },
  modes: {
    normal: 'One character each, as the mission lists them',
    sandbox: 'One character each, anybody from the box',
    shared: 'Two characters, led by all players together',
    solo: 'Alone with two characters',
  },
  traitors: {
    none: 'None',
    hidden: 'Perhaps: loyalty is dealt in secret',
    certain: 'For certain, but nobody knows who',
  },
  ownMap: "The mission's own",
  anyCharacter: 'As the mission lists them',
  chance: 'Chance decides',
  noFile: 'None',
  ownFile: 'A file of your own',
  guide: n => (n === 0 ? 'None: the plain game' : `${n}`),
};
