import type { Query } from '@cadre/core';
import type { Point } from '@cadre/table-client';
import { useState } from 'react';
import type { UnitId } from '#operations/state';

/** An end of the ruler: a point, or a unit's base. */
export interface RulerEnd {
  readonly at: Point;
  readonly unit: UnitId | null;
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
const NO_UNIT = -1;
const NONE: readonly RulerEnd[] = [];

export const useRuler = (): Ruler => {
  const [{ isOn, ends }, set] = useState({ isOn: false, ends: NONE });
  const [from, to] = ends;
  return {
    isOn,
    ends,
    query:
      isOn && from && to
        ? { kind: 'ruler', args: [...from.at, ...to.at].map(Math.round).concat(from.unit ?? NO_UNIT, to.unit ?? NO_UNIT) }
        : null,
    toggle: () => set({ isOn: !isOn, ends: NONE }),
    put: end => set({ isOn, ends: ends.length === 1 ? [...ends, end] : [end] }),
  };
};
