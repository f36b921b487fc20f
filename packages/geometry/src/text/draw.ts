import { type Fit, type Placement, toolPoints } from '../moves/placement.js';
import type { Measure } from '../shapes/distance.js';
import type { Point } from '../shapes/exact.js';
import { type Figure, outlineOf } from '../shapes/figure.js';
import type { Outline } from '../shapes/outline.js';
import { INCH, MM } from '../shapes/units.js';
import type { Sight } from '../sight/sight.js';
import { type Piece, pieceOf, type Table, type Zone } from '../table/table.js';
import { escaped, mm } from './svg-text.js';

/** What can be drawn on a table: answers of this package, nothing of its own. */
export type Overlay =
  | { readonly kind: 'figure'; readonly figure: Figure; readonly seat: number; readonly label: string }
  | { readonly kind: 'zone'; readonly zone: Zone; readonly seat: number }
  | { readonly kind: 'reach'; readonly border: readonly (readonly Point[])[]; readonly label: string }
  | { readonly kind: 'tool'; readonly from: Point; readonly fit: Fit; readonly placement: Placement }
  | { readonly kind: 'sight'; readonly sight: Sight; readonly from: Figure; readonly to: Figure }
  | { readonly kind: 'measure'; readonly measure: Measure };

const INK = {
  room: '#0b1020',
  table: '#121a30',
  grid: '#1d2947',
  text: '#e8ecf6',
  quiet: '#9aa6c3',
  line: '#5fd0ff',
  ask: '#ffc857',
  harm: '#ff6b6b',
  piece: '#2a3556',
  solid: '#3d4a73',
} as const;
const SEATS = ['#6ea8ff', '#ff8f6b', '#c39bff', '#7ddf9c'] as const;
const HATCH: Readonly<Record<Piece['cover'], string>> = { none: 'none', light: 'url(#light)', heavy: 'url(#heavy)' };
const MARGIN = 30;

const seatInk = (seat: number): string => SEATS[seat % SEATS.length]!;

/** An SVG of the table, one user unit to the millimetre, the far side of the table at the top. */
export const drawTable = (table: Table, overlays: readonly Overlay[] = []): string => {
  const at = (p: Point): string => `${mm(p.x)},${mm(table.depth - p.y)}`;
  const [width, depth] = [table.width / MM, table.depth / MM];
  const ground = overlays.filter(o => o.kind === 'zone' || o.kind === 'reach');
  const above = overlays.filter(o => o.kind !== 'zone' && o.kind !== 'reach');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${depth + 2 * MARGIN}" font-family="Inter, system-ui, sans-serif">`,
    `<title>${escaped(table.name)}</title>`,
    hatches(),
    `<rect x="${-MARGIN}" y="${-MARGIN}" width="${width + 2 * MARGIN}" height="${depth + 2 * MARGIN}" fill="${INK.room}"/>`,
    `<rect width="${width}" height="${depth}" fill="${INK.table}" stroke="${INK.quiet}"/>`,
    gridLines(table),
    ...ground.map(overlay => drawOverlay(table, overlay, at)),
    ...table.pieces.map(piece => drawPiece(piece, at)),
    ...above.map(overlay => drawOverlay(table, overlay, at)),
    `<text x="0" y="-9" fill="${INK.text}" font-size="14">${escaped(table.name)}</text>`,
    `<text x="${width}" y="-9" fill="${INK.quiet}" font-size="11" text-anchor="end">${inches(table.width)} x ${inches(table.depth)}, grid 6"</text>`,
    '</svg>',
    '',
  ].join('\n');
};

const inches = (units: number): string => `${Math.round((units * 100) / INCH) / 100}"`;

const hatches = (): string =>
  `<defs>${(['light', 'heavy'] as const)
    .map(
      (id, i) =>
        `<pattern id="${id}" width="${10 - 5 * i}" height="${10 - 5 * i}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V10" stroke="${INK.quiet}" stroke-width="1" opacity=".55"/></pattern>`,
    )
    .join('')}</defs>`;

const gridLines = (table: Table): string => {
  const lines: string[] = [];
  for (let x = 6 * INCH; x < table.width; x += 6 * INCH) lines.push(`M${mm(x)} 0V${mm(table.depth)}`);
  for (let y = 6 * INCH; y < table.depth; y += 6 * INCH) lines.push(`M0 ${mm(table.depth - y)}H${mm(table.width)}`);
  return `<path d="${lines.join('')}" stroke="${INK.grid}" fill="none"/>`;
};

const polygonOf = (corners: readonly Point[], at: (p: Point) => string, style: string): string =>
  `<polygon points="${corners.map(at).join(' ')}" ${style}/>`;

/** Edge weight and number tell the height, hatching the cover, solid fill that nobody passes. */
const drawPiece = (piece: Piece, at: (p: Point) => string): string => {
  const weight = 1 + Math.min(3, piece.top / (2 * INCH));
  const dashes = piece.footing === 'inside' ? ' stroke-dasharray="5 4"' : '';
  const fill = piece.passage === 'impassable' ? INK.solid : INK.piece;
  const [x, y] = at(middleOf(piece.polygon)).split(',');
  const height = piece.bottom > 0 ? `${inches(piece.bottom)}-${inches(piece.top)}` : inches(piece.top);
  return [
    `<g><title>${escaped(`${piece.name}: top ${height}, ${piece.passage}, cover ${piece.cover}, sight ${piece.sight}`)}</title>`,
    polygonOf(piece.polygon, at, `fill="${fill}" fill-opacity=".85" stroke="${INK.quiet}" stroke-width="${weight}"${dashes}`),
    polygonOf(piece.polygon, at, `fill="${HATCH[piece.cover]}"`),
    `<text x="${x}" y="${y}" dy="3" fill="${INK.text}" font-size="10" text-anchor="middle">${height}</text></g>`,
  ].join('');
};

