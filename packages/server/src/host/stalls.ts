/** Notices that this process was stopped, or starved of processor time: a timer that should have fired has not. */
export interface StallWatch {
  /** Whoever is about to charge somebody for time that has passed looks first. */
  check(): void;
  stop(): void;
}
const TICK = 250;
/** Ordinary pauses, such as garbage collection, are shorter. */
const LONGEST_PAUSE = 500;

export const watchStalls = (monotonic: () => number, onStall: (milliseconds: number) => void): StallWatch => {
  let seen = monotonic();
  const check = (): void => {
    const passed = monotonic() - seen;
    if (passed <= TICK + LONGEST_PAUSE) return;
    seen = monotonic();
    onStall(Math.round(passed));
  };
  const timer = setInterval(() => {
    check();
    seen = monotonic();
  }, TICK);
  timer.unref();
  return { check, stop: () => clearInterval(timer) };
};
