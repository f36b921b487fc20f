import { EDITIONS, MISSIONS } from '../src/content/types.js';
import { fileOf, mission } from './own-file.js';

/** One side has a unit that comes back, the other support and a corps unit that counts as support. */
const SQUADS = { 'squad.0': 'rebel-commandos', 'squad.1': 'invasion-force' } as const;
const HILLS = mission().objectives.map((hill, i) => ({
  ...hill,
  carried: true,
  ...(i === 0 && { startsWith: { side: 'red', ranks: ['corps'] } }),
}));
const CARRIED = fileOf({ missions: [mission({ objectives: HILLS })] });
export const SETUPS = EDITIONS.flatMap(edition => [
  ...MISSIONS.flatMap(id => (['first', 'second'] as const).map(blue => ({ edition, mission: id, blue, conditions: 'yes', ...SQUADS }))),
  { edition, mission: 'priorities', blue: 'first', content: CARRIED, layout: 'forest-moon', ...SQUADS },
]);
