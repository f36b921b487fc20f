import { randomInt } from 'node:crypto';

/** Short runs are the same every time. Long runs look further, and CADRE_SEED=... repeats one that failed. */
export const seedOf = (run: 'short' | 'long'): number => {
  const given = process.env['CADRE_SEED'];
  if (given === undefined) return run === 'short' ? 1 : randomInt(1_000_000);
  if (!/^\d{1,9}$/.test(given)) throw new Error(`CADRE_SEED is a whole number of at most nine digits, not "${given}"`);
  return Number(given);
};
/** A failure says with which seed it can be repeated. */
export const withSeed = async (seed: number, play: () => Promise<void>): Promise<void> => {
  try {
    await play();
  } catch (thrown) {
    throw new Error(`failed with CADRE_SEED=${seed}: ${thrown instanceof Error ? thrown.message : String(thrown)}`, { cause: thrown });
  }
};
