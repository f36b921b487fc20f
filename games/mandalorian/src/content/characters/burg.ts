import type { CharacterDef, Source } from '../types.js';

const source: Source = { kind: 'house', note: 'own card' };

export const burg: CharacterDef = {
  id: 'burg',
  name: 'Burg',
  role: 'brawler',
  health: { novice: 7, standard: 6 },
  deck: [
    {
      id: 'burg/slam',
      name: 'Slam',
      copies: 2,
      strength: 3,
      ability: { slot: 'attack', modify: [{ op: 'strength', n: 1, if: { is: 'targetHere' } }] },
      source,
    },
    {
      id: 'burg/hurl',
      name: 'Hurl',
      copies: 1,
      strength: 2,
      ability: {
        slot: 'intel',
        timing: 'after',
        ops: [
          { op: 'shift', enemies: { pick: 'it' }, steps: 2, upTo: true },
          { op: 'damage', n: 1, to: { pick: 'it' } },
        ],
      },
      source,
    },
    {
      id: 'burg/door-crasher',
      name: 'Door Crasher',
      copies: 1,
      strength: 4,
      ability: { slot: 'move', modify: [{ op: 'moveMode', modes: ['breach'] }] },
      source,
    },
    {
      id: 'burg/thick-hide',
      name: 'Thick Hide',
      copies: 2,
      strength: 1,
      ability: { slot: 'plan', ops: [{ op: 'shield', who: { who: 'you' } }] },
      source,
    },
    {
      id: 'burg/charge',
      name: 'Charge',
      copies: 1,
      strength: 2,
      ability: {
        slot: 'move',
        timing: 'after',
        ops: [{ op: 'if', if: { is: 'movedByThis' }, do: [{ op: 'damage', n: 2, to: { pick: 'one', range: 0, from: 'you' } }] }],
      },
      source,
    },
    {
      id: 'burg/bellow',
      name: 'Bellow',
      copies: 1,
      strength: 1,
      ability: { slot: 'intel', ops: [{ op: 'shift', enemies: { pick: 'each', range: 1, from: 'you' }, steps: 1 }] },
      source,
    },
    {
      id: 'burg/trample',
      name: 'Trample',
      copies: 1,
      strength: 3,
      ability: {
        slot: 'move',
        modify: [
          { op: 'moveMode', modes: ['passEnemies'] },
          { op: 'trample', n: 1 },
        ],
      },
      source,
    },
    { id: 'burg/haymaker', name: 'Haymaker', copies: 1, strength: 4, bonus: 'attack', source },
    { id: 'burg/lumber', name: 'Lumber', copies: 1, strength: 1, bonus: 'move', source },
    { id: 'burg/scrounge', name: 'Scrounge', copies: 1, strength: 2, bonus: 'plan', source },
  ],
  unlocks: {
    tactical: {
      id: 'burg/roar',
      name: 'Roar',
      copies: 1,
      strength: 'tactical',
      ability: { slot: 'intel', ops: [{ op: 'away', enemies: { pick: 'each', range: 2, from: 'you' }, steps: 2 }] },
      source,
    },
    wild: { id: 'burg/brute-sense', name: 'Brute Sense', copies: 1, strength: 'wild', source },
    signature1: {
      id: 'burg/human-shield',
      name: 'Human Shield',
      copies: 1,
      strength: 1,
      ability: { slot: 'intel', ops: [{ op: 'redirect', range: 0 }] },
      source,
    },
    signature2: {
      id: 'burg/boulder',
      name: 'Boulder',
      copies: 1,
      strength: 4,
      ability: { slot: 'attack', timing: 'after', ops: [{ op: 'shift', enemies: { pick: 'it' }, steps: 1 }] },
      source,
    },
    gear: {
      id: 'burg/crowbar',
      name: 'Crowbar',
      trigger: 'performAction',
      slots: ['mission'],
      modify: [{ op: 'strengthIs', n: 4 }],
      source,
    },
  },
  source: { kind: 'published', note: 'name listed by two reviews; health and deck are ours' },
};
