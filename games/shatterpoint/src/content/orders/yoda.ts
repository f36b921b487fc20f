import { MINIONS_FIGHT } from '../abilities/patterns.js';
import {
  all,
  atTheEnd,
  attack,
  buff,
  cleanse,
  controlled,
  damage,
  ENEMY,
  each,
  gain,
  inSight,
  keyword,
  MELEE,
  MINION,
  mend,
  mod,
  moreAttackDice,
  moreDefenceDice,
  move,
  not,
  one,
  RANGED,
  refresh,
  upTo,
  WOUNDED,
  within,
} from '../abilities/words.js';
import type { LegendOrder } from '../types.js';

/** LE-7. */
export const YODA_ORDERS: readonly LegendOrder[] = [
  {
    id: 'yoda-o1',
    name: { en: 'Clear Sight', de: 'Klare Sicht' },
    refresh: 3,
    effect: [one('cadre', 'player'), buff('player', 'nextLegendTurn', mod({ mod: 'cannotReserve' }))],
    legendAbility: [{ op: 'drain', of: 'player', n: 2 }],
  },
  {
    id: 'yoda-o2',
    name: { en: 'Breath of the Living Force', de: 'Atem der lebendigen Macht' },
    refresh: 3,
    effect: [cleanse('self'), each('unit', 'squad', [MINION], cleanse('squad'))],
    legendAbility: [mend('self', 3), refresh(2)],
  },
  {
    id: 'yoda-o3',
    name: { en: 'Lift the Stone', de: 'Den Stein heben' },
    refresh: 1,
    effect: [one('character', 'foe', ENEMY, within(4), inSight()), { op: 'pushAny', who: 'foe', range: 3 }, damage('foe', 1)],
    legendAbility: [upTo(2, 'unit', 'foes', ENEMY, not(WOUNDED), within(3)), damage('foes', 2), ...gain('foes', 'pinned')],
  },
  {
    id: 'yoda-o4',
    name: { en: 'Whirlwind of Light', de: 'Wirbel aus Licht' },
    refresh: 1,
    effect: [
      buff(
        'self',
        'turn',
        moreAttackDice(1, { when: MELEE }),
        mod({ mod: 'reroll', roll: 'attack', faces: ['failure'], most: 2 }, { when: MELEE }),
      ),
    ],
    legendAbility: [atTheEnd(move('self', 'jump'), attack('self', 'melee', undefined, 6))],
  },
  {
    id: 'yoda-o5',
    name: { en: 'Calm Before the Storm', de: 'Ruhe vor dem Sturm' },
    refresh: 2,
    effect: [
      buff(
        'self',
        'nextLegendTurn',
        moreDefenceDice(1, { when: RANGED }),
        moreDefenceDice(1, { on: all(MINION, within(3)), when: RANGED }),
      ),
    ],
    legendAbility: [buff('self', 'nextLegendTurn', keyword('protection'))],
  },
  {
    id: 'yoda-o6',
    name: { en: 'Stand as One', de: 'Gemeinsam stehen' },
    refresh: 2,
    effect: [one('unit', 'squad', MINION, not(WOUNDED)), move('squad', 'advance'), mend('squad', 2)],
    legendAbility: MINIONS_FIGHT,
  },
  {
    id: 'yoda-o7',
    name: { en: 'Restore the Peace', de: 'Den Frieden wahren' },
    refresh: 2,
    effect: [one('objective', 'post', within(5), controlled('enemy'), { is: 'notOutnumbered' }), { op: 'uncontrol', objective: 'post' }],
    legendAbility: [each('unit', 'foe', [ENEMY, not(WOUNDED), within(3)], ...gain('foe', 'disarmed'))],
  },
];
