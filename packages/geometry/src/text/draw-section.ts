import { lengthOf } from '../shapes/exact.js';
import { bodyOf, type Figure } from '../shapes/figure.js';
import type { Outline } from '../shapes/outline.js';
import { INCH } from '../shapes/units.js';
import { clipOutline } from '../sight/line-clip.js';
import type { SightLine } from '../sight/sight-line.js';
import { piecesNear } from '../table/grid.js';
import type { Table } from '../table/table.js';
import { escaped, mm } from './svg-text.js';

const PIECE_FILL = '#2a3556';
const FIGURE_FILL = '#5c4a1f';

/** Something in the side view along a line: from where to where, and how high. */
export interface SectionPart {
  readonly kind: 'piece' | 'figure';
  readonly id: string;
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly bottom: number;
  readonly top: number;
}

/**
 * What stands along a line, in the order in which the line meets it: a flat picture cannot show why a line over a wall is
 * clear. `figures` are silhouettes and vehicles to be shown with the terrain.
 */
export const sectionAlong = (table: Table, line: SightLine, figures: readonly Figure[] = []): SectionPart[] => {
  const { from, to } = line;
  const length = lengthOf(to.x - from.x, to.y - from.y);
  if (length === 0) return [];
  const box = { minX: Math.min(from.x, to.x), minY: Math.min(from.y, to.y), maxX: Math.max(from.x, to.x), maxY: Math.max(from.y, to.y) };
  const parts: SectionPart[] = [];
  const add = (part: Omit<SectionPart, 'from' | 'to'>, outline: Outline): void => {
    const over = clipOutline(line, outline);
    if (over) parts.push({ ...part, from: over[0] * length, to: over[1] * length });
  };
  for (const { id, name, bottom, top, parts: outlines } of piecesNear(table, box))
    for (const outline of outlines) add({ kind: 'piece', id, name, bottom, top }, outline);
  for (const figure of figures) {
    const { id, outline, bottom, top } = bodyOf(figure);
    add({ kind: 'figure', id, name: id, bottom, top }, outline);
  }
  return parts.sort((a, b) => a.from - b.from);
};

/** The side view as an SVG of its own: distance to the right, height upward, both to the same scale. */
export const drawSection = (table: Table, line: SightLine, figures: readonly Figure[] = []): string => {
  const { from, to } = line;
  const length = lengthOf(to.x - from.x, to.y - from.y);
  const parts = sectionAlong(table, line, figures);
  const height = Math.max(from.z, to.z, 2 * INCH, ...parts.map(part => part.top)) + INCH / 2;
  const y = (z: number): string => mm(height - z);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 ${mm(length + 200)} ${mm(height + 300)}" font-family="Inter, system-ui, sans-serif">`,
    `<rect x="-10" y="-10" width="${mm(length + 200)}" height="${mm(height + 300)}" fill="#0b1020"/>`,
    `<path d="M0 ${y(0)}H${mm(length)}" stroke="#9aa6c3"/>`,
    ...parts.map(
      part =>
        `<rect x="${mm(part.from)}" y="${y(part.top)}" width="${mm(part.to - part.from)}" height="${mm(part.top - part.bottom)}" fill="${part.kind === 'figure' ? FIGURE_FILL : PIECE_FILL}" stroke="#9aa6c3"><title>${escaped(part.name)}</title></rect>`,
    ),
    `<path d="M0 ${y(from.z)}L${mm(length)} ${y(to.z)}" stroke="#5fd0ff" stroke-width="1.4"/>`,
    ...parts.map(
      part =>
        `<text x="${mm((part.from + part.to) / 2)}" y="${y(-120)}" fill="#e8ecf6" font-size="8" text-anchor="middle">${escaped(part.name)}</text>`,
    ),
    '</svg>',
    '',
  ].join('\n');
};
