import type { Suite } from '../suite.js';
import { army } from './army.js';
import { fork, store } from './copies.js';
import { forecastSuites } from './forecast.js';
import { geometry } from './geometry/index.js';
import { keywordSuites } from './keywords.js';
import { legendaryEncountersSuites } from './legendary-encounters.js';
import { playouts } from './mandalorian.js';
import { moves } from './moves.js';
import { reload } from './reload.js';
import { search } from './search.js';
import { skirmishSuites } from './skirmish.js';
import { specialOperationsSuites } from './special-operations.js';

/** All suites. */
export const suites: readonly Suite[] = [
  moves,
  search,
  fork,
  store,
  playouts,
  ...skirmishSuites,
  ...specialOperationsSuites,
  ...legendaryEncountersSuites,
  army,
  ...reload,
  ...keywordSuites,
  ...forecastSuites,
  ...geometry,
];
