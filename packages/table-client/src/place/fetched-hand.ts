import { fetchPatiently } from '../contract/fetched.js';
import { followPointer } from './follow-pointer.js';
import type { HandBoard, PlacePage } from './place-effects.js';
import type { PlaceEvent, PlaceState } from './place-state.js';
import type { Followed, PlaceHand } from './run-placing.js';

type RunningHand = PlaceHand & { stop(): void };
type Pressing = Parameters<PlaceHand['press']>;
/** A pointer that pressed before the hand was there. */
interface Early {
  readonly pressing: Pressing;
  readonly following: AbortController;
  since: Followed;
}
/** Milliseconds after a table is drawn: then a figure may be taken up although no spot is asked for. */
const PATIENCE = 300;

/** The hand of a page, fetched when a spot is asked for or a table has been drawn: many tables never put anything down. What happens before that is kept. */
export const fetchedHand = (page: () => PlacePage, show: (state: PlaceState) => void): RunningHand => {
  let hand: RunningHand | null = null;
  let board: HandBoard | null = null;
  let isWanted = false;
  let kept: PlaceEvent[] = [];
  let early: Early | null = null;
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
    const pressed = forgetEarly();
    if (pressed) hand.press(pressed.pressing[0], pressed.pressing[1], pressed.pressing[2], pressed.since);
  };
  const forgetEarly = (): Early | null => {
    const found = early;
    found?.following.abort();
    early = null;
    return found;
  };
  /** What an event says is gone once it has been handled. */
  const followEarly = ({ button, clientX, clientY, pointerId, currentTarget }: Pressing[0], on: Pressing[1], middle: Pressing[2]): void => {
    forgetEarly();
    const press = { button, clientX, clientY, pointerId, currentTarget };
    const found: Early = { pressing: [press, on, middle], following: new AbortController(), since: { moved: null, up: null } };
    early = found;
    followPointer(press, middle, found.following, {
      move: to => {
        found.since = { moved: to, up: null };
      },
      up: to => {
        found.since = { ...found.since, up: to };
      },
      cancel: forgetEarly,
    });
    void fetchHand();
  };
  return {
    act: event => {
      if (hand) hand.act(event);
      else {
        kept.push(event);
        if (event.type === 'asked' && event.question) void fetchHand();
      }
    },
    press: (press, on, middle) => (hand ? hand.press(press, on, middle) : followEarly(press, on, middle)),
    way: () => hand?.way() ?? null,
    subscribe: changed => {
      listeners.add(changed);
      const forget = hand?.subscribe(changed);
      return () => {
        listeners.delete(changed);
        forget?.();
      };
    },
    watch: hear => hand?.watch(hear) ?? (() => undefined),
    attach: next => {
      board = next;
      hand?.attach(next);
      if (next && !isWanted) setTimeout(() => void fetchHand(), PATIENCE);
    },
    draw: drawing => hand?.draw(drawing),
    inside: px => hand?.inside(px) ?? px,
    stop: () => {
      kept = [];
      forgetEarly();
      hand?.stop();
    },
  };
};
