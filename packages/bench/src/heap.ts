import { type ChildProcess, fork } from 'node:child_process';
import type { Suite } from './suite.js';

/** The memory in use after this many batches, after garbage collection. */
export interface HeapAt {
  readonly batches: number;
  readonly megabytes: number;
}
/** The number of samples, each a step of progress. */
export const HEAP_MARKS = 10;
/** Processes always run the build, even when this file runs from source. */
const PROCESS = new URL('../dist/heap-process.js', import.meta.url);

/** Runs many batches of our contestant in one process: a memory leak shows as a slope. */
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
      else reject(new Error(`the memory measurement failed with exit code ${code}`));
    });
  });
