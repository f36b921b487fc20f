import type { Point } from '../overlay/shape.js';
import type { Carried } from './use-carried.js';

/** A figure that was taken up before its spot is asked for. */
export interface Held {
  carry(to: Point): void;
  drop(to: Point): void;
  /** The spot is asked for now: from here on the figure is carried as usual. */
  handTo(carried: Pick<Carried, 'hold' | 'carry' | 'drop'>): void;
}
/** At a point of the window. */
export const heldAt = (start: Point): Held => {
  let at = start;
  let isDropped = false;
  let hand: Pick<Carried, 'carry' | 'drop'> | null = null;
  return {
    carry: to => {
      at = to;
      hand?.carry(to);
    },
    drop: to => {
      at = to;
      isDropped = true;
      hand?.drop(to);
    },
    handTo: carried => {
      hand = carried;
      carried.hold();
      if (isDropped) carried.drop(at);
      else carried.carry(at);
    },
  };
};
