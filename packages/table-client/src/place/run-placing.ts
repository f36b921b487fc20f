import { startTransition } from 'react';
import type { Point } from '../overlay/shape.js';
import { followPointer, type Press } from './follow-pointer.js';
import { type HandDrawing, newHandDrawing } from './hand-drawing.js';
import { type HandBoard, type PlacePage, placeEffects } from './place-effects.js';
import { type At, IDLE, type PlaceEvent, type PlaceState, type Pressed, type Way } from './place-state.js';
import { placing } from './placing.js';

/** Where a pointer has moved since its press, and where it has let go; null where it has not. */
export interface Followed {
  readonly moved: Point | null;
  readonly up: Point | null;
}
/** Placing as it runs. The same for as long as the page is open. */
export interface PlaceHand extends Pick<HandDrawing, 'draw' | 'inside' | 'watch'> {
  act(event: PlaceEvent): void;
  /** A pointer presses something whose middle is there, in pixels of the window: it is followed until it lets go. */
  press(press: Press, on: Pressed, middle: Point, since?: Followed): void;
  /** What is seen of the figure in the hand; null: nothing is carried. */
  way(): Way | null;
  subscribe(changed: () => void): () => void;
  /** The table that spots are put on. */
  attach(board: HandBoard | null): void;
}
const wayIn = ({ hand }: PlaceState): Way | null => hand?.way ?? null;

/** `show` is called with what the page draws anew. */
export const runPlacing = (page: () => PlacePage, show: (state: PlaceState) => void): PlaceHand & { stop(): void } => {
  let state = IDLE;
  let board: HandBoard | null = null;
  let following = new AbortController();
  const listeners = new Set<() => void>();
  const drawing = newHandDrawing();
  const act = (event: PlaceEvent): void => {
    const before = state;
    const { state: next, effects } = placing(before, event);
    state = next;
    const told = effects.filter(effect => effect.do === 'tell');
    for (const effect of effects) if (effect.do !== 'tell') run(effect);
    const draw = (): void => {
      for (const effect of told) run(effect);
      if (next.draft !== before.draft || next.isNoted !== before.isNoted) show(next);
    };
    // Not urgent: a figure that is carried goes on while the page is drawn anew.
    if (next.is === 'carrying' || event.type === 'judged') startTransition(draw);
    else draw();
    if (wayIn(next) !== wayIn(before)) for (const changed of listeners) changed();
  };
  const { run, isOwn } = placeEffects({ page, board: () => board, drawing, act });
  const at = (px: Point): At => ({ px, table: board?.viewport.current?.toTable(...px) ?? null });
  return {
    act: event => {
      // What was told to the page comes back from it: that is no news.
      if (event.type !== 'drafted' || !isOwn(event.answer)) act(event);
    },
    press: (press, on, middle, since = { moved: null, up: null }) => {
      if (press.button !== 0) return;
      following.abort();
      following = new AbortController();
      // What lies under the figure in the hand is not pointed at.
      if (on.what !== 'figure' && !since.up) press.currentTarget.setPointerCapture(press.pointerId);
      act({ type: 'press', on, at: at(middle), near: board?.radius ?? 0 });
      if (since.moved) act({ type: 'carry', to: at(since.moved) });
      if (since.up) return act({ type: 'release', to: at(since.up) });
      followPointer(press, middle, following, {
        move: to => act({ type: 'carry', to: at(to) }),
        up: to => act({ type: 'release', to: at(to) }),
        cancel: () => act({ type: 'cancel' }),
      });
    },
    way: () => wayIn(state),
    subscribe: changed => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    attach: next => {
      board = next;
    },
    draw: drawing.draw,
    inside: drawing.inside,
    watch: drawing.watch,
    stop: () => {
      following.abort();
      act({ type: 'cancel' });
      act({ type: 'asked', id: '', question: null });
    },
  };
};
