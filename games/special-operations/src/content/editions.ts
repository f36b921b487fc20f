import type { Edition, EditionId } from './types.js';

const PLAYTEST_SQUADS = [
  'rebel-troopers',
  'rebel-commandos',
  'arc-troopers',
  'clone-troopers',
  'invasion-force',
  'droid-commandos',
  'imperial-infantry',
  'imperial-special-forces',
] as const;
/** The later document decides. */
const v11: Edition = {
  id: 'v1.1',
  name: { en: 'Version 1.1', de: 'Version 1.1' },
  squads: [
    'rebel-troopers',
    'rebel-commandos',
    'bright-tree',
    'arc-troopers',
    'clone-troopers',
    'invasion-force',
    'droid-commandos',
    'imperial-infantry',
    'imperial-special-forces',
    'mandalorian-super-commandos',
  ],
  swaps: [],
  dashClimbs: false,
  suppressionPenalty: 'worst-die',
  versatile: true,
  deploymentContactBan: true,
  objectiveTokensCarried: true,
  covert: { marker: 'order-token', reveal: 'any-end-phase' },
  codes: { tokens: [1, 2, 3], code: 1, claimants: ['red'], halt: 'free' },
  vehicle: { pointsClaimed: true, redDeploys: 'zone-or-network' },
};
const playtest: Edition = {
  id: 'playtest',
  name: { en: 'Playtest', de: 'Testversion' },
  squads: PLAYTEST_SQUADS,
  swaps: [{ out: 'IS-8', card: 'IS-8R', type: 'r4-astromech-empire' }],
  dashClimbs: true,
  suppressionPenalty: 'targets-choice',
  versatile: false,
  deploymentContactBan: false,
  objectiveTokensCarried: false,
  covert: { marker: 'condition-token', reveal: 'first-end-phase' },
  codes: { tokens: [4, 5, 6], code: 6, claimants: ['blue', 'red'], halt: 'action' },
  vehicle: { pointsClaimed: false, redDeploys: 'network' },
};
export const EDITION: Readonly<Record<EditionId, Edition>> = { 'v1.1': v11, playtest };
