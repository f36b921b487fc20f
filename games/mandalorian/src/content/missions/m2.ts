import type { Condition, MissionDef } from '../types.js';
import { at, coverFrom, notAt } from './crew-size.js';

const alert: Condition = { is: 'eventBack', back: 'alert' };

export const m2: MissionDef = {
  id: 'm2',
  name: 'Night Run',
  briefing:
    'The guild wants The Child back. Carry it through the dark streets to the landing zone before dawn, in company, and let no enemy reach a star with it.',
  kind: 'story',
  map: 'map2',
  characters: ['mandalorian', 'paz'],
  players: { min: 1, max: 4 },
  setup: [
    { op: 'childWith', character: 'mandalorian' },
    { op: 'startAt', at: { at: 'number', number: 3 } },
  ],
  objective: { is: 'carrierIn', burden: 'child', zone: { spaces: ['K2', 'K3', 'K4', 'K5'] }, others: 1 },
  failure: [
    { is: 'enemyWithChildIn', zone: { spaces: ['A3', 'A6', 'K1', 'K6'] } },
    ...at('novice', [{ is: 'reshuffles', atLeast: 3 }]),
    ...notAt('novice', [{ is: 'reshuffles', atLeast: 2 }]),
  ],
  crisis: [
    {
      op: 'if',
      if: { is: 'carriedByCharacter', burden: 'child' },
      do: [{ op: 'childFlee' }],
      else: [{ op: 'spawn', at: { at: 'star', nearest: 'child' } }],
    },
  ],
  missionEffect: [{ op: 'disrupt', slot: 'move' }],
  slots: [],
  alternatives: [{ name: 'Find a way through', slot: 'intel', minStrength: 3, ops: [{ op: 'move', n: 2, who: { who: 'childCarrier' } }] }],
  tracks: [],
  specials: [],
  childTaken: { goal: { at: 'star', nearest: 'it' } },
  afterEvent: [
    { op: 'if', if: alert, do: [{ op: 'abduct', steps: 2 }] },
    {
      op: 'if',
      if: { is: 'all', of: [alert, { is: 'reshuffles', atLeast: 1 }] },
      do: [{ op: 'spawn', at: { at: 'star', nearest: 'child' } }],
    },
  ],
  endOfTurn: [coverFrom(4)],
  traitor: { kind: 'box', ops: [{ op: 'hurt', n: 1, who: { who: 'childCarrier' } }] },
  source: { kind: 'house', note: 'theme and new mechanics after reviews and rulebook p14; everything else is ours' },
};
