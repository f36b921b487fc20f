import type { UpgradeCard } from '../schema.js';

/** Published command upgrade cards. */
export const commandUpgrades = [
  {
    id: 'caught-in-a-web',
    code: 'Ic',
    name: 'Caught in a Web',
    slot: 'command',
    cost: 0,
    limit: 1,
    restriction: { name: 'Admiral Trench' },
    unreleased: 'Sept 2026',
  },
  { id: 'fire-control', code: 'Me', name: 'Fire Control', slot: 'command', cost: 5, limit: 1, unreleased: 'Aug 2026' },
  { id: 'improvised-orders', code: 'cw', name: 'Improvised Orders', slot: 'command', cost: 5, limit: 1, use: { flips: 'exhaust' } },
  { id: 'inspiring-presence', code: 'nq', name: 'Inspiring Presence', slot: 'command', cost: 5 },
  { id: 'lead-by-example', code: 'rv', name: 'Lead By Example', slot: 'command', cost: 8, keywords: { Inspire: 2 } },
  { id: 'strict-orders', code: 'cz', name: 'Strict Orders', slot: 'command', cost: 5 },
  { id: 'trusted-agent', code: 'Bn', name: 'Trusted Agent', slot: 'command', cost: 5, limit: 1, use: { flips: 'exhaust' } },
  {
    id: 'underworld-connections',
    code: 'rf',
    name: 'Underworld Connections',
    slot: 'command',
    cost: 5,
    keywords: { 'Allies of Convenience': true },
  },
  { id: 'vigilance', code: 'nz', name: 'Vigilance', slot: 'command', cost: 9 },
  {
    id: 'youre-not-all-the-same-to-me',
    code: 'Gy',
    name: "You're Not All the Same to Me",
    slot: 'command',
    cost: 5,
    limit: 1,
    restriction: { name: 'Plo Koon' },
    keywords: { Retinue: 'Plo Koon' },
    unreleased: 'Aug 2026',
  },
] as const satisfies readonly UpgradeCard[];
