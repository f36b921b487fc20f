/** No match of ours is longer: one that goes on would hang whoever waits for its end. */
export const MOST_ANSWERS = 20_000;
/** Call it once an answer in a loop that waits for a match to end: it throws when there are too many. No time limit of a test stops such a loop. */
export const atMost = (most = MOST_ANSWERS): (() => void) => {
  let answers = 0;
  return () => {
    if (++answers > most) throw new Error(`still going on after ${most} answers`);
  };
};
