import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Point } from '../overlay/shape.js';
import type { Judged } from './judge-spots.js';

/** Milliseconds between two spots that the rules are asked about while a figure is carried. */
const PAUSE = 100;

/** What the rules have said about a figure on its way. */
export interface OnTheWay {
  /** Where it was then, in pixels from the corner of the element over the table. */
  readonly from: Point;
  readonly judged: Judged;
}
/** Null: nothing is carried. */
type Way = { readonly latest: OnTheWay | null } | null;

/**
 * A figure in the hand. Its drawing follows the pointer with every frame, by itself, over a table that is not drawn anew.
 * The rules are asked several times a second, and the table is told when it rests somewhere.
 */
export interface Carried {
  /** It is pressed: from now on it can be carried. */
  hold(): void;
  /** To a point of the window. */
  carry(to: Point): void;
  /** Puts it down there, unless it was taken out of the hand meanwhile. */
  drop(to: Point): void;
  /** The pointer is taken away: the figure stays where it was last. */
  leave(): void;
  /** It is no longer carried; whoever calls this says where it is. */
  letGo(): void;
  /** The drawing that is carried, in an element over the table. */
  draw(drawing: HTMLElement | null): void;
  subscribe(changed: () => void): () => void;
  now(): Way;
}
/** What a table does with a figure in the hand, in pixels of the window. */
interface Hand {
  /** It leaves where it was. */
  lift(): void;
  /** What the rules would say to it there; null where nobody can be asked. */
  ask(at: Point, signal: AbortSignal): Promise<Judged | null>;
  rest(at: Point): void;
  drop(at: Point): void;
}
const IN_HAND: Way = { latest: null };

const newCarried = (hand: Hand): Carried => {
  let isHeld = false;
  let at: Point | null = null;
  let asked: Point | null = null;
  let rested: Point | null = null;
  let way: Way = null;
  let drawing: HTMLElement | null = null;
  let corner: Point = [0, 0];
  let timer = 0;
  let asking: AbortController | null = null;
  const listeners = new Set<() => void>();
  const show = (next: Way): void => {
    way = next;
    for (const changed of listeners) changed();
  };
  /** Of the element over the table: read as seldom as possible, since the browser may have to lay out the page for it. */
  const measure = (): void => {
    const { left, top } = drawing?.parentElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
    corner = [left, top];
  };
  const inside = ([x, y]: Point): Point => [x - corner[0], y - corner[1]];
  const follow = (): void => {
    if (!at || !drawing) return;
    const [x, y] = inside(at);
    drawing.style.transform = `translate(${x}px, ${y}px)`;
  };
  const ask = (from: Point): void => {
    asked = from;
    const left = new AbortController();
    asking = left;
    hand
      .ask(from, left.signal)
      .then(
        judged => {
          if (judged && !left.signal.aborted) show({ latest: { from: inside(from), judged } });
        },
        () => undefined, // asked again where it rests, and there the page says why nobody answers
      )
      .finally(() => {
        if (asking === left) asking = null;
      });
  };
  const look = (): void => {
    timer = window.setTimeout(look, PAUSE);
    const here = at;
    if (!here) return;
    measure();
    if (here !== asked) {
      if (!asking) ask(here);
    } else if (here !== rested) {
      rested = here;
      startTransition(() => hand.rest(here));
    }
  };
  const letGo = (): void => {
    clearTimeout(timer);
    asking?.abort();
    isHeld = false;
    [at, asked, rested, asking] = [null, null, null, null];
    timer = 0;
    if (way) show(null);
  };
  const putDown = (to: Point): void => {
    letGo();
    hand.drop(to);
  };
  return {
    hold: () => {
      isHeld = true;
    },
    carry: to => {
      if (!isHeld) return;
      const isLeaving = at === null || at === rested;
      at = to;
      follow(); // browsers send one move a frame: to ask for a frame here would make them draw a second one for nothing
      if (isLeaving) startTransition(hand.lift);
      if (way) return;
      show(IN_HAND);
      look();
    },
    drop: to => {
      if (isHeld) putDown(to);
    },
    leave: () => {
      const last = at;
      letGo();
      if (last) hand.rest(last);
    },
    letGo,
    draw: next => {
      drawing = next;
      measure();
      follow();
    },
    subscribe: changed => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    now: () => way,
  };
};
export const useCarried = (hand: Hand): Carried => {
  const latest = useRef(hand);
  latest.current = hand;
  const [carried] = useState(() =>
    newCarried({
      lift: () => latest.current.lift(),
      ask: (at, signal) => latest.current.ask(at, signal),
      rest: at => latest.current.rest(at),
      drop: at => latest.current.drop(at),
    }),
  );
  useEffect(() => carried.letGo, [carried]);
  return carried;
};
export const useWay = ({ subscribe, now }: Carried): Way => useSyncExternalStore(subscribe, now);
