import { startTransition, useEffect, useRef, useState } from 'react';
import type { Point } from '../overlay/shape.js';

/** Milliseconds between two spots that the rules are asked about while a figure is carried. */
const PAUSE = 100;

/** A figure in the hand. It follows the pointer at once; the table, which asks the rules about the spot, follows several times a second. */
export interface Carried {
  carry(to: Point): void;
  /** It is no longer carried; whoever calls this says where it is. */
  letGo(): void;
  /** The pointer is taken away: the figure stays where it was last. */
  leave(): void;
  /** The drawing that is carried: called after every drawing, which puts it to where the table believes it. */
  hold(drawing: SVGGElement | null): void;
}
const newCarried = (moveTo: (to: Point) => void): Carried => {
  let at: Point | null = null;
  let held: SVGGElement | null = null;
  let timer: number | undefined;
  const follow = (): void => {
    if (at) held?.setAttribute('transform', `translate(${at[0]} ${at[1]})`);
  };
  const tell = (): void => {
    const to = at;
    if (to) startTransition(() => moveTo(to));
  };
  /** A layer of its own while it is carried: then only the figure is drawn anew, not the table below it. After that, zooming would blur it. */
  const lift = (isUp: boolean): void => {
    if (held) held.style.willChange = isUp ? 'transform' : '';
  };
  const letGo = (): void => {
    clearTimeout(timer);
    timer = undefined;
    at = null;
    lift(false);
  };
  return {
    carry: to => {
      const isFirst = at === null;
      at = to;
      follow();
      if (isFirst) {
        lift(true);
        tell();
      }
      timer ??= window.setTimeout(() => {
        timer = undefined;
        tell();
      }, PAUSE);
    },
    letGo,
    leave: () => {
      tell();
      letGo();
    },
    hold: drawing => {
      held = drawing;
      lift(at !== null);
      follow();
    },
  };
};
export const useCarried = (moveTo: (to: Point) => void): Carried => {
  const latest = useRef(moveTo);
  latest.current = moveTo;
  const [carried] = useState(() => newCarried(to => latest.current(to)));
  useEffect(() => carried.letGo, [carried]);
  return carried;
};
