import type { Query } from '@cadre/core';
import { useState } from 'react';
import type { Point } from '../overlay/shape.js';
import { useEscape } from '../overlay/use-escape.js';

/** An end of the ruler: a point, or the edge of what lies there. */
export interface RulerEnd {
  readonly at: Point;
  /** What lies there, as the game numbers it; 0 for nothing. */
  readonly kind: number;
  /** Which figure, token or piece; 0 for a point. */
  readonly id: number;
}
export interface Ruler {
  readonly isOn: boolean;
  readonly ends: readonly RulerEnd[];
  /** What the rules are asked once both ends are somewhere; a mouse that rests is the second one until it clicks. */
  readonly query: Query | null;
  toggle(): void;
  /** The first click is one end, the second the other, the third begins again. */
  put(end: RulerEnd): void;
  point(end: RulerEnd): void;
}
const NONE: readonly RulerEnd[] = [];
const off = { isOn: false, ends: NONE, pointed: null as RulerEnd | null };
const argsOf = ({ at: [x, y], kind, id }: RulerEnd): number[] => [kind, id, Math.round(x), Math.round(y)];

export const useRuler = (): Ruler => {
  const [{ isOn, ends, pointed }, set] = useState(off);
  useEscape(isOn, () => set(off));
  const [from, to = pointed] = ends;
  return {
    isOn,
    ends,
    query: isOn && from && to ? { kind: 'ruler', args: [...argsOf(from), ...argsOf(to)] } : null,
    toggle: () => set({ ...off, isOn: !isOn }),
    put: end => set({ isOn, ends: ends.length === 1 ? [...ends, end] : [end], pointed: null }),
    point: end => set({ isOn, ends, pointed: end }),
  };
};

/** What lies where the ruler can be put: a number of the game's, by the attribute that its drawing has. */
export interface RulerThing {
  readonly kind: number;
  /** Without `data-`. */
  readonly attribute: string;
  readonly find: (value: string) => number | undefined;
}
/** The place of what has this id in a list. */
export const indexOfId =
  (all: readonly { readonly id: string }[]) =>
  (id: string): number | undefined => {
    const i = all.findIndex(each => each.id === id);
    return i < 0 ? undefined : i;
  };
/** What was clicked: the first of these things that is drawn there, or just a point. */
export const endUnder = (things: readonly RulerThing[], target: EventTarget, at: Point): RulerEnd => {
  for (const { kind, attribute, find } of things) {
    const value = target instanceof Element ? target.closest(`[data-${attribute}]`)?.getAttribute(`data-${attribute}`) : null;
    const id = typeof value === 'string' ? find(value) : undefined;
    if (id !== undefined) return { at, kind, id };
  }
  return { at, kind: 0, id: 0 };
};
