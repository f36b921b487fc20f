import type { ReactNode } from 'react';
import { SIDE } from './places.js';

/** What stands in a forbidden area: something of the place, so that nobody takes it for a space. */
const STRUCTURES: Readonly<Record<string, readonly ReactNode[]>> = {
  // a moisture tower
  map1: [
    <g key="tower">
      <circle cx={50} cy={50} r={34} className="mando-structure" />
      <circle cx={50} cy={50} r={23} className="mando-structure-line" />
      <circle cx={50} cy={50} r={10} className="mando-structure-light" />
      <path d="M50 8v20M50 72v20M8 50h20M72 50h20" className="mando-structure-line" />
    </g>,
  ],
  // house fronts with lit windows
  map2: [
    <g key="house">
      <path d="M8 92V34l20-14h44l20 14v58z" className="mando-structure" />
      <path d="M24 44h14v14H24zM62 68h14v14H62z" className="mando-structure-light" />
      <path d="M62 44h14v14H62zM24 68h14v14H24zM8 34h84" className="mando-structure-line" />
    </g>,
    <g key="shop">
      <path d="M8 92V22h84v70z" className="mando-structure" />
      <path d="M22 34h56v12H22z" className="mando-structure-light" />
      <path d="M8 58h84M22 70h18v22H22zM52 70h26v12H52z" className="mando-structure-line" />
    </g>,
  ],
  // the drive core behind a grating
  map3: [
    <g key="core">
      <rect x={10} y={10} width={80} height={80} rx={8} className="mando-structure" />
      <path d="M26 10v80M42 10v80M58 10v80M74 10v80" className="mando-structure-line" />
      <rect x={34} y={40} width={32} height={20} rx={4} className="mando-structure-light" />
    </g>,
  ],
  // a fountain
  map4: [
    <g key="fountain">
      <path d="M50 8l30 12 12 30-12 30-30 12-30-12L8 50l12-30z" className="mando-structure" />
      <circle cx={50} cy={50} r={26} className="mando-structure-line" />
      <path d="M50 30c5 9 9 13 9 19a9 9 0 0 1-18 0c0-6 4-10 9-19z" className="mando-structure-light" />
    </g>,
  ],
};

export const Building = ({ map, at }: { readonly map: string; readonly at: number }) => {
  const structures = STRUCTURES[map] ?? [];
  return (
    <>
      <rect width={SIDE} height={SIDE} className="mando-forbidden" />
      <rect width={SIDE} height={SIDE} className="mando-forbidden-hatch" />
      {structures[at % Math.max(1, structures.length)]}
      <rect width={SIDE} height={SIDE} className="mando-wall-block" />
    </>
  );
};
