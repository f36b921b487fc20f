import type { ContentModules } from '@cadre/testkit';

/** All content of the game. */
export const CONTENT: ContentModules = {
  '../src/content/cards/index.ts': ['CARDS', 'STANDING_ORDERS'],
  '../src/content/data/vehicles.ts': ['VEHICLES'],
  '../src/content/editions.ts': ['EDITION'],
  '../src/content/layouts/index.ts': ['LAYOUTS'],
  '../src/content/loadouts/index.ts': ['LOADOUTS'],
  '../src/content/missions.ts': ['MISSION'],
  '../src/content/squads/index.ts': ['SQUADS', 'UNIT_TYPES'],
  '../src/content/terrain.ts': ['TERRAIN'],
};
