import { deployment, FACING_UP, INCH, type Point, spotsAt, type Table } from '@cadre/geometry';
import { boxOf } from '../box.js';
import type { BattleView } from '../state.js';

/** A trooper's base, and what it can step over, in 0.1 mm. */
const BASE = 270;
const STEP = 300;
/** What a square costs in inches: open ground, a climb, a wall to go round. */
const OPEN = 1;
const HIGH = 3;
const WALL = 12;
const DIAGONAL = 1.4;

interface Squares {
  readonly wide: number;
  readonly deep: number;
  readonly costs: readonly number[];
}
/** The middle of a square; at the edge of the table, where a base just fits on it. */
const middle = (square: number, most: number): number => Math.max(BASE / 2, Math.min(most - BASE / 2, Math.round((square + 0.5) * INCH)));
const grids = new WeakMap<Table, Squares>();
const squaresOf = (table: Table): Squares => {
  const known = grids.get(table);
  if (known) return known;
  const [wide, deep] = [Math.ceil(table.width / INCH), Math.ceil(table.depth / INCH)];
  const figure = {
    id: 'walker',
    base: { kind: 'disc', diameter: BASE },
    at: { x: 0, y: 0 },
    facing: FACING_UP,
    bottom: 0,
    height: STEP,
  } as const;
  const placing = deployment(table, figure, 'height', []);
  const costs: number[] = [];
  for (let y = 0; y < deep; y++)
    for (let x = 0; x < wide; x++) {
      const levels = spotsAt(placing, { x: middle(x, table.width), y: middle(y, table.depth) }).map(({ level }) => level);
      costs.push(levels.length === 0 ? WALL : Math.min(...levels) <= STEP ? OPEN : HIGH);
    }
  const squares = { wide, deep, costs };
  grids.set(table, squares);
  return squares;
};
const NEIGHBOURS = [-1, 0, 1].flatMap(dx => [-1, 0, 1].flatMap(dy => (dx === 0 && dy === 0 ? [] : [[dx, dy] as const])));
const clampTo = (n: number, most: number): number => Math.max(0, Math.min(most - 1, n));
const squareAt = ({ wide, deep }: Squares, { x, y }: Point): number =>
  clampTo(Math.floor(y / INCH), deep) * wide + clampTo(Math.floor(x / INCH), wide);

/** The way from every square to this one, in inches: squares are settled in the order of whole half inches. */
const spread = (squares: Squares, start: number): number[] => {
  const { wide, deep, costs } = squares;
  const ways = costs.map(() => Number.POSITIVE_INFINITY);
  const buckets: number[][] = [[start]];
  ways[start] = 0;
  for (let b = 0; b < buckets.length; b++)
    for (const at of buckets[b] ?? []) {
      if (Math.floor(2 * ways[at]!) < b) continue;
      const [x, y] = [at % wide, Math.floor(at / wide)];
      for (const [dx, dy] of NEIGHBOURS) {
        if (x + dx < 0 || y + dy < 0 || x + dx >= wide || y + dy >= deep) continue;
        const next = (y + dy) * wide + x + dx;
        const way = ways[at]! + ((costs[at]! + costs[next]!) / 2) * (dx !== 0 && dy !== 0 ? DIAGONAL : 1);
        if (way >= ways[next]!) continue;
        ways[next] = way;
        const bucket = Math.floor(2 * way);
        while (buckets.length <= bucket) buckets.push([]);
        buckets[bucket]!.push(next);
      }
    }
  return ways;
};
const fields = new WeakMap<Table, Map<number, number[]>>();
/** How far it is on foot from one spot to another, in inches: straight where nothing is in the way. */
export const wayInches = (k: BattleView, from: Point, to: Point): number => {
  const { table } = boxOf(k);
  const squares = squaresOf(table);
  const known = fields.get(table) ?? new Map<number, number[]>();
  fields.set(table, known);
  const start = squareAt(squares, to);
  let ways = known.get(start);
  if (!ways) {
    ways = spread(squares, start);
    known.set(start, ways);
  }
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  const straight = Math.sqrt(dx * dx + dy * dy) / INCH;
  return straight < 2 ? straight : Math.max(straight, ways[squareAt(squares, from)]! - 0.7);
};
