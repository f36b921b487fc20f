import type { Language } from '@cadre/core';
import { INCH, type Piece } from '@cadre/geometry';
import { useViewport } from '@cadre/table-client';
import type { ReactNode } from 'react';
import { CONTROL } from '#game/queries';
import { BEACON, TABLE } from '#game/table';
import { WORDS } from '#game/words';
import { LABELS } from './labels.js';

/** Pixels of the screen. */
const TEXT = 11;
const pathOf = (polygon: readonly { readonly x: number; readonly y: number }[]): string =>
  `M${polygon.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
const inches = (tenths: number): string => `${Math.round((10 * tenths) / INCH) / 10}"`;
/** A piece in words: its name, its height, and the cover it gives. */
export const describe = (piece: Piece, language: Language): string =>
  `${WORDS[language].pieces[piece.name] ?? piece.name}, ${inches(piece.top)}, ${LABELS[language].cover[piece.cover]}`;

/** Walls are solid, cover is hatched, floors are outlined: readable without colour. The height stands on each piece. */
export const PieceShape = ({ piece, language }: { readonly piece: Piece; readonly language: Language }): ReactNode => {
  const { scale } = useViewport();
  const [xs, ys] = [piece.polygon.map(p => p.x), piece.polygon.map(p => p.y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const size = TEXT / scale;
  return (
    <g className={`skirmish-piece skirmish-${piece.name.replace(' ', '-')}`}>
      <title>{describe(piece, language)}</title>
      <path d={pathOf(piece.polygon)} className="skirmish-piece-body" />
      {piece.cover !== 'none' && <path d={pathOf(piece.polygon)} fill={`url(#skirmish-${piece.cover})`} />}
      <text
        x={piece.bottom > 0 ? left + 1.2 * size : (left + right) / 2}
        y={bottom - top < 2 * size ? top - 0.35 * size : (top + bottom) / 2 + 0.35 * size}
        fontSize={size}
      >
        {inches(piece.top)}
      </text>
    </g>
  );
};

/** The ground: deployment zones, a grid of three inches, and the beacon with the ring in which it is held. */
export const Ground = ({ language }: { readonly language: Language }): ReactNode => (
  <g>
    <defs>
      <pattern id="skirmish-light" width="80" height="80" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V80" className="skirmish-hatch" />
      </pattern>
      <pattern id="skirmish-heavy" width="60" height="60" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V60M0 0H60" className="skirmish-hatch" />
      </pattern>
    </defs>
    <rect width={TABLE.width} height={TABLE.depth} className="skirmish-ground" />
    {Array.from({ length: 7 }, (_, i) => (i + 1) * 3 * INCH).map(at => (
      <path key={at} className="skirmish-grid" d={`M${at} 0V${TABLE.depth}M0 ${at}H${TABLE.width}`} />
    ))}
    {TABLE.zones.map((zone, seat) => (
      <path key={zone.id} d={pathOf(zone.polygon)} className={`skirmish-zone tc-seat-${seat}`} />
    ))}
    <circle cx={BEACON.x} cy={BEACON.y} r={CONTROL} className="skirmish-ring" />
    <g transform={`translate(${BEACON.x} ${BEACON.y})`} className="skirmish-beacon">
      <title>{LABELS[language].beacon}</title>
      <path d="M0-150L130-75V75L0 150L-130 75V-75Z" />
      <circle r={45} />
    </g>
  </g>
);
