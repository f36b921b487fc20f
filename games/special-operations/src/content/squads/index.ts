import { VEHICLES } from '../data/vehicles.js';
import type { Squad, UnitType } from '../types.js';
import { ARC_TROOPERS, ARC_TROOPERS_UNITS } from './arc-troopers.js';
import { BRIGHT_TREE, BRIGHT_TREE_UNITS } from './bright-tree.js';
import { CLONE_TROOPERS, CLONE_TROOPERS_UNITS } from './clone-troopers.js';
import { DROID_COMMANDOS, DROID_COMMANDOS_UNITS } from './droid-commandos.js';
import { IMPERIAL_INFANTRY, IMPERIAL_INFANTRY_UNITS } from './imperial-infantry.js';
import { IMPERIAL_SPECIAL_FORCES, IMPERIAL_SPECIAL_FORCES_UNITS } from './imperial-special-forces.js';
import { INVASION_FORCE, INVASION_FORCE_UNITS } from './invasion-force.js';
import { MANDALORIAN_SUPER_COMMANDOS, MANDALORIAN_SUPER_COMMANDOS_UNITS } from './mandalorian-super-commandos.js';
import { REBEL_COMMANDOS, REBEL_COMMANDOS_UNITS } from './rebel-commandos.js';
import { REBEL_TROOPERS, REBEL_TROOPERS_UNITS } from './rebel-troopers.js';

/** In the order of the factions. */
export const SQUADS: readonly Squad[] = [
  REBEL_TROOPERS,
  REBEL_COMMANDOS,
  BRIGHT_TREE,
  ARC_TROOPERS,
  CLONE_TROOPERS,
  INVASION_FORCE,
  DROID_COMMANDOS,
  IMPERIAL_INFANTRY,
  IMPERIAL_SPECIAL_FORCES,
  MANDALORIAN_SUPER_COMMANDOS,
];
/** Every unit type of both editions, and the vehicles. */
export const UNIT_TYPES: readonly UnitType[] = [
  ...REBEL_TROOPERS_UNITS,
  ...REBEL_COMMANDOS_UNITS,
  ...BRIGHT_TREE_UNITS,
  ...ARC_TROOPERS_UNITS,
  ...CLONE_TROOPERS_UNITS,
  ...INVASION_FORCE_UNITS,
  ...DROID_COMMANDOS_UNITS,
  ...IMPERIAL_INFANTRY_UNITS,
  ...IMPERIAL_SPECIAL_FORCES_UNITS,
  ...MANDALORIAN_SUPER_COMMANDOS_UNITS,
  ...Object.values(VEHICLES),
];
