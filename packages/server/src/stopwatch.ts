/** Milliseconds of work since it was started. */
export type Stopwatch = () => number;

/** Time as the clock on the wall has it: right where nobody else wants the processor. */
export const wallWatch = (): Stopwatch => {
  const began = performance.now();
  return () => performance.now() - began;
};

/** Asking the system costs as much as many a command: what it said so many milliseconds ago is good enough, and less is not asked about. */
const RECENT = 20;

/**
 * Time in which this process had the processor. On a machine that is busy with something else every command takes long,
 * and none of them must be refused for it. `used` is never less than what this thread has used.
 */
export const workWatches = (used: () => number = processorTime, wall: () => number = () => performance.now()): (() => Stopwatch) => {
  let at = Number.NEGATIVE_INFINITY,
    then = 0;
  return () => {
    const began = wall();
    if (began - at > RECENT) {
      at = began;
      then = used();
    }
    const before = then;
    return () => {
      const passed = wall() - began;
      return passed <= RECENT ? passed : Math.min(passed, used() - before);
    };
  };
};

interface Used {
  readonly user: number;
  readonly system: number;
}
/** Of this thread, where Node can tell (from 23.9 on); otherwise of all threads of the process. */
const processorTime = (): number => {
  const { threadCpuUsage = process.cpuUsage } = process as { threadCpuUsage?(): Used };
  const { user, system } = threadCpuUsage.call(process);
  return (user + system) / 1000;
};
