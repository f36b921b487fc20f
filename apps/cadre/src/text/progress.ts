import { Presets, SingleBar } from 'cli-progress';

export interface ProgressBar {
  update(done: number, of: number, now: string): void;
  stop(): void;
}
/** What takes seconds, on stderr, only on a terminal. */
export const tellStep = (message: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`${message}\n`);
};
/** A progress bar on stderr, only on a terminal. */
export const openProgress = (unit: string): ProgressBar => {
  if (!process.stderr.isTTY) return { update: () => undefined, stop: () => undefined };
  const bar = new SingleBar(
    { format: `{bar} {value}/{total} ${unit} {now}`, stream: process.stderr, clearOnComplete: true },
    Presets.shades_classic,
  );
  let started = false;
  return {
    update: (done, of, now) => {
      if (started) bar.update(done, { now });
      else bar.start(of, done, { now });
      started = true;
    },
    stop: () => bar.stop(),
  };
};
