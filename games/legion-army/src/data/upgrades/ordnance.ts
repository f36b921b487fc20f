import type { UpgradeCard } from '../schema.js';

/** Published ordnance upgrade cards. */
export const ordnanceUpgrades = [
  {
    id: 'bunker-buster-shells',
    code: 'kt',
    name: '"Bunker Buster" Shells',
    slot: 'ordnance',
    cost: 12,
    keywords: { Blast: true, Cycle: true, Fixed: true, Scatter: true },
    weapons: [
      {
        name: 'Bunker Buster Shells',
        range: [1, 2],
        dice: { black: 1, white: 3 },
        keywords: { Fixed: 'Front', Blast: true, Scatter: true },
      },
    ],
    use: { flips: 'exhaust' },
  },
  {
    id: 'armor-piercing-shells',
    code: 'kn',
    name: 'Armor-Piercing Shells',
    slot: 'ordnance',
    cost: 10,
    keywords: { Cycle: true, Fixed: true, Impact: true },
    weapons: [{ name: 'Armor-Piercing Shells', range: [2, 3], dice: { red: 1, black: 2 }, keywords: { Fixed: 'Front', Impact: 3 } }],
    use: { flips: 'exhaust' },
  },
  {
    id: 'high-energy-shells',
    code: 'ku',
    name: 'High-Energy Shells',
    slot: 'ordnance',
    cost: 8,
    keywords: { Critical: true, Cycle: true, 'High Velocity': true, Fixed: true },
    weapons: [
      {
        name: 'High-Energy Shells',
        range: [2, 4],
        dice: { red: 2, white: 1 },
        keywords: { Fixed: 'Front', Critical: 1, 'High Velocity': true },
      },
    ],
    use: { flips: 'exhaust' },
  },
] as const satisfies readonly UpgradeCard[];
