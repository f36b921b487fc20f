import {
  type Figure,
  type MoveRules,
  outlineOf,
  overlaps,
  type Piece,
  type Placement,
  type Point,
  type Table,
  toJoint,
} from '@cadre/geometry';

/**
 * A second opinion on a tool placement, written from the rules and not from the search: the tool is a swarm of points. It
 * says what is wrong, or nothing.
 */
export const faultsOf = (
  table: Table,
  mover: Figure,
  rules: MoveRules,
  forbidden: readonly Piece[],
  spot: Point,
  placement: Placement,
): string[] => {
  const faults: string[] = [];
  const tool = rules.tools.find(t => t.id === placement.tool);
  if (!tool) return [`no tool ${placement.tool}`];
  const radius = mover.base.kind === 'rectangle' ? 0 : mover.base.diameter / 2;
  const first = Math.atan2(placement.first.y, placement.first.x);
  const second = Math.atan2(placement.second.y, placement.second.x);
  let bend = Math.abs(first - second);
  if (bend > Math.PI) bend = 2 * Math.PI - bend;
  if (bend > Math.PI / 2 + 1e-9) faults.push(`bent by ${(bend * 180) / Math.PI} degrees`);
  const a = toJoint(tool, mover.base);
  const joint = { x: mover.at.x + a * Math.cos(first), y: mover.at.y + a * Math.sin(first) };
  const half = tool.length / 2;
  const swarm: Point[] = [];
  const edge = tool.width / 2;
  const fill = (ox: number, oy: number, angle: number, from: number, to: number, inset: number, into: Point[]): void => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const rows = 6;
    const columns = 60;
    for (let i = 0; i <= columns; i++)
      for (let j = 0; j <= rows; j++) {
        const along = from + inset + ((to - from - 2 * inset) * i) / columns;
        const aside = -edge + inset + ((2 * edge - 2 * inset) * j) / rows;
        into.push({ x: ox + along * c - aside * s, y: oy + along * s + aside * c });
      }
  };
  fill(mover.at.x, mover.at.y, first, a - half, a, 0.6, swarm);
  fill(joint.x, joint.y, second, 0, half, 0.6, swarm);
  for (const piece of forbidden)
    if (isNear(piece.polygon, mover.at, 2 * a) && swarm.some(p => isStrictlyInside(piece.polygon, p)))
      faults.push(`the tool crosses ${piece.id}`);
  const body: Point[] = [];
  fill(mover.at.x, mover.at.y, first, a - half, a, 0, body);
  fill(joint.x, joint.y, second, 0, half, 0, body);
  const end = { x: joint.x + half * Math.cos(second), y: joint.y + half * Math.sin(second) };
  const nearest = Math.min(...[...body, end].map(p => Math.hypot(p.x - spot.x, p.y - spot.y)));
  // The swarm is a net of at most 3 mm: a touch may fall between two of its points.
  if (nearest > radius + 15) faults.push(`the base is ${nearest - radius} from the tool`);
  const outline = outlineOf({ ...mover, at: spot });
  if (outline.minX < 0 || outline.minY < 0 || outline.maxX > table.width || outline.maxY > table.depth) faults.push('off the table');
  for (const piece of forbidden)
    if (piece.footing === 'none' && piece.bottom === 0 && piece.parts.some(part => overlaps(part, outline)))
      faults.push(`ends on ${piece.id}`);
  return faults;
};

/** Not all corners lie beyond the same side of a square around the spot. */
const isNear = (polygon: readonly Point[], { x, y }: Point, reach: number): boolean =>
  polygon.some(p => p.x > x - reach) &&
  polygon.some(p => p.x < x + reach) &&
  polygon.some(p => p.y > y - reach) &&
  polygon.some(p => p.y < y + reach);

/** Even-odd rule on floats; points on the border may fall either way. */
export const isStrictlyInside = (polygon: readonly Point[], p: Point): boolean => {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [a, b] = [polygon[i]!, polygon[j]!];
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
};
