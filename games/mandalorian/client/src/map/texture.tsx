import type { ReactNode } from 'react';
import { upTo } from '../count.js';
import { SIDE, type Size } from './places.js';

/** What the ground is made of, drawn faintly across all spaces: dunes, wet streets, deck plates, the rings of a plaza. */
const dunes = ({ columns, rows }: Size): ReactNode =>
  upTo(rows * 2).map(n => {
    const y = n * (SIDE / 2) - 20;
    const waves = upTo(columns).map(c => `q ${SIDE / 4} ${(n + c) % 3 === 0 ? -18 : -9} ${SIDE / 2} 0 t ${SIDE / 2} 0`);
    return <path key={n} d={`M${-(n % 3) * 30} ${y} ${waves.join(' ')}`} />;
  });
const streets = ({ columns, rows }: Size): ReactNode =>
  upTo(rows).flatMap(r =>
    upTo(columns).map(c => {
      const x = (c - 1) * SIDE,
        y = (r - 1) * SIDE;
      return (r + c) % 2 === 0 ? (
        <path key={`${r},${c}`} d={`M${x + 18} ${y + 78}h64M${x + 30} ${y + 84}h40`} />
      ) : (
        <path key={`${r},${c}`} d={`M${x + 12} ${y + 30}l14 -14M${x + 74} ${y + 88}l14 -14`} />
      );
    }),
  );
const deck = ({ columns, rows }: Size): ReactNode =>
  upTo(rows).flatMap(r =>
    upTo(columns).map(c => {
      const x = (c - 1) * SIDE,
        y = (r - 1) * SIDE;
      return (
        <path
          key={`${r},${c}`}
          d={`M${x + 8} ${y + 14}v-6h6M${x + 86} ${y + 8}h6v6M${x + 92} ${y + 86}v6h-6M${x + 14} ${y + 92}h-6v-6${
            (2 * r + c) % 5 === 0 ? `M${x + 34} ${y + 40}h32M${x + 34} ${y + 50}h32M${x + 34} ${y + 60}h32` : ''
          }`}
        />
      );
    }),
  );
const rings = ({ columns, rows }: Size): ReactNode =>
  upTo(7).map(n => (
    <circle key={n} cx={(columns * SIDE) / 2} cy={(rows * SIDE) / 2} r={n * 72} strokeDasharray={n % 2 === 0 ? '40 12' : '6 10'} />
  ));

const TEXTURES: Readonly<Record<string, (size: Size) => ReactNode>> = { map1: dunes, map2: streets, map3: deck, map4: rings };

export const Texture = ({ map, size }: { readonly map: string; readonly size: Size }) => (
  <g className="mando-texture" clipPath="url(#mando-field)">
    {TEXTURES[map]?.(size)}
  </g>
);
