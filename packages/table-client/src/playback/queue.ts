/** Something shown for a while: one fact and the silent ones before it, or many facts at once. */
export interface Scene<F> {
  readonly id: number;
  readonly facts: readonly F[];
  /** The one that is seen. */
  readonly about: F;
  /** How long it is shown at normal speed. */
  readonly ms: number;
  /** Too much happened at once to be shown one by one. */
  readonly isSummary: boolean;
}
/** What has happened and is not shown yet. The first scene is on the table now. */
export interface Playback<F> {
  readonly scenes: readonly Scene<F>[];
  readonly nextId: number;
  readonly isPaused: boolean;
}
export const NOTHING_TO_SHOW: Playback<never> = { scenes: [], nextId: 1, isPaused: false };

/** More scenes than this are told at once. */
export const MOST_SCENES = 60;
/** So many scenes that waited while nobody looked are shown one by one; more are told at once. */
export const MOST_MISSED = 8;
const SUMMARY_MS = 2500;

/** New facts come to the end. `msOf` is 0 for a fact of which nothing is to be seen: it goes with the next one that is shown. */
export const receive = <F>(playback: Playback<F>, facts: readonly F[], msOf: (fact: F) => number): Playback<F> => {
  const scenes = [...playback.scenes];
  let { nextId } = playback;
  let silent: F[] = [];
  for (const fact of facts) {
    const ms = msOf(fact);
    silent.push(fact);
    if (ms === 0) continue;
    scenes.push({ id: nextId++, facts: silent, about: fact, ms, isSummary: false });
    silent = [];
  }
  const last = scenes.at(-1);
  if (last && silent.length > 0) scenes[scenes.length - 1] = { ...last, facts: [...last.facts, ...silent] };
  const next = { ...playback, scenes, nextId };
  return scenes.length > MOST_SCENES ? summarize(next) : next;
};
/** Everything that waits becomes one scene. */
export const summarize = <F>({ scenes, nextId, isPaused }: Playback<F>): Playback<F> =>
  scenes.length < 2
    ? { scenes, nextId, isPaused }
    : {
        scenes: [{ id: nextId, facts: scenes.flatMap(scene => scene.facts), about: scenes.at(-1)!.about, ms: SUMMARY_MS, isSummary: true }],
        nextId: nextId + 1,
        isPaused: false,
      };
/** The scene on the table is over. */
export const advance = <F>(playback: Playback<F>): Playback<F> => ({ ...playback, scenes: playback.scenes.slice(1) });
/** To where the match is. */
export const skipAll = <F>(playback: Playback<F>): Playback<F> => ({ ...playback, scenes: [], isPaused: false });
export const pause = <F>(playback: Playback<F>, isPaused: boolean): Playback<F> => ({ ...playback, isPaused });

/** Whether something waits to be seen that comes before the next decision. */
export const isHolding = <F>({ scenes }: Playback<F>, holds: (fact: F) => boolean): boolean =>
  scenes.some(scene => scene.isSummary || scene.facts.some(holds));
/** The facts whose scene has not begun: the table is drawn without them. */
export const pendingFacts = <F>({ scenes }: Playback<F>): readonly F[] => scenes.slice(1).flatMap(scene => scene.facts);
