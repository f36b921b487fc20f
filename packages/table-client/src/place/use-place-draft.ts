import { type Answer, answerOf, type Place, type PlacePreview, type ProbePreview, type Spot } from '@cadre/core';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Previewer } from '../contract/game-table.js';
import type { Point } from '../overlay/shape.js';
import { answerFrom, facingTo, levelsIn, noSpots, type Spots, spotAt, spotsFrom, turnBy } from './spots.js';

/** A level at the spot in hand, and whether the rules allow it there. */
export interface LevelChoice {
  readonly level: number;
  readonly legal: boolean;
}
/** Spots in the making: where they are, what the rules say about them, and what can be done. The board draws it, the answer space too. */
export interface PlaceDraft {
  readonly place: Place;
  /** Null while it is asked for, and where nobody can be asked. */
  readonly region: PlacePreview | null;
  /** Whether the rules can be asked before the answer is sent. */
  readonly isChecked: boolean;
  /** Why the rules could not be asked. The answer can be sent all the same: then they judge it. */
  readonly failed: string | null;
  readonly spots: Spots;
  /** The spot in hand. */
  readonly active: number;
  /** What the rules say about the whole answer; null while they are asked and while a spot is missing. */
  readonly probe: ProbePreview | null;
  /** Where several levels lie over each other; else empty. */
  readonly levels: readonly LevelChoice[];
  /** The suggestion that is shown; -1: none. */
  readonly suggestion: number;
  activate(spot: number): void;
  /** Puts the spot in hand somewhere. */
  moveTo(point: Point): void;
  /** The same, and lets it go there: where one click is an answer, it is sent as soon as the rules agree. */
  dropAt(point: Point): void;
  face(point: Point): void;
  turn(degrees: number): void;
  setLevel(level: number): void;
  /** Steps through the suggestions, round and round. */
  suggest(by: 1 | -1): void;
  showSuggestion(at: number): void;
  /** Lets the spot in hand go there. */
  dropOnSuggestion(at: number): void;
  takeNearest(): void;
  /** Asks the rules once more, where they could not be asked. */
  retry(): void;
  clear(): void;
  /** Sends a legal answer; takes the nearest legal one when this is not. */
  submit(): void;
}
interface Kept {
  readonly place: Place | null;
  readonly region: PlacePreview | null;
  readonly failed: string | null;
  /** How often the rules were asked once more. */
  readonly retries: number;
  readonly spots: Spots;
  readonly active: number;
  readonly probe: ProbePreview | null;
  readonly levels: readonly LevelChoice[];
  /** The reader has chosen this level: pointing elsewhere no longer changes it. */
  readonly pinned: boolean;
  readonly suggestion: number;
}
const NOTHING: Answer = [];
const fresh = (place: Place | null): Kept => ({
  place,
  region: null,
  failed: null,
  retries: 0,
  spots: place ? noSpots(place) : [],
  active: 0,
  probe: null,
  levels: [],
  pinned: false,
  suggestion: -1,
});
const isSame = (a: Answer, b: Answer): boolean => a.length === b.length && a.every((x, i) => x === b[i]);
const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

/** What the rules say about the spot in hand on every level of the region. */
const probeLevels = async (
  preview: Previewer,
  signal: AbortSignal,
  place: Place,
  spots: readonly Spot[],
  active: number,
  levels: readonly number[],
) =>
  Promise.all(
    levels.map(async level => {
      const answer = answerOf(place, spots.with(active, { ...spots[active]!, level }));
      return { level, probe: await probeOf(preview, signal, answer) };
    }),
  );
const probeOf = async (preview: Previewer, signal: AbortSignal, answer: Answer): Promise<ProbePreview> => {
  const found = await preview({ type: 'probe', answer }, signal);
  if (found.type !== 'probe') throw new Error(found.type === 'none' ? found.says : `expected a probe, got ${found.type}`);
  return found;
};
const regionOf = async (preview: Previewer, signal: AbortSignal): Promise<PlacePreview> => {
  const found = await preview({ type: 'place' }, signal);
  if (found.type !== 'place') throw new Error(found.type === 'none' ? found.says : `expected a region, got ${found.type}`);
  return found;
};

