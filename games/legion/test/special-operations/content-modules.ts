import type { ContentModules } from '@cadre/testkit';

/** All content of the game. */
export const CONTENT: ContentModules = {
  '../../src/special-operations/content/cards/index.ts': ['CARDS', 'STANDING_ORDERS'],
  '../../src/special-operations/content/data/vehicles.ts': ['VEHICLES'],
  '../../src/special-operations/content/editions.ts': ['EDITION'],
  '../../src/special-operations/content/layouts/index.ts': ['LAYOUTS'],
  '../../src/special-operations/content/loadouts/index.ts': ['LOADOUTS'],
  '../../src/special-operations/content/missions.ts': ['MISSION'],
  '../../src/special-operations/content/squads/index.ts': ['SQUADS', 'UNIT_TYPES'],
  '../../src/special-operations/content/terrain.ts': ['TERRAIN'],
};
