import '../../css/side-section.css';
import type { Section } from '@cadre/core';
import type { ReactNode } from 'react';

/** In units of the drawing: its width, the room for a name below the ground, and the least height of the air. */
const WIDTH = 190;
const FOOT = 16;
const LINE = 12;
const LEAST_AIR = 44;

/** About as wide as a letter. */
const LETTER = 5.6;
/** Names below the ground, inside the drawing, each in the first row where it does not touch another; a piece that is met again is named once more only where it lies apart. */
const namesBelow = (
  pieces: readonly { readonly name: string; readonly middle: number }[],
): readonly { name: string; x: number; row: number }[] => {
  const placed: { name: string; x: number; half: number; row: number }[] = [];
  for (const { name, middle } of pieces) {
    const half = (LETTER * name.length) / 2;
    const x = Math.min(Math.max(middle, half), WIDTH - half);
    const touching = placed.filter(other => Math.abs(other.x - x) < other.half + half + 3);
    if (touching.some(other => other.name === name)) continue;
    let row = 0;
    while (touching.some(other => other.row === row)) row++;
    placed.push({ name, x, half, row });
  }
  return placed;
};

/** U4: a line of sight from the side. Heights are drawn to the scale of distances, or twice as tall where they would be flat. */
export const SideSection = ({ section, label }: { readonly section: Section; readonly label: string }): ReactNode => {
  const { length, start, end, parts } = section;
  const highest = Math.max(start, end, ...parts.map(({ top }) => top));
  const perUnit = WIDTH / Math.max(length, 1);
  const tall = Math.max(perUnit, LEAST_AIR / Math.max(highest, 1));
  const air = highest * tall + 6;
  const names = namesBelow(
    parts.filter(({ kind }) => kind === 'piece').map(({ name, from, to }) => ({ name, middle: ((from + to) / 2) * perUnit })),
  );
  const foot = FOOT + LINE * Math.max(0, ...names.map(({ row }) => row));
  const y = (height: number): number => air - height * tall;
  return (
    <figure className="tc-section">
      <figcaption>{label}</figcaption>
      <svg viewBox={`-2 0 ${WIDTH + 4} ${air + foot}`} aria-hidden="true">
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
        {names.map(({ name, x, row }) => (
          <text key={`${row} ${x}`} x={x} y={air + FOOT - 4 + LINE * row} textAnchor="middle">
            {name}
          </text>
        ))}
      </svg>
    </figure>
  );
};
