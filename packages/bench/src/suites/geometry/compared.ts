import { convex, disc, gapBetween, type Outline, outlineOf, overlaps } from '@cadre/geometry';
import type Flatten from '@flatten-js/core';
import type { BenchScene } from './bench-table.js';
import type { Task } from './tasks.js';

/** What both libraries can do: distance and intersection of bases and pieces. */
export const COMPARED = [
  'distance, base to base',
  'distance, base to piece',
  'distance, piece to piece',
  'intersection, piece with piece',
  'intersection, base with piece',
  'intersection, moving box with piece',
] as const;

const shapesOf = ({ table, figures }: BenchScene) => {
  const bases = figures.map(outlineOf);
  return {
    bases,
    pieces: table.pieces.flatMap(piece => piece.parts),
    discs: bases.map(base => disc(base.xs[0]!, base.ys[0]!, 400)),
    boxes: bases.map(boxAt),
  };
};
/** Asks about every pair. */
const task = <A, B>(id: (typeof COMPARED)[number], as: readonly A[], bs: readonly B[], ask: (a: A, b: B) => unknown): Task => ({
  id,
  run: () => {
    let kept = 0; // an answer that nobody looks at may never be computed
    for (const a of as) for (const b of bs) if (ask(a, b)) kept++;
    if (kept > as.length * bs.length) throw new Error('more answers than questions');
    return as.length * bs.length;
  },
});

export const ourTasks = (scene: BenchScene): Task[] => {
  const { bases, pieces, discs, boxes } = shapesOf(scene);
  return [
    task('distance, base to base', bases, bases, gapBetween),
    task('distance, base to piece', bases, pieces, gapBetween),
    task('distance, piece to piece', pieces, pieces, gapBetween),
    task('intersection, piece with piece', pieces, pieces, overlaps),
    task('intersection, base with piece', discs, pieces, overlaps),
    task('intersection, moving box with piece', boxes, pieces, overlaps),
  ];
};

export const peerTasks = (scene: BenchScene, { Circle, Point, Polygon }: typeof Flatten): Task[] => {
  const circle = (outline: Outline): Flatten.Circle => new Circle(new Point(outline.xs[0], outline.ys[0]), outline.r);
  const polygon = (outline: Outline): Flatten.Polygon => new Polygon(outline.xs.map((x, i) => new Point(x, outline.ys[i])));
  const shapes = shapesOf(scene);
  const bases = shapes.bases.map(circle),
    pieces = shapes.pieces.map(polygon);
  return [
    task('distance, base to base', bases, bases, (a, b) => a.distanceTo(b)),
    task('distance, base to piece', bases, pieces, (a, b) => a.distanceTo(b)),
    task('distance, piece to piece', pieces, pieces, (a, b) => a.distanceTo(b)),
    task('intersection, piece with piece', pieces, pieces, (a, b) => a.intersect(b).length > 0),
    task('intersection, base with piece', shapes.discs.map(circle), pieces, (a, b) => b.intersect(a).length > 0),
    task('intersection, moving box with piece', shapes.boxes.map(polygon), pieces, (a, b) => a.intersect(b).length > 0),
  ];
};

const boxAt = (base: Outline): Outline =>
  convex([
    { x: base.xs[0]! - 500, y: base.ys[0]! - 500 },
    { x: base.xs[0]! + 500, y: base.ys[0]! - 500 },
    { x: base.xs[0]! + 500, y: base.ys[0]! + 500 },
    { x: base.xs[0]! - 500, y: base.ys[0]! + 500 },
  ]);
