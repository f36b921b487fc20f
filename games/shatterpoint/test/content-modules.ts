import type { ContentModules } from '@cadre/testkit';

/** All content of the game. */
export const CONTENT: ContentModules = {
  '../src/content/layouts/index.ts': ['LAYOUTS'],
  '../src/content/legends/index.ts': ['LEGENDS'],
  '../src/content/minions/index.ts': ['MINIONS'],
  '../src/content/missions/index.ts': ['MISSIONS'],
  '../src/content/tactics.ts': ['TACTICS'],
  '../src/content/units/index.ts': ['UNITS'],
};
