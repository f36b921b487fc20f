import { CLASSES, type MissionDef } from '../types.js';

export const m1: MissionDef = {
  id: 'm1',
  name: 'Compound Raid',
  briefing: 'Somewhere in the walled compound lies the Asset. Find it before the guards close in.',
  kind: 'story',
  map: 'map1',
  characters: ['mandalorian', 'ig11'],
  players: { min: 1, max: 4 },
  setup: [],
  objective: { is: 'featureSecured', feature: 'asset' },
  failure: [],
  crisis: [{ op: 'track', track: 'alarm', add: 1 }],
  missionEffect: [],
  slots: [],
  alternatives: [],
  tracks: [
    {
      id: 'alarm',
      name: 'Alarm',
      steps: [
        {
          at: 2,
          ops: [
            { op: 'spawn', at: { at: 'star', nearest: 'you' } },
            { op: 'clearTrack', track: 'alarm' },
          ],
        },
      ],
    },
  ],
  specials: [],
  afterEvent: [{ op: 'enemyMove', classes: CLASSES, count: 'all', steps: 3 }],
  endOfTurn: [],
  traitor: { kind: 'box', ops: [{ op: 'spawn', at: { at: 'star', nearest: { feature: 'asset' } } }] },
  source: { kind: 'published', note: 'characters, objective and crisis as the publisher describes them; the rest is ours' },
};
