import { contentVersion } from '@cadre/testkit';
import { skirmish } from '../src/index.js';

contentVersion(
  skirmish,
  { '../src/table.ts': ['TABLE', 'BEACON'], '../src/units.ts': ['UNITS', 'BASE', 'HEIGHT', 'FIGURES', 'MOST_POINTS'] },
  import.meta.url,
);
