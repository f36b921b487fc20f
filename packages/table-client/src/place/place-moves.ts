import type { Answer } from '@cadre/core';
import type { Point } from '../overlay/shape.js';
import { onLevel } from './place-level.js';
import { isAtOnce, type Placed, type PlaceEffect, type PlaceState, type SpotDraft } from './place-state.js';
import { answerFrom, gapBetween, levelsIn, noSpots, type Spots, spotAt, spotsFrom } from './spots.js';

export const NOTHING: Answer = [];
/** Milliseconds until rules that could not be asked are asked again, the first time and at most. */
const FIRST_RETRY = 2000;
const LAST_RETRY = 30_000;

export const isSame = (a: Answer, b: Answer): boolean => a.length === b.length && a.every((x, i) => x === b[i]);
export const answerIn = ({ question, spots }: SpotDraft): Answer => answerFrom(question.place, spots);
const isSamePoint = (a: Point | null, b: Point | null): boolean => a !== null && b !== null && a[0] === b[0] && a[1] === b[1];

/** The spots with the one in hand at a point. */
export const spotsAt = ({ question: { place }, spots, active, region }: SpotDraft, at: Point): Spots =>
  spots.with(active, spotAt(place, at, spots[active] ?? null, levelsIn(region?.outline ?? [])[0] ?? 0));
/** Spots that are somewhere else: what was said about them before no longer counts. */
export const moved = (draft: SpotDraft, part: Partial<SpotDraft>): SpotDraft => ({
  ...draft,
  probe: null,
  failed: null,
  suggestion: -1,
  isPointed: false,
  from: null,
  near: 0,
  ...part,
});
export const movedTo = (draft: SpotDraft, at: Point): SpotDraft => {
  const spots = spotsAt(draft, at);
  const missing = spots.indexOf(null);
  const active = draft.spots[draft.active] === null && missing >= 0 ? missing : draft.active;
  return moved(draft, { spots, active, pinned: false });
};
/** The same by a pointer. What is known about this very spot is still known. */
export const pointedTo = (draft: SpotDraft, at: Point, near: number): SpotDraft =>
  isSamePoint(draft.from, at) && draft.spots[draft.active]
    ? { ...draft, near: isAtOnce(draft) ? near : 0, isPointed: false }
    : { ...movedTo(draft, at), from: at, near: isAtOnce(draft) ? near : 0 };
export const cleared = (draft: SpotDraft): SpotDraft =>
  moved(draft, { spots: noSpots(draft.question.place), levels: [], active: 0, pinned: false });
export const withSuggestion = (draft: SpotDraft, at: number): SpotDraft | null => {
  const one = draft.region?.suggestions[at];
  return one ? moved(draft, { spots: spotsFrom(draft.question.place, one.answer), suggestion: at, pinned: true }) : null;
};
export const withNearest = (draft: SpotDraft): SpotDraft | null =>
  draft.probe?.nearest ? moved(draft, { spots: spotsFrom(draft.question.place, draft.probe.nearest), pinned: true }) : null;
/** The nearest legal spots, where the one in hand is close enough to be meant. */
export const meantIn = ({ question: { place }, spots, active, near }: SpotDraft, nearest: Answer | undefined): Spots | null => {
  const meant = nearest && spotsFrom(place, nearest);
  return meant && gapBetween(meant[active], spots[active]) <= near ? meant : null;
};

export const judging = (draft: SpotDraft): PlaceEffect => ({ do: 'judge', draft });
/** Spots lie there. The rules are asked about them where nothing is known yet. */
export const rest = (state: PlaceState, draft: SpotDraft, before: readonly PlaceEffect[] = []): Placed => {
  const answer = answerIn(draft);
  const is = draft.spots.every(spot => spot === null) ? 'asking' : 'resting';
  const isComplete = answer.length > 0;
  const said: readonly PlaceEffect[] = !isComplete
    ? [{ do: 'stop judging' }, { do: 'tell', answer: NOTHING }]
    : draft.probe
      ? [{ do: 'stop judging' }, { do: 'tell', answer: draft.probe.legal ? answer : NOTHING }]
      : !draft.question.isChecked
        ? [{ do: 'tell', answer }]
        : [{ do: 'tell', answer: NOTHING }, judging(draft)];
  return { state: { ...state, is, draft, hand: state.hand?.on.what === 'facing' ? state.hand : null }, effects: [...before, ...said] };
};
const send = (state: PlaceState, draft: SpotDraft, answer: Answer): Placed => ({
  state: { ...state, is: 'sent', draft: { ...draft, isPointed: false }, hand: null },
  effects: [{ do: 'stop judging' }, { do: 'send', answer }],
});
/** Lets the spots go where they are. The server refuses what is not legal: nobody is asked beforehand. */
export const give = (state: PlaceState, draft: SpotDraft): Placed => {
  const { question, region, probe, spots, active, pinned } = draft;
  if (probe?.legal) return send(state, draft, answerIn(draft));
  const meant = meantIn(draft, probe?.nearest);
  if (meant) return send(state, moved(draft, { spots: meant, pinned: true }), answerFrom(question.place, meant));
  if (probe) return rest(state, draft);
  const spot = spots[active];
  const needsLevel = question.place.parts.includes('level') && !pinned && question.place.spots === 1;
  // On another level the spot is another answer, and only the region says which one is meant.
  if (needsLevel && !region && question.isChecked)
    return draft.failed === null
      ? { state: { ...state, is: 'dropped', draft, hand: null }, effects: [{ do: 'stop judging' }] }
      : rest(state, draft);
  const there = needsLevel && region && spot ? { ...draft, spots: spots.with(active, onLevel(spot, region)) } : draft;
  return send(state, there, answerIn(there));
};
export const letGo = (state: PlaceState, draft: SpotDraft): Placed => (isAtOnce(draft) ? give(state, draft) : rest(state, draft));
/** The rules could not be asked: the answer can be sent unseen, and they are asked again by and by. */
export const fail = (state: PlaceState, draft: SpotDraft, why: string): Placed => {
  const answer = answerIn(draft);
  return {
    state: { ...state, is: state.is === 'dropped' ? 'resting' : state.is, draft: { ...draft, failed: why } },
    effects: [
      ...(answer.length > 0 && !draft.probe && state.is !== 'carrying' ? [{ do: 'tell', answer } as const] : []),
      { do: 'wait', for: 'retry', milliseconds: Math.min(FIRST_RETRY * 2 ** draft.retries, LAST_RETRY) },
    ],
  };
};
