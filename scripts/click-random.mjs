/** A small generator, so that a match can be named by a number and counted again. */
export const generator = seed => {
  let x = (seed * 7919) >>> 0 || 1;
  return below => {
    x ^= x << 13;
    x >>>= 0;
    x ^= x >>> 17;
    x ^= x << 5;
    x >>>= 0;
    return x % below;
  };
};
