import type { Condition, MissionDef } from '../types.js';

/** In corridors one can keep away from the Beast: there it reaches farther once the event deck has been through. */
const beastReaches: Condition = {
  is: 'all',
  of: [
    { is: 'onMap', map: 'map3' },
    { is: 'eventBack', back: 'alert' },
    { is: 'reshuffles', atLeast: 1 },
  ],
};

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
  crisis: [
    { op: 'specialMove', special: 'beast', which: 'nearest', steps: 3, way: 'toward' },
    { op: 'specialAttack', special: 'beast', range: 0, targets: 'each' },
  ],
  missionEffect: [{ op: 'specialMove', special: 'beast', which: 'nearest', steps: 1, way: 'toward' }],
  slots: [],
  alternatives: [],
  tracks: [],
  specials: [
    {
      id: 'beast',
      name: 'The Beast',
      class: 'melee',
      health: { base: 18, each: 5, above: 0 },
      abilities: ['grapple'],
      damageCap: 3,
    },
  ],
  afterEvent: [{ op: 'if', if: beastReaches, do: [{ op: 'specialAttack', special: 'beast', range: 1, targets: 'each' }] }],
  endOfTurn: [],
  source: { kind: 'house', note: 'own mission' },
};
