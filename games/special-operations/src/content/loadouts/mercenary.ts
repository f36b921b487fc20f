import { ACTIVE, FRIENDS, lasting, must } from '../forms.js';
import type { Loadout } from '../types.js';
import { has, ranged } from '../weapons.js';
import { IMPROVED_COMMS, VISION_GEAR } from './shared.js';

export const MERCENARY_LOADOUTS: readonly Loadout[] = [
  {
    id: 'MS-L1',
    a: {
      name: { en: 'HE Grenades', de: 'HE-Granaten' },
      text: {
        en: 'Friendly units gain an HE Grenade: ranged up to 6", 1 red, 1 black and 1 white die, Blast, Impact 1.',
        de: 'Befreundete Einheiten erhalten eine HE-Granate: Fernkampf bis 6", 1 roter, 1 schwarzer und 1 weißer Würfel, Explosiv, Wucht 1.',
      },
      effects: [
        lasting(FRIENDS, [
          { op: 'add-weapon', weapon: ranged('he-grenade', 6, { red: 1, black: 1, white: 1 }, has('blast'), has('impact', 1)) },
        ]),
      ],
    },
    b: {
      name: { en: 'Wrist Flamethrower', de: 'Handgelenksflammenwerfer' },
      text: {
        en: 'Friendly units gain a Wrist Flamethrower: ranged up to 6", 4 white dice, Blast, Suppressive 1.',
        de: 'Befreundete Einheiten erhalten einen Handgelenksflammenwerfer: Fernkampf bis 6", 4 weiße Würfel, Explosiv, Niederhaltend 1.',
      },
      effects: [
        lasting(FRIENDS, [
          { op: 'add-weapon', weapon: ranged('wrist-flamethrower', 6, { white: 4 }, has('blast'), has('suppressive', 1)) },
        ]),
      ],
    },
    from: 'seed',
  },
  {
    id: 'MS-L2',
    a: {
      name: { en: 'Combat Shields', de: 'Kampfschilde' },
      text: {
        en: 'Your commander and corps units have Shielded 1 and Recharge 1.',
        de: 'Dein Commander und deine Corps-Einheiten haben Schilde 1 und Aufladen 1.',
      },
      effects: [
        lasting({ ...FRIENDS, ranks: ['commander', 'corps'] }, [
          { op: 'keyword', keyword: 'shielded', x: 1 },
          { op: 'keyword', keyword: 'recharge', x: 1 },
        ]),
      ],
    },
    b: IMPROVED_COMMS,
    from: 'seed',
  },
  {
    id: 'MS-L3',
    a: {
      name: { en: 'Aggressive Strategy', de: 'Aggressive Strategie' },
      text: {
        en: 'A friendly unit that ends a Move or Jump action within 12" of an enemy it sees gains 1 aim token, once an activation.',
        de: 'Eine befreundete Einheit, die eine Bewegen- oder Sprung-Aktion in 12" zu einem Feind in ihrer Sichtlinie beendet, erhält 1 Zielmarker, einmal pro Aktivierung.',
      },
      effects: [
        must('acted', ACTIVE, [{ op: 'gain', token: 'aim', n: 1 }], {
          when: [
            { is: 'action', action: 'move' },
            { is: 'ends-near-enemy', within: 12, inSight: true },
          ],
          limit: { per: 'activation', count: 1 },
        }),
      ],
    },
    b: VISION_GEAR,
    from: 'seed',
  },
];
