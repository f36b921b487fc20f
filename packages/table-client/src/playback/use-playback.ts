import { useEffect, useMemo, useState } from 'react';
import { advance, NOTHING_TO_SHOW, type Playback, pause, pendingFacts, receive, type Scene, skipAll, summarize } from './queue.js';

export interface PlaybackControls<F> {
  /** What is shown now; null while the table shows where the match is. */
  readonly scene: Scene<F> | null;
  readonly pending: readonly F[];
  /** Scenes left, the one on the table included. */
  readonly left: number;
  readonly isPaused: boolean;
  skip(): void;
  skipAll(): void;
  setPaused(paused: boolean): void;
  /** Shows these once more, before whatever waits. */
  replay(facts: readonly F[]): void;
}

interface Kept<F> {
  readonly facts: readonly F[];
  readonly playback: Playback<F>;
}
/** Whether a key belongs to whatever has the focus. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, input, textarea, select, summary, dialog[open], [role="button"]') !== null;

/** Shows what happens one after the other. At speed 0 everything is shown at once. A tab in the background catches up when it comes back. */
export const usePlayback = <F>({
  facts,
  msOf,
  speed,
}: {
  /** The facts of the latest change; those that are there at the start have been seen. */
  readonly facts: readonly F[];
  readonly msOf: (fact: F) => number;
  readonly speed: number;
}): PlaybackControls<F> => {
  const [kept, setKept] = useState<Kept<F>>({ facts, playback: NOTHING_TO_SHOW });
  let { playback } = kept;
  if (kept.facts !== facts) {
    // before anything is drawn: the table must not show the end first
    playback = speed > 0 ? receive(playback, facts, msOf) : skipAll(playback);
    setKept({ facts, playback });
  }
  const change = useMemo(
    () => (next: (before: Playback<F>) => Playback<F>) => setKept(now => ({ ...now, playback: next(now.playback) })),
    [],
  );
  const scene = playback.scenes[0] ?? null;
  const { isPaused } = playback;
  useEffect(() => {
    if (!scene || isPaused || speed <= 0) return;
    const timer = setTimeout(() => change(advance), scene.ms / speed);
    return () => clearTimeout(timer);
  }, [scene, isPaused, speed, change]);
  useEffect(() => {
    const hide = (): void => {
      if (document.hidden) change(summarize);
    };
    document.addEventListener('visibilitychange', hide);
    return () => document.removeEventListener('visibilitychange', hide);
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
    skip: () => change(advance),
    skipAll: () => change(skipAll),
    setPaused: paused => change(before => pause(before, paused)),
    replay: again => change(() => receive(NOTHING_TO_SHOW, again, msOf)),
  };
};
