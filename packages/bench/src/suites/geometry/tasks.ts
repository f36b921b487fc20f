import { arrivalAt, LEGION_TOOLS, legionSight, type MoveRules, outlineOf, reachMemory, reachOf, sampleMove } from '@cadre/geometry';
import type { BenchScene } from './bench-table.js';

/** Asks a batch of questions and says how many there were. */
export interface Task {
  readonly id: string;
  readonly run: () => number;
}

/** What is asked of the table. */
export const QUESTIONS = ['sight', 'reach test', 'reach test, first question about a figure', 'reach sample'] as const;

const RULES: MoveRules = {
  tools: [LEGION_TOOLS.speed2, LEGION_TOOLS.speed1],
  level: 'height',
  impassable: 'never',
  over: 420,
  rise: 420,
  drop: 420,
  bases: 'crossed',
};

export const tasksOfTable = ({ table, figures }: BenchScene): Task[] => {
  const outlines = figures.map(outlineOf);
  const others = figures.map((_, i) => outlines.filter((__, j) => j !== i));
  const pairs = figures.flatMap(a => figures.filter(b => b !== a).map(b => [a, b] as const));
  const recall = reachMemory();
  /** A fixed walk over the square around a figure. */
  const spots = Array.from({ length: 64 }, (_, i) => ({ x: ((i * 37) % 64) * 47 - 1480, y: ((i * 23) % 64) * 47 - 1480 }));
  let turn = 0;
  const random = (below: number): number => {
    turn = (Math.imul(turn, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((turn / 0x1_0000_0000) * below);
  };
  return [
    {
      id: 'sight',
      run: () => {
        for (const [a, b] of pairs) legionSight(table, a, b);
        return pairs.length;
      },
    },
    {
      id: 'reach test',
      run: () => {
        figures.forEach((figure, i) => {
          const reach = recall(table, figure, 0, RULES, others[i]!);
          for (const spot of spots) arrivalAt(reach, { x: figure.at.x + spot.x, y: figure.at.y + spot.y });
        });
        return figures.length * spots.length;
      },
    },
    {
      id: 'reach test, first question about a figure',
      run: () => {
        figures.forEach((figure, i) => {
          const spot = spots[turn++ % spots.length]!;
          arrivalAt(reachOf(table, figure, 0, RULES, others[i]!), { x: figure.at.x + spot.x, y: figure.at.y + spot.y });
        });
        return figures.length;
      },
    },
    {
      id: 'reach sample',
      run: () => {
        figures.forEach((figure, i) => {
          const reach = recall(table, figure, 0, RULES, others[i]!);
          for (let k = 0; k < 8; k++) sampleMove(reach, random);
        });
        return figures.length * 8;
      },
    },
  ];
};
