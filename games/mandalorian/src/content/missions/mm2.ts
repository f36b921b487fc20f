import type { Condition, MissionDef, Op } from '../types.js';
import { coverFrom } from './crew-size.js';
import { alert, EVERYTHING, onMap } from './on-map.js';

const lateAlertOn = (map: string): Condition => ({
  is: 'all',
  of: [onMap(map), alert, { is: 'reshuffles', atLeast: 1 }],
});
const beastComes = (steps: number): Op => ({ op: 'specialMove', special: 'beast', which: 'nearest', steps, way: 'toward' });
const beastStrikes = (range: number): Op => ({ op: 'specialAttack', special: 'beast', range, targets: 'each' });

export const mm2: MissionDef = {
  id: 'mm2',
  name: 'Big Game',
  briefing: 'Something large has made its den here, and someone pays well to see it gone.',
  kind: 'mercenary',
  map: 'any',
  characters: 'any',
  players: { min: 1, max: 4 },
  setup: [
    { op: 'unlock', doors: 'all' },
    { op: 'place', token: { special: 'beast' }, at: { at: 'number', number: 8 } },
  ],
  objective: { is: 'specialsDefeated', special: 'beast' },
  failure: [{ is: 'reshuffles', atLeast: 3 }],
  crisis: [beastComes(3), beastStrikes(0)],
  missionEffect: [beastComes(1)],
  slots: [],
  alternatives: [
    {
      name: 'Find the weak spot',
      slot: 'intel',
      minStrength: 3,
      ops: [{ op: 'damage', n: 2, to: { pick: 'one', range: 3, from: 'you' } }],
    },
  ],
  tracks: [],
  specials: [
    {
      id: 'beast',
      name: 'The Beast',
      class: 'melee',
      health: { base: 18, each: 6, above: 0 },
      abilities: ['grapple'],
      damageCap: 3,
    },
  ],
  // In corridors and on an open square one can keep away from the Beast: there it is bolder once the event deck has been through.
  afterEvent: [
    { op: 'if', if: { is: 'all', of: [EVERYTHING, alert, { is: 'reshuffles', atLeast: 1 }] }, do: [beastStrikes(1)] },
    { op: 'if', if: lateAlertOn('map3'), do: [beastStrikes(1)] },
    { op: 'if', if: lateAlertOn('map4'), do: [beastComes(2)] },
    { op: 'if', if: lateAlertOn('map4'), do: [beastStrikes(0)] },
  ],
  endOfTurn: [coverFrom(3)],
  source: { kind: 'house', note: 'own mission' },
};
