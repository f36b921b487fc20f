import { useEffect, useMemo, useState } from 'react';
import {
  advance,
  isHolding,
  MOST_MISSED,
  NOTHING_TO_SHOW,
  type Playback,
  pause,
  pendingFacts,
  receive,
  type Scene,
  skipAll,
  summarize,
} from './queue.js';

export interface PlaybackControls<F> {
  /** What is shown now; null while the table shows where the match is. */
  readonly scene: Scene<F> | null;
  readonly pending: readonly F[];
  /** Scenes left, the one on the table included. */
  readonly left: number;
  readonly isPaused: boolean;
  /** Something is still to be seen before the reader decides. */
  readonly isHolding: boolean;
  skip(): void;
  skipAll(): void;
  setPaused(paused: boolean): void;
  /** Shows these once more, before whatever waits. */
  replay(facts: readonly F[]): void;
}

interface Kept<F> {
  readonly facts: readonly F[];
  readonly rewinds: number;
  readonly playback: Playback<F>;
}
/** Whether a key belongs to whatever has the focus. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, input, textarea, select, summary, dialog[open], [role="button"]') !== null;

const holdsNothing = (): boolean => false;

/**
 * Shows what happens one after the other. At speed 0 everything is shown at once. Nothing goes by while the tab is in the background:
 * a few scenes are shown when it comes back, many are told at once.
 */
export const usePlayback = <F>({
  facts,
  msOf,
  holds = holdsNothing,
  speed,
  rewinds = 0,
}: {
  /** The facts of the latest change; those that are there at the start have been seen. */
  readonly facts: readonly F[];
  readonly msOf: (fact: F) => number;
  /** Facts that are seen before the reader is asked again. */
  readonly holds?: (fact: F) => boolean;
  readonly speed: number;
  /** How often something was undone: what waits then may no longer be true. */
  readonly rewinds?: number;
}): PlaybackControls<F> => {
  const [kept, setKept] = useState<Kept<F>>({ facts, rewinds, playback: NOTHING_TO_SHOW });
  let { playback } = kept;
  if (kept.facts !== facts || kept.rewinds !== rewinds) {
    // before anything is drawn: the table must not show the end first
    const waiting = kept.rewinds === rewinds && speed > 0 ? playback : skipAll(playback);
    playback = speed > 0 && kept.facts !== facts ? receive(waiting, facts, msOf) : waiting;
    setKept({ facts, rewinds, playback });
  }
  const change = useMemo(
    () => (next: (before: Playback<F>) => Playback<F>) => setKept(now => ({ ...now, playback: next(now.playback) })),
    [],
  );
  const scene = playback.scenes[0] ?? null;
  const { isPaused } = playback;
  useEffect(() => {
    if (!scene || isPaused || speed <= 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = (): void => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(() => change(advance), scene.ms / speed);
    };
    start();
    document.addEventListener('visibilitychange', start);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', start);
    };
  }, [scene, isPaused, speed, change]);
  useEffect(() => {
    const come = (): void => {
      if (!document.hidden) change(before => (before.scenes.length > MOST_MISSED ? summarize(before) : before));
    };
    document.addEventListener('visibilitychange', come);
    return () => document.removeEventListener('visibilitychange', come);
  }, [change]);
  const isShowing = scene !== null;
  useEffect(() => {
    if (!isShowing) return;
    const press = (event: KeyboardEvent): void => {
      if (event.key !== ' ' || isTaken(event.target)) return;
      event.preventDefault();
      change(advance);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isShowing, change]);
  const pending = useMemo(() => pendingFacts(playback), [playback]);
  return {
    scene,
    pending,
    left: playback.scenes.length,
    isPaused,
    isHolding: isHolding(playback, holds),
    skip: () => change(advance),
    skipAll: () => change(skipAll),
    setPaused: paused => change(before => pause(before, paused)),
    replay: again => change(() => receive(NOTHING_TO_SHOW, again, msOf)),
  };
};
