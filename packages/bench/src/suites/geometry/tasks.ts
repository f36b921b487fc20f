import {
  arrivalAt,
  convex,
  disc,
  gapBetween,
  LEGION_TOOLS,
  legionSight,
  type MoveRules,
  type Outline,
  outlineOf,
  overlaps,
  reachMemory,
  reachOf,
  sampleMove,
  sightMemory,
} from '@cadre/geometry';
import Flatten from '@flatten-js/core';
import type { BenchScene } from './bench-table.js';

/** Asks a batch of questions and says how many there were. */
export interface Task {
  readonly id: string;
  readonly run: () => number;
}

/** What is asked of the table, and what is compared with the peer. */
export const QUESTIONS = ['sight', 'sight, remembered', 'reach test', 'reach test, first question about a figure', 'reach sample'] as const;
export const COMPARED = [
  'distance, base to base',
  'distance, base to piece',
  'distance, piece to piece',
  'intersection, piece with piece',
  'intersection, base with piece',
  'intersection, moving box with piece',
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

export const tasksOfTable = ({ table, figures }: BenchScene): Task[] => {
  const outlines = figures.map(outlineOf);
  const others = figures.map((_, i) => outlines.filter((__, j) => j !== i));
  const pairs = figures.flatMap(a => figures.filter(b => b !== a).map(b => [a, b] as const));
  const remembered = sightMemory();
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
      id: 'sight, remembered',
      run: () => {
        for (const [a, b] of pairs) remembered(table, a, b);
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

/** The part that both libraries can do: distance and intersection of bases and pieces. */
export const tasksAgainstPeer = ({ table, figures }: BenchScene): { readonly id: string; readonly ours: Task; readonly peer: Task }[] => {
  const bases = figures.map(outlineOf);
  const pieces = table.pieces.flatMap(piece => piece.parts);
  const peerBases = bases.map(base => new Flatten.Circle(new Flatten.Point(base.xs[0], base.ys[0]), base.r));
  const peerPieces = pieces.map(part => new Flatten.Polygon(part.xs.map((x, i) => new Flatten.Point(x, part.ys[i]))));
  const overAll = <A, B>(id: string, as: readonly A[], bs: readonly B[], ask: (a: A, b: B) => unknown): Task => ({
    id,
    run: () => {
      let kept = 0; // an answer that nobody looks at may never be computed
      for (const a of as) for (const b of bs) if (ask(a, b)) kept++;
      if (kept > as.length * bs.length) throw new Error('more answers than questions');
      return as.length * bs.length;
    },
  });
  const pair = <A, B>(
    id: string,
    as: readonly Outline[],
    bs: readonly Outline[],
    ask: (a: Outline, b: Outline) => unknown,
    peerAs: readonly A[],
    peerBs: readonly B[],
    peerAsk: (a: A, b: B) => unknown,
  ) => ({ id, ours: overAll(id, as, bs, ask), peer: overAll(id, peerAs, peerBs, peerAsk) });
  return [
    pair('distance, base to base', bases, bases, gapBetween, peerBases, peerBases, (a, b) => a.distanceTo(b)),
    pair('distance, base to piece', bases, pieces, gapBetween, peerBases, peerPieces, (a, b) => a.distanceTo(b)),
    pair('distance, piece to piece', pieces, pieces, gapBetween, peerPieces, peerPieces, (a, b) => a.distanceTo(b)),
    pair('intersection, piece with piece', pieces, pieces, overlaps, peerPieces, peerPieces, (a, b) => a.intersect(b).length > 0),
    pair(
      'intersection, base with piece',
      bases.map(base => disc(base.xs[0]!, base.ys[0]!, 400)),
      pieces,
      overlaps,
      peerBases.map(base => new Flatten.Circle(base.center, 400)),
      peerPieces,
      (a, b) => b.intersect(a).length > 0,
    ),
    pair(
      'intersection, moving box with piece',
      bases.map(boxAt),
      pieces,
      overlaps,
      bases.map(boxAt).map(box => new Flatten.Polygon(box.xs.map((x, i) => new Flatten.Point(x, box.ys[i])))),
      peerPieces,
      (a, b) => a.intersect(b).length > 0,
    ),
  ];
};

const boxAt = (base: Outline): Outline =>
  convex([
    { x: base.xs[0]! - 500, y: base.ys[0]! - 500 },
    { x: base.xs[0]! + 500, y: base.ys[0]! - 500 },
    { x: base.xs[0]! + 500, y: base.ys[0]! + 500 },
    { x: base.xs[0]! - 500, y: base.ys[0]! + 500 },
  ]);
