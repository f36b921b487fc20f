import { benchTable } from './bench-table.js';
import { tasksAgainstPeer, tasksOfTable } from './tasks.js';
/** The clock (milliseconds) is the caller's; every task runs for about `budget` milliseconds after twice that for warming up. */
export const benchGeometry = (clock, budget = 400) => {
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
const timed = (task, clock, budget) => {
  // The engine compiles while it runs: its first half second is not its speed.
  for (const warm = clock(); clock() - warm < 2 * budget; ) task.run();
  let answers = 0;
  const start = clock();
  let now = start;
  while (now - start < budget) {
    answers += task.run();
    now = clock();
  }
  return { id: task.id, perSecond: (answers * 1000) / (now - start), answers };
};
//# sourceMappingURL=index.js.map
