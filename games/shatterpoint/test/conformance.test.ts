import { conformance } from '@cadre/testkit';
import { legendaryEncounters as game, heuristic } from '../src/index.js';
import { inventory, setupsOfEverything } from './inventory.js';

const isFull = process.env['CADRE_FULL'] !== undefined;
const setups = setupsOfEverything();
/** Each mission twice, with Legends that differ. The long version plays on until everything was used. */
const SOME = setups.filter((_, i) => [0, 3, 9, 13, 18, 22].includes(i));
conformance(game, {
  setups: isFull ? setups : SOME,
  matches: isFull ? 4 : 1,
  ...(isFull ? { most: 2000 } : { complete: false as const }),
  every: isFull ? 60 : 100,
  heuristic: heuristic.choose,
  ...(isFull && { inventory }),
});
