import type { Query } from '@cadre/core';
import type { Point } from '@cadre/table-client';
import { useState } from 'react';
import { RULER_ENDS } from '#operations/explain/ruler-ends';

/** An end of the ruler: a point, or the edge of what lies there. */
export interface RulerEnd {
  readonly at: Point;
  readonly kind: (typeof RULER_ENDS)[number];
  /** Which unit, objective, marker or piece; 0 for a point. */
  readonly id: number;
}
export interface Ruler {
  readonly isOn: boolean;
  readonly ends: readonly RulerEnd[];
  /** What the rules are asked once both ends are somewhere. */
  readonly query: Query | null;
  toggle(): void;
  /** The first click is one end, the second the other, the third begins again. */
  put(end: RulerEnd): void;
}
const NONE: readonly RulerEnd[] = [];
const argsOf = ({ at: [x, y], kind, id }: RulerEnd): number[] => [RULER_ENDS.indexOf(kind), id, Math.round(x), Math.round(y)];

export const useRuler = (): Ruler => {
  const [{ isOn, ends }, set] = useState({ isOn: false, ends: NONE });
  const [from, to] = ends;
  return {
    isOn,
    ends,
    query: isOn && from && to ? { kind: 'ruler', args: [...argsOf(from), ...argsOf(to)] } : null,
    toggle: () => set({ isOn: !isOn, ends: NONE }),
    put: end => set({ isOn, ends: ends.length === 1 ? [...ends, end] : [end] }),
  };
};
