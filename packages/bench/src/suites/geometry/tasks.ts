import {
  allOf,
  arrivalAt,
  bodyOf,
  deployment,
  LEGION_TOOLS,
  legionSight,
  type MoveRules,
  obscuringPieces,
  outlineOf,
  reachMemory,
  reachOf,
  sampleMove,
  sampleSpot,
  sees,
} from '@cadre/geometry';
import { alleyScene, type BenchScene, hardSight } from './bench-table.js';

/** Asks a batch of questions and says how many there were. */
export interface Task {
  readonly id: string;
  readonly run: () => number;
}

/** What is asked of the table. */
export const QUESTIONS = [
  'sight',
  'sight, different heights',
  'sight, hardest case',
  'sight, yes or no',
  'cover',
  'reach test',
  'reach test, first question about a figure',
  'reach test, behind an alley',
  'reach sample',
  'region sample',
] as const;

const RULES: MoveRules = {
  tools: [LEGION_TOOLS.speed2, LEGION_TOOLS.speed1],
  level: 'height',
  impassable: 'never',
  over: 420,
  rise: 420,
  drop: 420,
  bases: 'crossed',
};

export const tasksOfTable = ({ table, figures, climbers }: BenchScene): Task[] => {
  const outlines = figures.map(outlineOf);
  const others = figures.map((_, i) => outlines.filter((__, j) => j !== i));
  const pairs = figures.flatMap(a => figures.filter(b => b !== a).map(b => [a, b] as const));
  const uneven = figures.flatMap(a => climbers.map(b => [a, b] as const));
  const hard = hardSight();
  const alley = alleyScene();
  const recall = reachMemory();
  const bodies = figures.map(bodyOf);
  /** Within six inches of a friend, more than six from every enemy, in contact with nobody. */
  const near = deployment(
    table,
    { ...figures[0]!, id: 'new' },
    'height',
    bodies,
    allOf(
      { kind: 'within', of: bodies[0]!, distance: 1524 },
      { kind: 'beyond', of: bodies.slice(10), distance: 1524 },
      { kind: 'apart', from: bodies },
    ),
  );
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
      id: 'sight, different heights',
      run: () => {
        for (const [a, b] of uneven) legionSight(table, a, b);
        return uneven.length;
      },
    },
    {
      id: 'sight, hardest case',
      run: () => {
        for (const [a, b] of hard.pairs) legionSight(hard.table, a, b);
        return hard.pairs.length;
      },
    },
    {
      id: 'sight, yes or no',
      run: () => {
        for (const [a, b] of pairs) sees(table, a, b);
        return pairs.length;
      },
    },
    {
      id: 'cover',
      run: () => {
        for (const [a, b] of pairs) obscuringPieces(table, a, b, 762);
        return pairs.length;
      },
    },
    {
      id: 'reach test, behind an alley',
      run: () => {
        const reach = reachOf(alley.table, alley.mover, 0, RULES, []);
        for (const spot of alley.spots) arrivalAt(reach, spot);
        return alley.spots.length;
      },
    },
    {
      id: 'region sample',
      run: () => {
        for (let k = 0; k < 20; k++) sampleSpot(near, random);
        return 20;
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
