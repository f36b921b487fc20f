import type { Condition, MissionDef } from '../types.js';

/** Where Marks are soon cornered they have more friends. */
const friendsCome: Condition = {
  is: 'all',
  of: [
    { is: 'eventBack', back: 'alert' },
    {
      is: 'any',
      of: [
        { is: 'onMap', map: 'map3' },
        { is: 'onMap', map: 'map4' },
      ],
    },
  ],
};

export const mm4: MissionDef = {
  id: 'mm4',
  name: 'Skip Tracer',
  briefing: 'Three marks have skipped bail and see you coming. Corner them before they are off-world.',
  kind: 'mercenary',
  map: 'any',
  characters: 'any',
  players: { min: 1, max: 4 },
  setup: [
    { op: 'unlock', doors: 'all' },
    { op: 'place', token: { special: 'mark' }, at: { at: 'number', number: 6 } },
    { op: 'place', token: { special: 'mark' }, at: { at: 'number', number: 7 } },
    { op: 'place', token: { special: 'mark' }, at: { at: 'number', number: 8 } },
  ],
  objective: { is: 'specialsDefeated', special: 'mark' },
  failure: [{ is: 'reshuffles', atLeast: 2 }],
  crisis: [
    { op: 'specialMove', special: 'mark', which: 'nearest', steps: 3, way: 'away' },
    { op: 'spawn', at: { at: 'star', nearest: 'it' } },
  ],
  missionEffect: [{ op: 'specialMove', special: 'mark', which: 'nearest', steps: 1, way: 'away' }],
  slots: [],
  alternatives: [],
  tracks: [],
  specials: [{ id: 'mark', name: 'Mark', health: 5, abilities: [] }],
  afterEvent: [
    { op: 'specialMove', special: 'mark', which: 'each', steps: 1, way: 'away' },
    { op: 'if', if: friendsCome, do: [{ op: 'spawn', at: { at: 'star', nearest: 'you' } }] },
  ],
  endOfTurn: [],
  source: { kind: 'house', note: 'own mission' },
};
