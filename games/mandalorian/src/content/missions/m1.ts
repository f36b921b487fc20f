import { CLASSES, type MissionDef, type Op } from '../types.js';
import { at, fullTrack, notAt } from './crew-size.js';

const guardComes: Op = { op: 'spawn', at: { at: 'star', nearest: 'you' } };

export const m1: MissionDef = {
  id: 'm1',
  name: 'Compound Raid',
  briefing: 'Somewhere in the walled compound lies the Asset. Secure it before the alarm is full and somebody flies away with it.',
  kind: 'story',
  map: 'map1',
  characters: ['mandalorian', 'ig11'],
  players: { min: 1, max: 4 },
  setup: [],
  objective: { is: 'featureSecured', feature: 'asset' },
  failure: [...at('novice', fullTrack('alarm', 10)), ...notAt('novice', fullTrack('alarm', 9, { from: 60, atLeast: 11 }))],
  crisis: [{ op: 'track', track: 'alarm', add: 1 }],
  missionEffect: [],
  slots: [],
  alternatives: [],
  tracks: [
    {
      id: 'alarm',
      name: 'Alarm',
      steps: [
        { at: 3, ops: [guardComes] },
        { at: 6, ops: [guardComes] },
      ],
    },
  ],
  specials: [],
  afterEvent: [
    { op: 'enemyMove', classes: CLASSES, count: 'all', steps: 2 },
    { op: 'if', if: { is: 'eventBack', back: 'alert' }, do: [{ op: 'track', track: 'alarm', add: 1 }] },
  ],
  endOfTurn: [],
  traitor: { kind: 'box', ops: [{ op: 'spawn', at: { at: 'star', nearest: { feature: 'asset' } } }] },
  source: { kind: 'published', note: 'characters, objective and crisis as the publisher describes them; the rest is ours' },
};
