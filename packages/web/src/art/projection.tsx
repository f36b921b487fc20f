import type { ReactNode } from 'react';

const SPOTS = [
  { x: 118, y: 150, seat: 0 },
  { x: 214, y: 118, seat: 1 },
  { x: 300, y: 168, seat: 2 },
] as const;
const LINES = Array.from({ length: 9 }, (_, i) => i / 8);

/** The table of the first page: a projection in a dim room. */
export const Projection = (): ReactNode => (
  <svg className="projection" viewBox="0 0 420 290" aria-hidden="true">
    <path className="beam" d="M210 284 30 150 210 62l180 88z" />
    <path className="plane" d="M210 62l180 88-180 92L30 150z" />
    <g className="lattice">
      {LINES.map(t => (
        <path
          key={t}
          d={`M${210 + 180 * t} ${62 + 88 * t}L${30 + 180 * t} ${150 + 92 * t}M${210 - 180 * t} ${62 + 88 * t}L${390 - 180 * t} ${150 + 92 * t}`}
        />
      ))}
    </g>
    <path className="way" d="M118 150 165 174 259 127 300 168" />
    <path className="goal" d="M300 148l7 14 15 2-11 11 3 15-14-7-13 7 3-15-11-11 15-2z" />
    {SPOTS.slice(0, 2).map(({ x, y, seat }) => (
      <g key={seat} className="figure" data-seat={seat}>
        <ellipse className="ground" cx={x} cy={y + 2} rx="19" ry="9" />
        <path d={`M${x - 13} ${y - 26}v24a13 6.500 0 0 0 26 0v-24z`} />
        <ellipse className="top" cx={x} cy={y - 26} rx="13" ry="6.500" />
      </g>
    ))}
    <path className="foot" d="M196 284h28l10 0-24-13z" />
  </svg>
);
