import type { Amount, Condition, MissionDef, SetupOp } from '../types.js';
import { at, coverFrom, fullTrack, notAt, sharedMeet } from './crew-size.js';

const guardComes: SetupOp = { op: 'spawn', at: { at: 'star', nearest: 'you' } };

/** Each character is one more who can be seen. */
const limit = (base: number): Amount => ({ base, each: 1, above: 0 });
const alarmFull = (base: number): Condition[] =>
  fullTrack('alarm', limit(base), { from: 20, atLeast: limit(base + 2) }, { from: 60, atLeast: limit(base + 6) });

export const m3: MissionDef = {
  id: 'm3',
  name: 'Cell Block',
  briefing: 'One of five cells holds the prisoner. Open doors by skill, keycard or force, and be gone before the alarm is full.',
  kind: 'story',
  map: 'map3',
  characters: ['mandalorian', 'mayfeld', 'xian', 'burg'],
  players: { min: 1, max: 4 },
  setup: [{ op: 'mix', feature: 'prisoner', shape: 'circle', numbers: [1, 2, 3, 4, 5] }, sharedMeet(guardComes, guardComes)],
  objective: { is: 'carrierIn', burden: { feature: 'prisoner' }, zone: { steps: 1, of: 'start' }, others: 1 },
  failure: [...notAt('veteran', alarmFull(11)), ...at('veteran', alarmFull(10))],
  crisis: [{ op: 'track', track: 'alarm', add: 1 }],
  missionEffect: [{ op: 'track', track: 'alarm', add: 1 }],
  slots: [{ name: 'Slice', minStrength: 4, ops: [{ op: 'unlock', doors: { range: 3 } }] }],
  alternatives: [
    {
      name: 'Blast a door',
      slot: 'attack',
      minStrength: 3,
      ops: [
        { op: 'unlock', doors: { range: 0 } },
        { op: 'track', track: 'alarm', add: 1 },
      ],
    },
    { name: 'Listen at the vents', slot: 'intel', minStrength: 3, ops: [{ op: 'look', count: 1, range: 'map', shape: 'circle' }] },
  ],
  tracks: [
    {
      id: 'alarm',
      name: 'Alarm',
      steps: [{ at: 6, ops: [guardComes] }],
    },
  ],
  specials: [],
  afterEvent: [{ op: 'if', if: { is: 'eventBack', back: 'alert' }, do: [{ op: 'track', track: 'alarm', add: 1 }] }],
  endOfTurn: [coverFrom(3)],
  traitor: { kind: 'box', ops: [{ op: 'lock', noCharacterWithin: 1 }] },
  source: { kind: 'house', note: 'theme and 4+ mission action after reviews and rulebook p15; everything else is ours' },
};
