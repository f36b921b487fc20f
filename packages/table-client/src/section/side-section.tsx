import '../../css/side-section.css';
import type { Section } from '@cadre/core';
import type { ReactNode } from 'react';

/** In units of the drawing: its width, the room for a name below the ground, and the least height of the air. */
const WIDTH = 190;
const FOOT = 16;
const LEAST_AIR = 44;

/** Nearer to an edge than this, a name ends or begins there. */
const EDGE = 28;
const placeOf = (middle: number): { readonly x: number; readonly anchor: 'start' | 'middle' | 'end' } =>
  middle < EDGE ? { x: 0, anchor: 'start' } : middle > WIDTH - EDGE ? { x: WIDTH, anchor: 'end' } : { x: middle, anchor: 'middle' };

/** U4: a line of sight from the side. Heights are drawn to the scale of distances, or twice as tall where they would be flat. */
export const SideSection = ({ section, label }: { readonly section: Section; readonly label: string }): ReactNode => {
  const { length, start, end, parts } = section;
  const highest = Math.max(start, end, ...parts.map(({ top }) => top));
  const perUnit = WIDTH / Math.max(length, 1);
  const tall = Math.max(perUnit, LEAST_AIR / Math.max(highest, 1));
  const air = highest * tall + 6;
  const y = (height: number): number => air - height * tall;
  return (
    <figure className="tc-section">
      <figcaption>{label}</figcaption>
      <svg viewBox={`-2 0 ${WIDTH + 4} ${air + FOOT}`} aria-hidden="true">
        <path d={`M0 ${air}H${WIDTH}`} className="tc-section-ground" />
        {parts.map(({ kind, name, from, to, bottom, top, blocks }, i) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece may be met twice
            key={i}
            x={from * perUnit}
            y={y(top)}
            width={Math.max(2, (to - from) * perUnit)}
            height={(top - bottom) * tall}
            className="tc-section-part"
            data-kind={kind}
            data-blocks={blocks}
          >
            <title>{name}</title>
          </rect>
        ))}
        <path d={`M0 ${y(start)}L${WIDTH} ${y(end)}`} className="tc-section-line" data-clear={!parts.some(({ blocks }) => blocks)} />
        {parts.map(({ kind, name, from, to }, i) => {
          const { x, anchor } = placeOf(((from + to) / 2) * perUnit);
          return kind === 'piece' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece may be met twice
            <text key={i} x={x} y={air + FOOT - 4} textAnchor={anchor}>
              {name}
            </text>
          ) : null;
        })}
      </svg>
    </figure>
  );
};
