import { disc, INCH, levelsAt, liesIn, type Outline, overlaps, type Point, type Table, type Zone } from '@cadre/geometry';
import { TROOPER } from '../trooper.js';

/** How many small bases find room: an honest lower bound, found by setting one after the other. */
const RADIUS = TROOPER.base / 2;
const STEP = TROOPER.base / 5;
const TURNS = 180;

const canStand = (table: Table, outline: Outline): boolean => levelsAt(table, outline, TROOPER.height, 'height').length > 0;
const addIfFree = (table: Table, placed: Outline[], at: Point): void => {
  const outline = disc(at.x, at.y, RADIUS);
  if (canStand(table, outline) && !placed.some(other => overlaps(other, outline))) placed.push(outline);
};

/** Bases that fit wholly into a zone; counting stops at `most`. */
export const roomIn = (table: Table, zone: Zone, most: number): number => {
  const xs = zone.polygon.map(p => p.x);
  const ys = zone.polygon.map(p => p.y);
  const placed: Outline[] = [];
  for (let y = Math.min(...ys) + RADIUS; y <= Math.max(...ys) - RADIUS; y += STEP)
    for (let x = Math.min(...xs) + RADIUS; x <= Math.max(...xs) - RADIUS; x += STEP) {
      if (placed.length >= most) return most;
      const at = { x: Math.round(x), y: Math.round(y) };
      if (liesIn(zone.polygon, disc(at.x, at.y, RADIUS))) addIfFree(table, placed, at);
    }
  return placed.length;
};

/** Bases that touch a round thing of this radius; counting stops at `most`. */
export const roomAround = (table: Table, centre: Point, radius: number, most: number): number => {
  const placed: Outline[] = [];
  for (let i = 0; i < TURNS && placed.length < most; i++) {
    const angle = (2 * Math.PI * i) / TURNS;
    const at = (start: number, share: number): number => Math.round(start + (radius + RADIUS) * share);
    addIfFree(table, placed, { x: at(centre.x, Math.cos(angle)), y: at(centre.y, Math.sin(angle)) });
  }
  return placed.length;
};

/** The parts of the table that a base can reach on foot from here, as a net of half inches: only impassable pieces stop it. */
export const reachFrom = (table: Table, starts: readonly Point[]): ReadonlySet<number> => {
  const step = INCH / 2;
  const columns = Math.floor(table.width / step) + 1;
  const solid = table.pieces.filter(piece => piece.passage === 'impassable');
  const isFree = (cell: number): boolean => {
    const at = disc((cell % columns) * step, Math.floor(cell / columns) * step, RADIUS);
    const onTable = at.minX >= 0 && at.minY >= 0 && at.maxX <= table.width && at.maxY <= table.depth;
    return onTable && !solid.some(piece => piece.parts.some(part => overlaps(part, at)));
  };
  const reached = new Set(starts.map(p => Math.round(p.y / step) * columns + Math.round(p.x / step)).filter(isFree));
  for (const cell of reached)
    for (const next of [cell - 1, cell + 1, cell - columns, cell + columns]) if (!reached.has(next) && isFree(next)) reached.add(next);
  return reached;
};
/** Whether a base near this place can be reached. */
export const isReached = (table: Table, reached: ReadonlySet<number>, at: Point, radius: number): boolean => {
  const step = INCH / 2;
  const columns = Math.floor(table.width / step) + 1;
  const near = radius + RADIUS + step;
  for (const cell of reached) {
    const [dx, dy] = [(cell % columns) * step - at.x, Math.floor(cell / columns) * step - at.y];
    if (dx * dx + dy * dy <= near * near) return true;
  }
  return false;
};
