import { MINIONS_FIGHT } from '../abilities/patterns.js';
import {
  atTheEnd,
  attack,
  buff,
  cleanse,
  controlled,
  each,
  if_,
  inUnit,
  MELEE,
  MINION,
  mayOne,
  mend,
  mod,
  moreAttackDice,
  move,
  not,
  one,
  thereIs,
  upTo,
  within,
} from '../abilities/words.js';
import type { LegendOrder } from '../types.js';

/** LE-7. */
export const GENERAL_GRIEVOUS_ORDERS: readonly LegendOrder[] = [
  {
    id: 'grievous-o1',
    name: { en: 'Wave Attack', de: 'Angriffswelle' },
    refresh: 1,
    effect: [each('character', 'droid', [MINION], move('droid', 'dash'))],
    legendAbility: [buff('self', 'turn', moreAttackDice(1, { on: MINION }))],
  },
  {
    id: 'grievous-o2',
    name: { en: 'Fresh from the Transports', de: 'Frisch aus den Transportern' },
    refresh: 2,
    effect: [one('unit', 'squad', MINION, { is: 'defeated' }), { op: 'return', unit: 'squad', within: 3, of: 'self' }],
    legendAbility: [each('unit', 'squad', [MINION, { is: 'defeated' }], { op: 'return', unit: 'squad', within: 3, of: 'self' })],
  },
  {
    id: 'grievous-o3',
    name: { en: 'Crossfire', de: 'Kreuzfeuer' },
    refresh: 1,
    effect: [
      buff(
        'self',
        'turn',
        moreAttackDice(1, { on: MINION, when: thereIs('character', MINION, not(inUnit('attacker')), within(4, 'defender')) }),
      ),
    ],
    legendAbility: MINIONS_FIGHT,
  },
  {
    id: 'grievous-o4',
    name: { en: 'Trophy Taker', de: 'Trophäenjäger' },
    refresh: 2,
    effect: [buff('self', 'turn', mod({ mod: 'reroll', roll: 'attack', faces: ['failure'], most: 2 }, { when: MELEE }))],
    legendAbility: [atTheEnd(attack('self', 'melee', undefined, 6))],
  },
  {
    id: 'grievous-o5',
    name: { en: 'Tactical Withdrawal', de: 'Taktischer Rückzug' },
    refresh: 3,
    effect: [move('self', 'jump'), cleanse('self')],
    legendAbility: [mend('self', 4)],
  },
  {
    id: 'grievous-o6',
    name: { en: 'Occupation Doctrine', de: 'Besatzungsdoktrin' },
    refresh: 2,
    effect: [buff('self', 'nextLegendTurn', mod({ mod: 'contestWeight', x: 2 }, { on: MINION }))],
    legendAbility: [each('objective', 'post', [controlled('enemy'), { is: 'notOutnumbered' }], { op: 'uncontrol', objective: 'post' })],
  },
  {
    id: 'grievous-o7',
    name: { en: 'Strip for Parts', de: 'Ersatzteillager' },
    refresh: 3,
    effect: [
      mayOne('unit', 'scrap', MINION, { is: 'ordinary' }),
      if_({ is: 'chosen', name: 'scrap' }, [{ op: 'retire', unit: 'scrap' }, mend('self', 3), cleanse('self')]),
    ],
    legendAbility: [upTo(2, 'unit', 'squads', MINION, { is: 'defeated' }), { op: 'return', unit: 'squads', within: 2, of: 'self' }],
  },
];
