import type { MapDef } from '../types.js';
import { map1 } from './map-1.js';
import { map2 } from './map-2.js';
import { map3 } from './map-3.js';
import { map4 } from './map-4.js';

export const maps: readonly MapDef[] = [map1, map2, map3, map4];
