import type { Edge, Figure, Point, Table } from '@cadre/geometry';
import { isStrictlyInside } from './placement-checker.js';

/** Nearer than this (0.1 mm) to a border a base of sampled points cannot tell. */
const MARGIN = 4;

export const radiusOf = ({ base }: Figure): number =>
  base.kind === 'rectangle' ? Math.hypot(base.length, base.width) / 2 : base.diameter / 2;

const swarmOf = (at: Point, radius: number): Point[] => {
  const points = [at];
  for (const share of [0.25, 0.5, 0.75, 1])
    for (let i = 0; i < 48; i++) {
      const angle = (2 * Math.PI * i) / 48;
      points.push({ x: at.x + radius * share * Math.cos(angle), y: at.y + radius * share * Math.sin(angle) });
    }
  return points;
};

/** The other way round: the base is a swarm of points, levels are tried one after the other. */
const standsSomewhere = (table: Table, figure: Figure, at: Point, radius: number): boolean => {
  const swarm = swarmOf(at, radius);
  if (swarm.some(p => p.x < 0 || p.y < 0 || p.x > table.width || p.y > table.depth)) return false;
  const under = table.pieces.filter(piece => piece.footing !== 'inside' && swarm.some(p => isStrictlyInside(piece.polygon, p)));
  const levels = [0, ...under.filter(piece => piece.footing === 'top').map(piece => piece.top)];
  return levels.some(
    level =>
      !under.some(piece => piece.top > level && piece.bottom < level + figure.height) &&
      (level === 0 ||
        swarm.every(p => under.some(piece => piece.footing === 'top' && piece.top === level && isStrictlyInside(piece.polygon, p)))),
  );
};

const gap = (a: Point, ra: number, b: Point, rb: number): number => Math.hypot(a.x - b.x, a.y - b.y) - ra - rb;

const toEdge = (table: Table, edge: Edge, { x, y }: Point): number =>
  ({ left: x, right: table.width - x, near: y, far: table.depth - y })[edge];
const isInBox = (box: NonNullable<Conditions['zone']>, { x, y }: Point, radius: number): boolean =>
  x - radius >= box.minX && y - radius >= box.minY && x + radius <= box.maxX && y + radius <= box.maxY;

/** Conditions of a test region, in plain numbers, for discs. */
export interface Conditions {
  readonly within?: { readonly of: Figure; readonly distance: number };
  readonly beyond?: { readonly of: readonly Figure[]; readonly distance: number };
  readonly edge?: { readonly edge: Edge; readonly distance: number };
  /** Wholly inside this box. */
  readonly zone?: { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number };
}

export const judgeSpot = (
  table: Table,
  figure: Figure,
  at: Point,
  others: readonly Figure[],
  conditions: Conditions,
): 'yes' | 'no' | 'close' => {
  const radius = radiusOf(figure);
  const holds = (slack: number): boolean =>
    others.every(other => gap(at, radius, other.at, radiusOf(other)) >= slack) &&
    (!conditions.within ||
      gap(at, radius, conditions.within.of.at, radiusOf(conditions.within.of)) <= conditions.within.distance - slack) &&
    (conditions.beyond?.of.every(other => gap(at, radius, other.at, radiusOf(other)) > conditions.beyond!.distance + slack) ?? true) &&
    (!conditions.edge || toEdge(table, conditions.edge.edge, at) - radius <= conditions.edge.distance - slack) &&
    (!conditions.zone || isInBox(conditions.zone, at, radius + slack)) &&
    standsSomewhere(table, figure, at, radius + slack);
  if (holds(MARGIN)) return 'yes';
  return holds(-MARGIN) ? 'close' : 'no';
};
