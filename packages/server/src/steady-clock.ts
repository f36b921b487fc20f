/**
 * The time of day, in milliseconds, which nobody can set: the wall clock is read once. Clocks of matches would otherwise
 * lose or gain what an administrator or a time server corrects.
 */
export const steadyClock = (wall: () => number = Date.now, monotonic: () => number = () => performance.now()): (() => number) => {
  const offset = wall() - monotonic();
  return () => Math.round(offset + monotonic());
};
