import { fetchPatiently } from '../contract/fetched.js';
import type { HandBoard, PlacePage } from './place-effects.js';
import type { PlaceEvent, PlaceState } from './place-state.js';
import type { PlaceHand } from './run-placing.js';

type RunningHand = PlaceHand & { stop(): void };
/** Milliseconds after a table is drawn: then a figure may be taken up although no spot is asked for. */
const PATIENCE = 300;

/** The hand of a page, fetched when a spot is asked for or a table has been drawn: many tables never put anything down. What happens before that is kept. */
export const fetchedHand = (page: () => PlacePage, show: (state: PlaceState) => void): RunningHand => {
  let hand: RunningHand | null = null;
  let board: HandBoard | null = null;
  let isWanted = false;
  let kept: PlaceEvent[] = [];
  const listeners = new Set<() => void>();
  const fetchHand = async (): Promise<void> => {
    if (isWanted) return;
    isWanted = true;
    const { runPlacing } = await fetchPatiently(() => import('./run-placing.js'));
    hand = runPlacing(page, show);
    hand.attach(board);
    for (const listener of listeners) hand.subscribe(listener);
    for (const event of kept) hand.act(event);
    kept = [];
  };
  return {
    act: event => {
      if (hand) hand.act(event);
      else {
        kept.push(event);
        if (event.type === 'asked' && event.question) void fetchHand();
      }
    },
    // A pointer that came too early is not followed: it may have let go by the time.
    press: (...pressed) => (hand ? hand.press(...pressed) : void fetchHand()),
    way: () => hand?.way() ?? null,
    subscribe: changed => {
      listeners.add(changed);
      const forget = hand?.subscribe(changed);
      return () => {
        listeners.delete(changed);
        forget?.();
      };
    },
    attach: next => {
      board = next;
      hand?.attach(next);
      if (next && !isWanted) setTimeout(() => void fetchHand(), PATIENCE);
    },
    draw: drawing => hand?.draw(drawing),
    inside: px => hand?.inside(px) ?? px,
    stop: () => {
      kept = [];
      hand?.stop();
    },
  };
};
