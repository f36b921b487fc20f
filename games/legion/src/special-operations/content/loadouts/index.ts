import type { Loadout } from '../types.js';

export const LOADOUTS: readonly Loadout[] = [];
