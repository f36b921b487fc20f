import { readTable } from '@cadre/geometry';
import type { ContentProblem } from '@cadre/kit/effects/schema';
import { describeTable } from './terrain.js';
import type { Layout, TerrainPart } from './types.js';

type Corner = readonly [number, number];
const edges = (polygon: readonly Corner[]): Corner[] =>
  polygon.map(([x, y], i) => {
    const [x2, y2] = polygon[(i + 1) % polygon.length]!;
    return [y - y2, x2 - x];
  });
const SHARED = 1e-6;
/** Convex parts overlap unless a line lies between them; a shared edge is no overlap. */
const overlap = (a: TerrainPart, b: TerrainPart): boolean =>
  [...edges(a.polygon), ...edges(b.polygon)].every(([nx, ny]) => {
    const span = (part: TerrainPart): number[] => part.polygon.map(([x, y]) => x * nx + y * ny);
    const [one, other] = [span(a), span(b)];
    const slack = SHARED * Math.hypot(nx, ny);
    return Math.min(Math.max(...one), Math.max(...other)) - Math.max(Math.min(...one), Math.min(...other)) > slack;
  });
/** LE-T1: everything that is wrong with a layout, all at once. */
export const layoutProblems = (layout: Layout): ContentProblem[] => {
  const read = readTable(describeTable(layout));
  if (!read.ok)
    return read.problems.map(says => ({
      at: [],
      says: says.replace(/\bpieces\b/g, 'parts'),
      expected: 'simple outlines on the table of 36 x 36 inches (S-BF-1)',
    }));
  return layout.parts.flatMap((part, i) =>
    layout.parts
      .slice(0, i)
      .filter(other => overlap(part, other))
      .map(other => ({
        at: ['parts', i, 'polygon'],
        says: `"${part.id}" overlaps "${other.id}"`,
        expected: 'parts side by side (LE-T1)',
      })),
  );
};
