import type { Condition, MissionDef, Op } from '../types.js';
import { coverFrom } from './crew-size.js';

const commanderMoves: Op = { op: 'specialMove', special: 'commander', which: 'nearest', steps: 2, way: 'toward' };
const commanderActs: readonly Op[] = [commanderMoves, { op: 'specialAttack', special: 'commander', range: 2, targets: 'nearest' }];

const alertOrBlaster: Condition = {
  is: 'any',
  of: [
    { is: 'eventBack', back: 'alert' },
    { is: 'eventBack', back: 'blaster' },
  ],
};

export const m4: MissionDef = {
  id: 'm4',
  name: 'Stand at the Plaza',
  briefing: 'The Commander holds the plaza and one of his men holds The Child. Take The Child back, then bring the Commander down.',
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
  failure: [],
  crisis: [
    {
      op: 'if',
      if: { is: 'specialInPlay', special: 'commander' },
      do: commanderActs,
      else: [{ op: 'spawn', at: { at: 'star', nearest: 'you' } }],
    },
  ],
  missionEffect: [commanderMoves],
  slots: [
    {
      name: 'Cannon',
      minStrength: 4,
      if: { is: 'youIn', zone: { numbers: [6] } },
      ops: [{ op: 'damage', n: 3, to: { pick: 'space', range: 3 } }],
    },
  ],
  alternatives: [],
  tracks: [],
  specials: [{ id: 'commander', name: 'The Commander', health: 15, abilities: [], safeUntil: { is: 'childCarrierDefeated' } }],
  afterEvent: [{ op: 'if', if: alertOrBlaster, do: commanderActs }],
  endOfTurn: [coverFrom(4)],
  traitor: { kind: 'box', ops: [{ op: 'specialHeal', special: 'commander', n: 2 }] },
  source: { kind: 'house', note: 'a last stand on a town square after reviews; everything else is ours' },
};
