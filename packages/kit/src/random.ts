import type { Random } from '@cadre/core';

/** As many numbers as one draw can tell apart. */
const RANGE = 0x1_0000_0000;

/** A seeded source (sfc32): equal seeds give equal numbers on every machine. For play that must be unguessable, the server has its own. */
export const seeded = (...seed: readonly number[]): Random => {
  let a = 0x9e3779b9,
    b = 0x243f6a88,
    c = 0xb7e15162,
    d = 1;
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    return t >>> 0;
  };
  for (const x of seed) {
    a ^= x;
    b ^= Math.floor(x / RANGE);
    for (let i = 0; i < 12; i++) next();
  }
  // The few highest values are drawn again: without that, small remainders would come up more often.
  return below => {
    if (!(below >= 1 && below <= RANGE)) throw new RangeError(`a random number lies below a number from 1 to ${RANGE}, not below ${below}`);
    const limit = RANGE - (RANGE % below);
    let x = next();
    while (x >= limit) x = next();
    return x % below;
  };
};
