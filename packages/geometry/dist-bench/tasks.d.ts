import type { BenchScene } from './bench-table.js';
/** Asks a batch of questions and says how many there were. */
export interface Task {
  readonly id: string;
  readonly run: () => number;
}
export declare const tasksOfTable: ({ table, figures }: BenchScene) => Task[];
/** The part that both libraries can do: distance and intersection of bases and pieces. */
export declare const tasksAgainstPeer: ({ table, figures }: BenchScene) => {
  readonly id: string;
  readonly ours: Task;
  readonly peer: Task;
}[];
//# sourceMappingURL=tasks.d.ts.map
