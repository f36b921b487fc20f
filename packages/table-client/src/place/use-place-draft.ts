import type { Answer, Place, PlacePreview, ProbePreview, Spot } from '@cadre/core';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Previewer } from '../contract/game-table.js';
import type { Point } from '../overlay/shape.js';
import { type Judged, judgeSpots, type LevelChoice } from './judge-spots.js';
import { answerFrom, facingTo, gapBetween, levelsIn, noSpots, type Spots, spotAt, spotsFrom, turnBy } from './spots.js';

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
  /** Whether a click is an answer: then a mouse that rests shows what it would be. */
  readonly isDirect: boolean;
  /** The spot in hand is where a mouse rests: nobody has put it there. */
  readonly isPointed: boolean;
  activate(spot: number): void;
  /** Puts the spot in hand somewhere. */
  moveTo(point: Point): void;
  /** A mouse rests there: shows the spot in hand, unless it has been put somewhere. A legal spot no farther than `near` is meant. */
  point(point: Point, near: number): void;
  /** The same on a suggestion. */
  pointAtSuggestion(at: number): void;
  /** The mouse is gone. */
  leave(): void;
  /** Takes the spot in hand up: nothing is said about it, and nothing can be confirmed, until it is put somewhere. */
  lift(): void;
  /** What the rules would say to the spot in hand there; null while another spot is missing, and where nobody can be asked. */
  judgeAt(point: Point, signal: AbortSignal): Promise<Judged | null>;
  /** Puts it somewhere, and lets it go there: where one click is an answer, it is sent as soon as the rules agree. `near` as above. */
  dropAt(point: Point, near: number): void;
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
  /** Sends a legal answer, or none where that is allowed; takes the nearest legal one when this is not. */
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
  readonly isPointed: boolean;
  /** How far the nearest legal spot may be to be meant. */
  readonly near: number;
}
const NOTHING: Answer = [];
/** Milliseconds until rules that could not be asked are asked again, the first time and at most. */
const FIRST_RETRY = 2000;
const LAST_RETRY = 30_000;
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
  isPointed: false,
  near: 0,
});
const isSame = (a: Answer, b: Answer): boolean => a.length === b.length && a.every((x, i) => x === b[i]);
const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

const regionOf = async (preview: Previewer, signal: AbortSignal): Promise<PlacePreview> => {
  const found = await preview({ type: 'place' }, signal);
  if (found.type !== 'place') throw new Error(found.type === 'none' ? found.says : `expected a region, got ${found.type}`);
  return found;
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

  const { retries, failed } = kept;
  const retry = useCallback(() => change(before => ({ failed: null, retries: before.retries + 1 })), [change]);
  useEffect(() => {
    if (failed === null) return;
    const timer = setTimeout(retry, Math.min(FIRST_RETRY * 2 ** retries, LAST_RETRY));
    return () => clearTimeout(timer);
  }, [failed, retries, retry]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again by itself, and when the reader wants it
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
  const { spots, active, region, pinned, near } = kept;
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
    const ask = async (): Promise<void> => {
      const judged = await judgeSpots(preview, left.signal, { place, region, spots, active, pinned });
      // On another level the spot is another answer, which is asked about in its turn.
      if (judged.spots !== spots) hear(() => change(() => ({ spots: judged.spots, levels: judged.levels })));
      else {
        const meant = judged.probe.nearest && spotsFrom(place, judged.probe.nearest);
        if (meant && gapBetween(meant[active], spots[active]) <= near) hear(() => change(() => ({ spots: meant, pinned: true, near: 0 })));
        else hear(() => change(() => ({ probe: judged.probe, levels: judged.levels, failed: null })));
      }
    };
    const fail = (thrown: unknown): void => {
      change(() => ({ failed: messageOf(thrown) }));
      isConfirmed.current = false;
      tell(answer);
    };
    ask().catch((thrown: unknown) => hear(() => fail(thrown)));
    return () => left.abort();
  }, [place, preview, retries, region, answer, spots, active, pinned, near, change, tell]);
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
      change(() => ({ spots: next, probe: null, failed: null, suggestion: -1, isPointed: false, near: 0, ...part }));
    };
    const isAtOnce = isDirect && place.spots === 1 && preview !== null;
    const letGo = (move: () => void): void => {
      move();
      isConfirmed.current = isAtOnce;
    };
    const changeSpot = (next: (spot: Spot) => Spot): void => {
      const spot = spots[active];
      if (spot) put(spots.with(active, next(spot)));
    };
    const showSuggestion = (at: number, isPointed = false): void => {
      const one = region?.suggestions[at];
      if (one) put(spotsFrom(place, one.answer), { suggestion: at, pinned: true, isPointed });
    };
    const takeNearest = (): void => {
      if (probe?.nearest) put(spotsFrom(place, probe.nearest), { pinned: true });
    };
    const putAt = (point: Point): Spots =>
      spots.with(active, spotAt(place, point, spots[active] ?? null, levelsIn(region?.outline ?? [])[0] ?? 0));
    const moveTo = (point: Point, part: Partial<Kept> = {}): void => {
      const next = putAt(point);
      const missing = next.indexOf(null);
      put(next, { active: spots[active] === null && missing >= 0 ? missing : active, pinned: false, ...part });
    };
    const clear = (): void => put(noSpots(place), { levels: [], active: 0, pinned: false });
    const canPoint = isAtOnce && (kept.isPointed || !spots[active]);
    return {
      ...kept,
      place,
      isChecked: preview !== null,
      isDirect: isAtOnce,
      activate: spot => change(before => (before.active === spot ? {} : { active: spot, levels: [] })),
      moveTo: point => moveTo(point),
      point: (point, near) => canPoint && moveTo(point, { isPointed: true, near }),
      pointAtSuggestion: at => canPoint && showSuggestion(at, true),
      leave: () => kept.isPointed && clear(),
      lift: () => put(spots),
      judgeAt: async (point, signal) => {
        const there = putAt(point);
        return preview && !there.includes(null)
          ? judgeSpots(preview, signal, { place, region, spots: there, active, pinned: false })
          : null;
      },
      dropAt: (point, near) => letGo(() => moveTo(point, isAtOnce ? { near } : {})),
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
      showSuggestion: at => showSuggestion(at),
      takeNearest: () => letGo(takeNearest),
      retry,
      clear,
      submit: () => {
        const isPassed = place.may && spots.every(spot => spot === null);
        const isKnown = isPassed || preview === null || kept.failed !== null || probe?.legal;
        if (isKnown && isSame(page.current.draft, answer)) page.current.confirm();
        else if (probe && !probe.legal) takeNearest();
        else isConfirmed.current = true; // the rules, or the page, have not heard of it yet
      },
    };
  }, [place, preview, kept, spots, active, answer, region, probe, isDirect, change, tell, retry]);
};
