import type { PlanningCard, Source } from './types.js';

const house: Source = { kind: 'house', note: 'own planning card' };

/** The twenty planning cards of the box. */
export const planning: readonly PlanningCard[] = [
  {
    id: 'defend',
    name: 'Defend',
    copies: 5,
    trigger: 'damage',
    ops: [{ op: 'block', n: 1 }],
    source: { kind: 'seed', note: 'rulebook p7 (MA-90); the number of copies is ours' },
  },
  {
    id: 'bad-luck',
    name: 'Bad Luck',
    copies: 4,
    trigger: 'never',
    cannotKeep: true,
    source: { kind: 'seed', note: 'rulebook p7 (MA-85); the number of copies is ours' },
  },
  { id: 'focus', name: 'Focus', copies: 3, trigger: 'performAction', modify: [{ op: 'strength', n: 2 }], source: house },
  {
    id: 'seize-the-moment',
    name: 'Seize the Moment',
    copies: 2,
    trigger: 'actionStep',
    ops: [{ op: 'extra' }],
    source: { kind: 'house', note: 'the rulebook shows a card with an additional action (MA-91); name and copies are ours' },
  },
  {
    id: 'return-fire',
    name: 'Return Fire',
    copies: 2,
    trigger: 'attacked',
    ops: [{ op: 'damage', n: 2, to: { pick: 'it', range: 3 } }],
    source: { kind: 'house', note: 'the publisher mentions retaliation; name, numbers and copies are ours' },
  },
  { id: 'sidestep', name: 'Sidestep', copies: 2, trigger: 'sentryOrGrapple', ops: [{ op: 'block', n: 'all' }], source: house },
  { id: 'steady-nerves', name: 'Steady Nerves', copies: 2, trigger: 'crisis', ops: [{ op: 'skipCrisis' }], source: house },
];

/** Added by the guide deck, one copy at a time. */
export const unlockPlanning: readonly PlanningCard[] = [
  {
    id: 'smoke',
    name: 'Smoke',
    copies: 2,
    trigger: 'eventStep',
    ops: [{ op: 'hide', from: ['blaster', 'sharpshooter'] }],
    source: house,
  },
  {
    id: 'bribe',
    name: 'Bribe',
    copies: 2,
    trigger: 'chosenToAttack',
    ops: [{ op: 'cancelAttack' }, { op: 'away', enemies: { pick: 'it' }, steps: 2 }],
    source: house,
  },
  {
    id: 'medkit',
    name: 'Medkit',
    copies: 2,
    trigger: 'actionStep',
    if: {
      is: 'all',
      of: [{ is: 'damaged' }, { is: 'not', of: { is: 'enemyWithin', range: 2 } }],
    },
    ops: [{ op: 'heal', n: 1, who: { who: 'you' } }],
    source: house,
  },
];
