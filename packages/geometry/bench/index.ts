import { benchTable } from './bench-table.js';
import { type Task, tasksAgainstPeer, tasksOfTable } from './tasks.js';

/** How fast something ran: answers per second, and how often it was asked. */
export interface Speed {
  readonly id: string;
  readonly perSecond: number;
  readonly answers: number;
}
/** Ours and the peer's on the same shapes in the same run. */
export interface Comparison {
  readonly id: string;
  readonly ours: Speed;
  readonly peer: Speed;
  readonly times: number;
}
export interface GeometryReport {
  readonly table: { readonly pieces: number; readonly bases: number };
  readonly speeds: readonly Speed[];
  readonly peer: string;
  readonly comparisons: readonly Comparison[];
}

/** The clock (milliseconds) is the caller's; every task runs for about `budget` milliseconds after a warm-up. */
export const benchGeometry = (clock: () => number, budget = 400): GeometryReport => {
  const scene = benchTable();
  const comparisons = tasksAgainstPeer(scene).map(({ id, ours, peer }) => {
    // In turns, so that a busy machine is unfair to both.
    const [first, theirs, second] = [timed(ours, clock, budget / 2), timed(peer, clock, budget), timed(ours, clock, budget / 2)];
    const mine = { id, perSecond: (first.perSecond + second.perSecond) / 2, answers: first.answers + second.answers };
    return { id, ours: mine, peer: theirs, times: mine.perSecond / theirs.perSecond };
  });
  return {
    table: { pieces: scene.table.pieces.length, bases: scene.figures.length },
    speeds: tasksOfTable(scene).map(task => timed(task, clock, budget)),
    peer: '@flatten-js/core',
    comparisons,
  };
};

const timed = (task: Task, clock: () => number, budget: number): Speed => {
  warm(task, clock, budget);
  let answers = 0;
  const start = clock();
  let now = start;
  while (now - start < budget) {
    answers += task.run();
    now = clock();
  }
  return { id: task.id, perSecond: (answers * 1000) / (now - start), answers };
};

const WARM = 20_000;

/** The engine compiles while it runs, on a busy machine late: its first thousands of answers are not its speed. */
const warm = (task: Task, clock: () => number, budget: number): void => {
  const start = clock();
  let answers = 0;
  for (let spent = 0; spent < 2 * budget || (answers < WARM && spent < 10 * budget); spent = clock() - start) answers += task.run();
};
