import type { Loadout } from '../types.js';
import { EMPIRE_LOADOUTS } from './empire.js';
import { MERCENARY_LOADOUTS } from './mercenary.js';
import { REBEL_LOADOUTS } from './rebel.js';
import { REPUBLIC_LOADOUTS } from './republic.js';
import { SEPARATIST_LOADOUTS } from './separatist.js';

export const LOADOUTS: readonly Loadout[] = [
  ...REBEL_LOADOUTS,
  ...REPUBLIC_LOADOUTS,
  ...SEPARATIST_LOADOUTS,
  ...EMPIRE_LOADOUTS,
  ...MERCENARY_LOADOUTS,
];
