import type { UnitCard } from '../types.js';
import { SCOUTS_41ST } from './41st-scouts.js';
import { ASSAULT_GUNNERS } from './assault-gunners.js';
import { B1_LINE } from './b1-line.js';
import { B2_WEDGE } from './b2-wedge.js';
import { BOARDING_TROOPERS } from './boarding-troopers.js';
import { COMMANDO_DROIDS } from './commando-droids.js';
import { EMBO } from './embo.js';
import { GREE } from './gree.js';
import { HIRED_GUNS } from './hired-guns.js';
import { PURGE_TROOPERS } from './purge-troopers.js';
import { SECOND_SISTER } from './second-sister.js';
import { SENTINEL_DROIDS } from './sentinel-droids.js';
import { SHOCK_TROOPERS } from './shock-troopers.js';
import { TEMPLE_GUARDS } from './temple-guards.js';
import { TRACKERS } from './trackers.js';
import { TX_20 } from './tx-20.js';

/** The minions of all Legends. */
export const MINIONS: readonly UnitCard[] = [
  BOARDING_TROOPERS,
  ASSAULT_GUNNERS,
  PURGE_TROOPERS,
  SECOND_SISTER,
  B1_LINE,
  COMMANDO_DROIDS,
  B2_WEDGE,
  TX_20,
  HIRED_GUNS,
  SENTINEL_DROIDS,
  TRACKERS,
  EMBO,
  TEMPLE_GUARDS,
  SHOCK_TROOPERS,
  SCOUTS_41ST,
  GREE,
];
