import { conformance } from '@cadre/testkit';
import { heuristic } from '../src/index.js';
import { inventory, setupsOfEverything, startingLate } from './inventory.js';

const isFull = process.env['CADRE_FULL'] !== undefined;
const setups = setupsOfEverything();
/** All missions and Legends. The long version plays on until everything was used. */
const SOME = setups.filter((_, i) => [0, 13, 18, 22].includes(i));
conformance(startingLate, {
  setups: isFull ? setups : SOME,
  matches: isFull ? 2 : 1,
  ...(isFull ? { most: 2000 } : { complete: false as const }),
  every: isFull ? 60 : 100,
  heuristic: heuristic.choose,
  ...(isFull && { inventory }),
});
