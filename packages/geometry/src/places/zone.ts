import { type Level, levelsAt } from '../moves/footing.js';
import { liesIn } from '../moves/surfaces.js';
import { overlaps } from '../shapes/distance.js';
import type { Point } from '../shapes/exact.js';
import { type Figure, outlineOf } from '../shapes/figure.js';
import type { Outline } from '../shapes/outline.js';
import type { Table, Zone } from '../table/table.js';
import type { Random } from './reach-region.js';

/** Where a figure may be put down: wholly in one of the zones, on ground it can stand on, on nobody's base. */
export const deploymentLevel = (
  table: Table,
  zones: readonly Zone[],
  figure: Figure,
  spot: Point,
  level: Level,
  others: readonly Outline[],
): number | undefined => {
  const outline = outlineOf({ ...figure, at: spot });
  if (!zones.some(zone => liesIn(zone.polygon, outline)) || others.some(other => overlaps(other, outline))) return undefined;
  return levelsAt(table, outline, figure.height, level).at(-1);
};

/** A spot in one of the zones, every one as likely as any other; nothing if `tries` in a row did not fit. */
export const sampleDeployment = (
  table: Table,
  zones: readonly Zone[],
  figure: Figure,
  level: Level,
  others: readonly Outline[],
  random: Random,
  tries = 500,
): { readonly spot: Point; readonly level: number } | undefined => {
  const corners = zones.flatMap(zone => zone.polygon);
  const [minX, minY] = [Math.min(...corners.map(p => p.x)), Math.min(...corners.map(p => p.y))];
  const [maxX, maxY] = [Math.max(...corners.map(p => p.x)), Math.max(...corners.map(p => p.y))];
  for (let i = 0; i < tries && corners.length > 0; i++) {
    const spot = { x: minX + random(maxX - minX + 1), y: minY + random(maxY - minY + 1) };
    const found = deploymentLevel(table, zones, figure, spot, level, others);
    if (found !== undefined) return { spot, level: found };
  }
  return undefined;
};
