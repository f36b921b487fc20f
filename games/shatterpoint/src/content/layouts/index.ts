import type { Layout } from '../types.js';
import { CANYON_OUTPOST } from './canyon-outpost.js';
import { FORTRESS_YARD } from './fortress-yard.js';
import { HANGAR_FLOOR } from './hangar-floor.js';
import { JUNGLE_CLEARING } from './jungle-clearing.js';
import { REFINERY } from './refinery.js';
import { RUINED_TEMPLE } from './ruined-temple.js';

export const LAYOUTS: readonly Layout[] = [HANGAR_FLOOR, REFINERY, RUINED_TEMPLE, CANYON_OUTPOST, JUNGLE_CLEARING, FORTRESS_YARD];
