import { touches } from '../shapes/contact.js';
import { corridorOf } from '../shapes/corridor.js';
import { isAt } from '../shapes/distance.js';
import type { Point } from '../shapes/exact.js';
import { bodyOf, type Figure, type Silhouette, silhouetteOf } from '../shapes/figure.js';
import type { Outline } from '../shapes/outline.js';
import type { Table } from '../table/table.js';
import { slicesAround, someLineCrosses } from './crossing-lines.js';
import { clipBody, clipOutline } from './line-clip.js';
import type { SightLine } from './sight-line.js';
import { lineOf, sideOver, type View, viewOf } from './silhouette-lines.js';
import { isIn, obscuringPieces } from './silhouette-sight.js';

/** What hides a part of the target: terrain or a vehicle, with a line that runs through it. No line when the target stands in it. */
export interface Cover {
  readonly kind: 'piece' | 'vehicle';
  readonly id: string;
  readonly line: SightLine | undefined;
}

/**
 * L-ATK-5: everything that obscures the target: it is partly hidden by it, it is at `distance` of the target and the viewer
 * does not touch it; or the target stands in it (L-TER-8). Vehicles count like terrain; nobody obscures himself.
 */
export const coverOf = (table: Table, viewer: Figure, target: Figure, distance: number, vehicles: readonly Figure[] = []): Cover[] => {
  const near = silhouetteOf(viewer);
  const far = silhouetteOf(target);
  const found = obscuringPieces(table, viewer, target, distance).map((piece): Cover => {
    const bodies = piece.parts.map(outline => ({ outline, bottom: piece.bottom, top: piece.top }));
    const body = isIn(piece, far.outline) ? undefined : bodies.find(part => someLineCrosses(near, far, part));
    return { kind: 'piece', id: piece.id, line: body && lineThrough(near, far, body) };
  });
  for (const vehicle of vehicles) {
    const body = bodyOf(vehicle);
    if (body.id === viewer.id || body.id === target.id || !isAt(body.outline, far.outline, distance)) continue;
    if (!touches(body.outline, near.outline) && someLineCrosses(near, far, body))
      found.push({ kind: 'vehicle', id: body.id, line: lineThrough(near, far, body) });
  }
  return found;
};

/** So fine is the net of lines that is tried when the obvious one misses. */
const SIDES = 16;

/** A line between the two silhouettes that runs through the body; nothing when it only meets a sliver of it. */
export const lineThrough = (near: Silhouette, far: Silhouette, body: Silhouette): SightLine | undefined => {
  const view = viewOf(near, far);
  const middle = commonMiddle(near, far, body);
  const side = middle && sideOver(view, middle);
  const obvious = side === undefined ? undefined : lineAtHeightOf(view, side, side, body);
  if (obvious) return obvious;
  for (let i = 0; i <= SIDES; i++)
    for (let j = 0; j <= SIDES; j++) {
      const line = lineAtHeightOf(view, i / SIDES, j / SIDES, body);
      if (line) return line;
    }
  return undefined;
};

/** As high as the body in the middle of the way over it. */
const lineAtHeightOf = (view: View, nearSide: number, farSide: number, body: Silhouette): SightLine | undefined => {
  const over = clipOutline(lineOf(view, nearSide, farSide, 0, 0), body.outline);
  if (!over) return undefined;
  for (const share of [(over[0] + over[1]) / 2, over[0], over[1]]) {
    const low = lineHeight(view, 0, share);
    const high = lineHeight(view, 1, share);
    const height = (Math.max(low, body.bottom) + Math.min(high, body.top)) / 2;
    const level = Math.min(1, Math.max(0, (height - low) / (high - low)));
    const line = lineOf(view, nearSide, farSide, level, level);
    if (clipBody(line, body)) return line;
  }
  return undefined;
};

const lineHeight = ({ near, far }: View, level: number, share: number): number => {
  const [start, end] = [near.bottom + (near.top - near.bottom) * level, far.bottom + (far.top - far.bottom) * level];
  return start + (end - start) * share;
};

/** The middle of what the body and the ground between the silhouettes have in common, where lines can be as high as the body. */
const commonMiddle = (near: Silhouette, far: Silhouette, body: Silhouette): Point | undefined => {
  const slices = slicesAround(near, far, body);
  if (!slices) return undefined;
  const { xs, ys, apart } = corridorOf(slices[0], slices[1]);
  let corners = apart ? xs.map((x, i) => ({ x, y: ys[i]! })) : [];
  for (const [a, b] of edgesOf(body.outline)) corners = cutOff(corners, a, b);
  if (corners.length === 0) return undefined;
  return {
    x: corners.reduce((sum, p) => sum + p.x, 0) / corners.length,
    y: corners.reduce((sum, p) => sum + p.y, 0) / corners.length,
  };
};

/** A disc as the square in it: only its middle is of interest. */
const edgesOf = ({ xs, ys, r }: Outline): (readonly [Point, Point])[] => {
  const corners =
    xs.length > 1
      ? xs.map((x, i) => ({ x, y: ys[i]! }))
      : [
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
        ].map(([x, y]) => ({ x: xs[0]! + x! * r * 0.7, y: ys[0]! + y! * r * 0.7 }));
  return corners.map((p, i) => [p, corners[(i + 1) % corners.length]!] as const);
};

/** The part of a polygon to the left of a line. */
const cutOff = (corners: readonly Point[], a: Point, b: Point): Point[] => {
  const left = (p: Point): number => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
  return corners.flatMap((p, i) => {
    const q = corners[(i + 1) % corners.length]!;
    const [here, next] = [left(p), left(q)];
    const kept = here >= 0 ? [p] : [];
    if (here < 0 === next < 0) return kept;
    const share = here / (here - next);
    return [...kept, { x: p.x + (q.x - p.x) * share, y: p.y + (q.y - p.y) * share }];
  });
};
