import type { CharacterDef, Source } from '../types.js';

const source: Source = { kind: 'house', note: 'own card' };

export const xian: CharacterDef = {
  id: 'xian',
  name: "Xi'an",
  role: 'hit and run',
  health: { novice: 5, standard: 4 },
  deck: [
    {
      id: 'xian/thrown-knife',
      name: 'Thrown Knife',
      copies: 2,
      strength: 1,
      ability: {
        slot: 'attack',
        modify: [
          { op: 'attackRange', range: 2 },
          { op: 'strength', n: 1, if: { is: 'targetUndamaged' } },
        ],
      },
      source,
    },
    {
      id: 'xian/slip-past',
      name: 'Slip Past',
      copies: 2,
      strength: 2,
      ability: { slot: 'move', modify: [{ op: 'moveMode', modes: ['quiet'] }] },
      source,
    },
    {
      id: 'xian/backstab',
      name: 'Backstab',
      copies: 1,
      strength: 3,
      ability: { slot: 'attack', modify: [{ op: 'strength', n: 2, if: { is: 'allyNearTarget', range: 1 } }] },
      source,
    },
    {
      id: 'xian/acrobat',
      name: 'Acrobat',
      copies: 1,
      strength: 3,
      ability: { slot: 'move', modify: [{ op: 'moveMode', modes: ['passEnemies'] }] },
      source,
    },
    {
      id: 'xian/taunt',
      name: 'Taunt',
      copies: 1,
      strength: 1,
      ability: {
        slot: 'intel',
        timing: 'after',
        ops: [{ op: 'shift', enemies: { pick: 'one', range: 2, from: 'you', other: true }, steps: 1 }],
      },
      source,
    },
    { id: 'xian/hidden-blade', name: 'Hidden Blade', copies: 1, strength: 2, bonus: 'attack', source },
    { id: 'xian/case-the-place', name: 'Case the Place', copies: 1, strength: 2, bonus: 'intel', source },
    { id: 'xian/dirty-tricks', name: 'Dirty Tricks', copies: 1, strength: 4, ability: { slot: 'plan', ops: [{ op: 'takePlan' }] }, source },
    {
      id: 'xian/vanish',
      name: 'Vanish',
      copies: 1,
      strength: 1,
      ability: {
        slot: 'plan',
        ops: [
          { op: 'shield', who: { who: 'you' } },
          { op: 'move', n: 1, who: { who: 'you' } },
        ],
      },
      source,
    },
    {
      id: 'xian/flurry',
      name: 'Flurry',
      copies: 1,
      strength: 4,
      ability: { slot: 'attack', timing: 'after', ops: [{ op: 'move', n: 1, who: { who: 'you' } }] },
      source,
    },
  ],
  unlocks: {
    tactical: {
      id: 'xian/gone',
      name: 'Gone',
      copies: 1,
      strength: 'tactical',
      ability: { slot: 'move', ops: [{ op: 'move', n: 4, who: { who: 'you' }, modes: ['passEnemies', 'quiet'] }] },
      source,
    },
    wild: { id: 'xian/sleight-of-hand', name: 'Sleight of Hand', copies: 1, strength: 'wild', source },
    signature1: {
      id: 'xian/ricochet',
      name: 'Ricochet',
      copies: 1,
      strength: 3,
      ability: {
        slot: 'attack',
        modify: [{ op: 'attackRange', range: 2 }],
        timing: 'after',
        ops: [{ op: 'damage', n: 1, to: { pick: 'one', range: 1, from: 'it', other: true } }],
      },
      source,
    },
    signature2: {
      id: 'xian/pickpocket',
      name: 'Pickpocket',
      copies: 1,
      strength: 1,
      ability: { slot: 'intel', ops: [{ op: 'drawPlan', n: 1, keep: 1 }] },
      source,
    },
    gear: {
      id: 'xian/smoke-pellet',
      name: 'Smoke Pellet',
      trigger: 'afterEvent',
      ops: [{ op: 'move', n: 2, who: { who: 'you' } }],
      source,
    },
  },
  source: { kind: 'published', note: 'name listed by two reviews; health and deck are ours' },
};
