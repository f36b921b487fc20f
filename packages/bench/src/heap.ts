import { type ChildProcess, fork } from 'node:child_process';
import type { Suite } from './suite.js';

/** The memory in use after so many batches, when everything that nobody needs is gone. */
export interface HeapAt {
  readonly batches: number;
  readonly megabytes: number;
}
/** How often it is looked at, and so the steps of progress. */
export const HEAP_MARKS = 10;
/** Beside this file, seen from the sources as well as from the build: processes run the build. */
const PROCESS = new URL('../dist/heap-process.js', import.meta.url);

/** Our contestant's batches one after the other in one process: what a match leaves behind shows as a slope. */
export const heapOf = async (suite: Suite, batches: number, step: () => void): Promise<HeapAt[]> => {
  const child = fork(PROCESS, [suite.id, String(batches), String(HEAP_MARKS)], {
    execArgv: ['--expose-gc'],
  });
  const marks: HeapAt[] = [];
  child.on('message', mark => {
    marks.push(mark as HeapAt);
    step();
  });
  await ended(child);
  return marks;
};
const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', code => {
      if (code === 0) resolve();
      else reject(new Error(`the process whose memory was measured died (exit code ${code})`));
    });
  });
