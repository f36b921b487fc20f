import type { Layout } from '../types.js';
import { AMBUSH_GORGE } from './ambush-gorge.js';
import { FOREST_MOON } from './forest-moon.js';
import { RELAY_STATION } from './relay-station.js';
import { SHIELD_BUNKER } from './shield-bunker.js';
import { SPACEPORT_ALLEYS } from './spaceport-alleys.js';
import { VAULT_DISTRICT } from './vault-district.js';

export const LAYOUTS: readonly Layout[] = [RELAY_STATION, FOREST_MOON, SPACEPORT_ALLEYS, SHIELD_BUNKER, AMBUSH_GORGE, VAULT_DISTRICT];