/** The level with a legal spot closest by. */
const closest = <F extends { readonly probe: ProbePreview }>(
  place: Place,
  { x, y }: Spot,
  active: number,
  found: readonly F[],
): F | undefined => {
  const gap = ({ probe }: F): number => {
    const spot = probe.nearest && spotsFrom(place, probe.nearest)[active];
    return spot ? Math.hypot(spot.x - x, spot.y - y) : Number.POSITIVE_INFINITY;
  };
  return found.toSorted((a, b) => gap(a) - gap(b))[0];
};

/**
 * Only a legal answer becomes the draft of the page, so that nothing else can be confirmed.
 * What comes back about a spot that has been left is not listened to.
 */
export const usePlaceDraft = ({
  question,
  place: asked,
  preview: previewer,
  draft,
  setDraft,
  confirm,
  isDirect = false,
}: {
  /** Names the question: spots are put down anew when it changes, and only then. */
  readonly question: string;
  /** Null while no spot is asked for. */
  readonly place: Place | null;
  /** Null: nobody can be asked beforehand, and whatever is complete can be sent. */
  readonly preview: Previewer | null;
  readonly draft: Answer;
  readonly setDraft: (draft: Answer) => void;
  readonly confirm: () => void;
  /** Whether a click is an answer: undo is there for a wrong one. */
  readonly isDirect?: boolean;
}): PlaceDraft | null => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: views come anew with every message; the question is the same
  const place = useMemo(() => asked, [question]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same
  const preview = useMemo(() => previewer, [question, previewer === null]);
  const [state, setState] = useState(() => fresh(place));
  const kept = useMemo(() => (state.place === place ? state : fresh(place)), [state, place]);
  const page = useRef({ draft, setDraft, confirm });
  page.current = { draft, setDraft, confirm };
  const change = useCallback(
    (part: (before: Kept) => Partial<Kept>): void =>
      setState(before => {
        const base = before.place === place ? before : fresh(place);
        return { ...base, ...part(base) };
      }),
    [place],
  );
  /** What the page has heard from here. Any other draft comes from elsewhere, from a hint for example. */
  const told = useRef({ last: NOTHING, all: new WeakSet<Answer>() });
  const tell = useCallback((answer: Answer): void => {
    const { last, all } = told.current;
    all.add(answer);
    told.current.last = answer;
    // What was told last may not have reached the page yet: it must not come after this.
    if (!isSame(answer, last) || !isSame(answer, page.current.draft)) page.current.setDraft(answer);
  }, []);

  const { retries } = kept;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the reader wants it
  useEffect(() => {
    told.current.last = NOTHING;
    if (!place || !preview) return;
    const left = new AbortController();
    const hear = (part: Partial<Kept>): void => {
      if (!left.signal.aborted) change(() => part);
    };
    regionOf(preview, left.signal).then(
      region => hear({ region }),
      thrown => hear({ failed: messageOf(thrown) }),
    );
    return () => left.abort();
  }, [place, preview, retries, change]);
  useEffect(() => {
    if (!place || draft.length === 0 || told.current.all.has(draft) || isSame(draft, told.current.last)) return;
    told.current.last = draft;
    change(() => ({ spots: spotsFrom(place, draft), probe: null, levels: [], suggestion: -1 }));
  }, [place, draft, change]);

  /** Confirmed while the rules were still asked: sent as soon as they agree. */
  const isConfirmed = useRef(false);
  const { spots, active, region, pinned } = kept;
  const answer = useMemo(() => (place ? answerFrom(place, spots) : NOTHING), [place, spots]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same
  useEffect(() => {
    if (!place || answer.length === 0) return;
    if (!preview) return tell(answer);
    const left = new AbortController();
    // Not urgent: a figure that is carried goes on while the page is drawn anew.
    const hear = (work: () => void): void => {
      if (!left.signal.aborted) startTransition(work);
    };
    const floors = place.parts.includes('level') ? levelsIn(region?.outline ?? []) : [];
    const ask = async (): Promise<void> => {
      if (floors.length < 2) {
        const probe = await probeOf(preview, left.signal, answer);
        return hear(() => change(() => ({ probe, levels: [], failed: null })));
      }
      const found = await probeLevels(preview, left.signal, place, spots as readonly Spot[], active, floors);
      const here = found.find(f => f.level === spots[active]!.level);
      const best = pinned ? here : (found.find(f => f.probe.legal) ?? closest(place, spots[active]!, active, found) ?? here);
      const levels = found.map(f => ({ level: f.level, legal: f.probe.legal }));
      // Pointing at a spot means the highest floor on which one can stand there; where there is none, the one with a legal spot closest by.
      if (best && best !== here)
        return hear(() => change(b => ({ levels, spots: b.spots.with(active, { ...b.spots[active]!, level: best.level }) })));
      const probe = here?.probe ?? (await probeOf(preview, left.signal, answer));
      hear(() => change(() => ({ probe, levels, failed: null })));
    };
    const fail = (thrown: unknown): void => {
      change(() => ({ failed: messageOf(thrown) }));
      isConfirmed.current = false;
      tell(answer);
    };
    ask().catch((thrown: unknown) => hear(() => fail(thrown)));
    return () => left.abort();
  }, [place, preview, retries, region, answer, spots, active, pinned, change, tell]);
  const { probe } = kept;
  useEffect(() => {
    if (probe) tell(probe.legal ? answer : NOTHING);
  }, [probe, answer, tell]);
  useEffect(() => {
    if (!probe || !isConfirmed.current) return;
    if (probe.legal && !isSame(draft, answer)) return; // the page has not heard of it yet
    isConfirmed.current = false;
    if (probe.legal) page.current.confirm();
  }, [probe, answer, draft]);

  return useMemo((): PlaceDraft | null => {
    if (!place) return null;
    const put = (next: Spots, part: Partial<Kept> = {}): void => {
      tell(NOTHING);
      isConfirmed.current = false; // a spot that is moved again is not the one that was confirmed
      change(() => ({ spots: next, probe: null, failed: null, suggestion: -1, ...part }));
    };
    const letGo = (move: () => void): void => {
      move();
      isConfirmed.current = isDirect && place.spots === 1 && preview !== null;
    };
    const changeSpot = (next: (spot: Spot) => Spot): void => {
      const spot = spots[active];
      if (spot) put(spots.with(active, next(spot)));
    };
    const showSuggestion = (at: number): void => {
      const one = region?.suggestions[at];
      if (one) put(spotsFrom(place, one.answer), { suggestion: at, pinned: true });
    };
    const takeNearest = (): void => {
      if (probe?.nearest) put(spotsFrom(place, probe.nearest), { pinned: true });
    };
    const moveTo = (point: Point): void => {
      const spot = spotAt(place, point, spots[active] ?? null, levelsIn(region?.outline ?? [])[0] ?? 0);
      const next = spots.with(active, spot);
      const missing = next.indexOf(null);
      put(next, { active: spots[active] === null && missing >= 0 ? missing : active, pinned: false });
    };
    return {
      ...kept,
      place,
      isChecked: preview !== null,
      activate: spot => change(before => (before.active === spot ? {} : { active: spot, levels: [] })),
      moveTo,
      dropAt: point => letGo(() => moveTo(point)),
      dropOnSuggestion: at => letGo(() => showSuggestion(at)),
      face: point => changeSpot(spot => facingTo(spot, point)),
      turn: degrees => changeSpot(spot => turnBy(spot, degrees)),
      setLevel: level => {
        const spot = spots[active];
        if (spot) put(spots.with(active, { ...spot, level }), { pinned: true });
      },
      suggest: by => {
        const count = region?.suggestions.length ?? 0;
        if (count > 0) showSuggestion(kept.suggestion < 0 ? (by > 0 ? 0 : count - 1) : (kept.suggestion + by + count) % count);
      },
      showSuggestion,
      takeNearest,
      retry: () => change(before => ({ failed: null, retries: before.retries + 1 })),
      clear: () => put(noSpots(place), { levels: [], active: 0, pinned: false }),
      submit: () => {
        const isKnown = preview === null || kept.failed !== null || probe?.legal;
        if (isKnown && isSame(page.current.draft, answer)) page.current.confirm();
        else if (probe && !probe.legal) takeNearest();
        else isConfirmed.current = true; // the rules, or the page, have not heard of it yet
      },
    };
  }, [place, preview, kept, spots, active, answer, region, probe, isDirect, change, tell]);
};