const middleOf = (corners: readonly Point[]): Point => ({
  x: corners.reduce((sum, p) => sum + p.x, 0) / corners.length,
  y: corners.reduce((sum, p) => sum + p.y, 0) / corners.length,
});

const drawOutline = (outline: Outline, at: (p: Point) => string, style: string): string => {
  if (outline.xs.length > 2)
    return polygonOf(
      outline.xs.map((x, i) => ({ x, y: outline.ys[i]! })),
      at,
      style,
    );
  const [x, y] = at({ x: outline.xs[0]!, y: outline.ys[0]! }).split(',');
  return `<circle cx="${x}" cy="${y}" r="${mm(outline.r)}" ${style}/>`;
};

const drawOverlay = (table: Table, overlay: Overlay, at: (p: Point) => string): string => {
  switch (overlay.kind) {
    case 'zone':
      return polygonOf(
        overlay.zone.polygon,
        at,
        `fill="${seatInk(overlay.seat)}" fill-opacity=".08" stroke="${seatInk(overlay.seat)}" stroke-dasharray="2 3"`,
      );
    case 'figure':
      return drawFigure(overlay.figure, overlay.seat, overlay.label, at);
    case 'reach':
      return `<path d="${overlay.border.map(loop => `M${loop.map(at).join('L')}Z`).join('')}" fill="${INK.line}" fill-opacity=".14" fill-rule="evenodd" stroke="${INK.line}" stroke-dasharray="4 3"><title>${escaped(overlay.label)}</title></path>`;
    case 'tool': {
      const { start, joint, end } = toolPoints(overlay.from, overlay.fit, overlay.placement);
      return `<path d="M${at(start)}L${at(joint)}L${at(end)}" fill="none" stroke="${INK.ask}" stroke-opacity=".45" stroke-width="${mm(2 * overlay.fit.side)}" stroke-linejoin="round"/>`;
    }
    case 'sight':
      return drawSight(table, overlay, at);
    case 'measure': {
      const { from, to, gap } = overlay.measure;
      const [x, y] = at({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }).split(',');
      return `<path d="M${at(from)}L${at(to)}" stroke="${INK.ask}" stroke-width="1"/>${[from, to].map(p => dot(at(p), INK.ask)).join('')}<text x="${x}" y="${y}" dy="-4" fill="${INK.ask}" font-size="11" text-anchor="middle">${inches(gap)}</text>`;
    }
  }
};

const dot = (spot: string, ink: string): string => {
  const [x, y] = spot.split(',');
  return `<circle cx="${x}" cy="${y}" r="1.8" fill="${ink}"/>`;
};

const drawFigure = (figure: Figure, seat: number, label: string, at: (p: Point) => string): string => {
  const ink = seatInk(seat);
  const length = Math.sqrt(figure.facing.x * figure.facing.x + figure.facing.y * figure.facing.y);
  const size = figure.base.kind === 'rectangle' ? figure.base.length : figure.base.diameter;
  const nose = { x: figure.at.x + (figure.facing.x * size) / (2 * length), y: figure.at.y + (figure.facing.y * size) / (2 * length) };
  const [x, y] = at(figure.at).split(',');
  return [
    drawOutline(outlineOf(figure), at, `fill="${ink}" fill-opacity=".9" stroke="${INK.room}"`),
    figure.base.kind === 'disc' ? '' : `<path d="M${at(figure.at)}L${at(nose)}" stroke="${INK.room}" stroke-width="2"/>`,
    `<text x="${x}" y="${y}" dy="4" fill="${INK.room}" font-size="11" font-weight="700" text-anchor="middle">${escaped(label)}</text>`,
  ].join('');
};

/** A clear line with its ends; or the dead line between the centres with what blocks it, edged and named. */
const drawSight = (table: Table, overlay: Extract<Overlay, { kind: 'sight' }>, at: (p: Point) => string): string => {
  const { sight, from, to } = overlay;
  if (sight.sees) {
    const { line } = sight;
    return `<path d="M${at(line.from)}L${at(line.to)}" stroke="${INK.line}" stroke-width="1.4"/>${dot(at(line.from), INK.line)}${dot(at(line.to), INK.line)}`;
  }
  const pieces = sight.blockers.filter(id => table.pieces.some(p => p.id === id)).map(id => pieceOf(table, id));
  const named = pieces.map(piece => {
    const [x, y] = at(middleOf(piece.polygon)).split(',');
    return `${polygonOf(piece.polygon, at, `fill="none" stroke="${INK.harm}" stroke-width="2.5"`)}<text x="${x}" y="${y}" dy="15" fill="${INK.harm}" font-size="10" text-anchor="middle">${escaped(piece.name)}</text>`;
  });
  return `<path d="M${at(from.at)}L${at(to.at)}" stroke="${INK.harm}" stroke-width="1.2" stroke-dasharray="3 4"/>${named.join('')}`;
};
