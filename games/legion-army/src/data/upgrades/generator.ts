import type { UpgradeCard } from '../schema.js';

/** Published generator upgrade cards. */
export const generatorUpgrades = [
  {
    id: 'barrage-generator',
    code: 'dr',
    name: 'Barrage Generator',
    slot: 'generator',
    use: { flips: 'exhaust' },
    cost: 3,
    keywords: { Fixed: true, Suppressive: true },
    weapons: [{ name: 'Barrage Generator', range: null, dice: { white: 2 }, keywords: { Suppressive: true } }],
  },
  {
    id: 'overcharged-generator',
    code: 'dq',
    name: 'Overcharged Generator',
    slot: 'generator',
    use: { flips: 'exhaust' },
    cost: 3,
    keywords: { Fixed: true, Impact: true },
    weapons: [{ name: 'Overcharged Generator', range: null, dice: { black: 1 }, keywords: { Impact: 1, Fixed: 'Front' } }],
  },
] as const satisfies readonly UpgradeCard[];
