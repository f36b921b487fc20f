import { conformance } from '@cadre/testkit';
import { heuristic } from '../src/index.js';
import { inventory } from './inventory.js';
import { setupsOfEverything, someSetups } from './setups.js';
import { startingClose } from './starts.js';

const isFull = process.env['CADRE_FULL'] !== undefined;
/** The long version plays on until everything was used. */
conformance(startingClose, {
  setups: isFull ? setupsOfEverything() : someSetups(),
  matches: 1,
  ...(isFull ? { most: 400 } : { complete: false as const }),
  every: isFull ? 60 : 100,
  heuristic: heuristic.choose,
  ...(isFull && { inventory }),
});
