import type { Condition, MissionDef, Op } from '../types.js';
import { coverFrom, fullTrack } from './crew-size.js';

const commanderMoves: Op = { op: 'specialMove', special: 'commander', which: 'nearest', steps: 2, way: 'toward' };
const commanderActs: readonly Op[] = [commanderMoves, { op: 'specialAttack', special: 'commander', range: 2, targets: 'nearest' }];

const alert: Condition = { is: 'eventBack', back: 'alert' };

export const m4: MissionDef = {
  id: 'm4',
  name: 'Stand at the Plaza',
  briefing:
    'The Commander holds the plaza and one of his men holds The Child. Take The Child back, then bring the Commander down before his dropship lands.',
  kind: 'story',
  map: 'map4',
  characters: ['mandalorian', 'ig11', 'cara', 'greef'],
  players: { min: 1, max: 4 },
  setup: [
    { op: 'place', token: { special: 'commander' }, at: { at: 'number', number: 1 } },
    { op: 'childOn', space: 'E2' },
  ],
  objective: {
    is: 'all',
    of: [
      { is: 'specialsDefeated', special: 'commander' },
      { is: 'carriedByCharacter', burden: 'child' },
    ],
  },
  failure: fullTrack('dropship', 6, { from: 20, atLeast: 8 }, { from: 60, atLeast: 9 }),
  crisis: [
    { op: 'track', track: 'dropship', add: 1 },
    {
      op: 'if',
      if: { is: 'specialInPlay', special: 'commander' },
      do: [commanderMoves],
      else: [{ op: 'spawn', at: { at: 'star', nearest: 'you' } }],
    },
  ],
  missionEffect: [commanderMoves],
  slots: [
    {
      name: 'Cannon',
      minStrength: 3,
      if: { is: 'youIn', zone: { numbers: [2, 4, 6] } },
      ops: [{ op: 'damage', n: 4, to: { pick: 'space', range: 4 } }],
    },
  ],
  alternatives: [
    {
      name: 'Jam the beacon',
      slot: 'intel',
      minStrength: 3,
      if: { is: 'track', track: 'dropship', atLeast: 1 },
      ops: [{ op: 'track', track: 'dropship', add: -1 }],
    },
  ],
  tracks: [{ id: 'dropship', name: 'Dropship', steps: [] }],
  specials: [{ id: 'commander', name: 'The Commander', health: 26, abilities: [], safeUntil: { is: 'childCarrierDefeated' } }],
  afterEvent: [
    { op: 'if', if: alert, do: [{ op: 'track', track: 'dropship', add: 1 }] },
    { op: 'if', if: { is: 'all', of: [{ is: 'childCarrierDefeated' }, alert] }, do: commanderActs },
  ],
  endOfTurn: [coverFrom(4)],
  traitor: { kind: 'box', ops: [{ op: 'specialHeal', special: 'commander', n: 2 }] },
  source: { kind: 'house', note: 'a last stand on a town square after reviews; everything else is ours' },
};
