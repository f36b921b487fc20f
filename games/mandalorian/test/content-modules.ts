import type { ContentModules } from '@cadre/testkit';

/** All content of the game. */
export const CONTENT: ContentModules = { '../src/content/content.ts': ['content'] };
