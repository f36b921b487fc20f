import type { LegendCard } from '../types.js';
import { CAD_BANE } from './cad-bane.js';
import { DARTH_VADER } from './darth-vader.js';
import { GENERAL_GRIEVOUS } from './general-grievous.js';
import { YODA } from './yoda.js';

/** The Galactic Legends. All are ours: no published one is known. */
export const LEGENDS: readonly LegendCard[] = [DARTH_VADER, GENERAL_GRIEVOUS, CAD_BANE, YODA];
