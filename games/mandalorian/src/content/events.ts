import { CLASSES, type EventCard, type Source } from './types.js';

const house: Source = { kind: 'house', note: 'own event' };

/** The twelve events of the box. */
export const events: readonly EventCard[] = [
  {
    id: 'e1',
    name: 'Close In',
    back: 'melee',
    ops: [
      { op: 'enemyMove', classes: ['melee'], count: 'all', steps: 2 },
      { op: 'enemyAttack', classes: ['melee'], count: 2, range: 0 },
    ],
    source: { kind: 'seed', note: 'the sample event of the rulebook p11; the name is ours' },
  },
  {
    id: 'e2',
    name: 'Rush',
    back: 'melee',
    ops: [
      { op: 'enemyMove', classes: ['melee'], count: 2, steps: 3 },
      { op: 'enemyAttack', classes: ['melee'], count: 2, range: 0 },
    ],
    six: [{ op: 'enemyAttack', classes: ['melee'], count: 1, range: 1 }],
    source: house,
  },
  {
    id: 'e3',
    name: 'Bare Knuckles',
    back: 'melee',
    ops: [
      { op: 'enemyAttack', classes: ['melee'], count: 'all', range: 0 },
      { op: 'enemyMove', classes: ['melee'], count: 'all', steps: 2 },
    ],
    source: house,
  },
  {
    id: 'e4',
    name: 'Suppressing Fire',
    back: 'blaster',
    ops: [{ op: 'enemyAttack', classes: ['blaster'], count: 2, range: 3 }],
    source: house,
  },
  {
    id: 'e5',
    name: 'Press Forward',
    back: 'blaster',
    ops: [
      { op: 'enemyMove', classes: ['blaster'], count: 'all', steps: 2 },
      { op: 'enemyAttack', classes: ['blaster'], count: 1, range: 2 },
    ],
    six: [{ op: 'enemyAttack', classes: ['blaster'], count: 1, range: 2 }],
    source: house,
  },
  {
    id: 'e6',
    name: 'Crossfire',
    back: 'blaster',
    ops: [
      { op: 'enemyMove', classes: ['blaster'], count: 2, steps: 2 },
      { op: 'enemyAttack', classes: ['blaster'], count: 2, range: 2 },
    ],
    source: house,
  },
  {
    id: 'e7',
    name: 'Long Shot',
    back: 'sharpshooter',
    ops: [{ op: 'enemyAttack', classes: ['sharpshooter'], count: 2, range: 4 }],
    source: house,
  },
  {
    id: 'e8',
    name: 'Pick a Target',
    back: 'sharpshooter',
    ops: [{ op: 'enemyAttack', classes: ['sharpshooter', 'blaster'], count: 1, range: 4 }],
    six: [{ op: 'disrupt', slot: 'move' }],
    source: house,
  },
  {
    id: 'e9',
    name: 'New Angle',
    back: 'sharpshooter',
    ops: [
      { op: 'enemyMove', classes: ['sharpshooter'], count: 2, steps: 1 },
      { op: 'enemyAttack', classes: ['sharpshooter'], count: 1, range: 6 },
    ],
    source: house,
  },
  {
    id: 'e10',
    name: 'Call for Backup',
    back: 'alert',
    ops: [{ op: 'spawn', at: { at: 'star', nearest: 'you' } }],
    six: [{ op: 'spawn', at: { at: 'you' } }],
    source: house,
  },
  {
    id: 'e11',
    name: 'Jammed Comms',
    back: 'alert',
    ops: [
      { op: 'disrupt', slot: 'lowest' },
      { op: 'reveal', nearest: 'you' },
    ],
    source: house,
  },
  {
    id: 'e12',
    name: 'Loose Ends',
    back: 'alert',
    ops: [
      {
        op: 'if',
        if: { is: 'carriedByCharacter', burden: 'child' },
        do: [{ op: 'childFlee' }],
        else: [{ op: 'enemyMove', classes: CLASSES, count: 3, steps: 2 }],
      },
    ],
    source: house,
  },
];

/** Added by the guide deck. */
export const unlockEvents: readonly EventCard[] = [
  { id: 'e13', name: 'One After Another', back: 'alert', ops: [{ op: 'event' }], source: house },
  {
    id: 'e14',
    name: 'Pinned',
    back: 'blaster',
    ops: [
      { op: 'stayPut', classes: ['blaster'], range: 2 },
      { op: 'enemyAttack', classes: ['blaster'], count: 1, range: 2 },
    ],
    source: house,
  },
  {
    id: 'e15',
    name: 'Scouts',
    back: 'sharpshooter',
    ops: [
      { op: 'spawn', at: { at: 'star', nearest: 'you' } },
      { op: 'enemyAttack', classes: ['sharpshooter'], count: 1, range: 3 },
    ],
    source: house,
  },
  {
    id: 'e16',
    name: 'Brawl Breaks Out',
    back: 'melee',
    ops: [
      { op: 'enemyMove', classes: ['melee'], count: 'all', steps: 1, within: 1 },
      { op: 'enemyAttack', classes: ['melee'], count: 1, range: 0 },
    ],
    source: house,
  },
  {
    id: 'e17',
    name: 'Static',
    back: 'alert',
    ops: [
      { op: 'disrupt', slot: 'intel' },
      { op: 'disrupt', slot: 'plan' },
    ],
    source: house,
  },
  {
    id: 'e18',
    name: 'Bounty Posted',
    back: 'alert',
    ops: [{ op: 'enemyAttack', classes: CLASSES, count: 1, range: 3, target: 'leastDamaged' }],
    source: house,
  },
];
