import type { Point } from '../overlay/shape.js';
import { judging, letGo, moved, NOTHING, pointedTo, rest, spotsAt } from './place-moves.js';
import type { At, Hand, Placed, PlaceEffect, PlaceEvent, PlaceState, SpotDraft } from './place-state.js';
import { facingTo } from './spots.js';

/** Pixels: a press that goes no farther is a click; on a figure that is not asked for yet, it takes more to mean a drag. */
const TREMBLE = 4;
const FAR = 12;
/** Milliseconds between two spots that the rules are asked about on the way. */
const PAUSE = 100;
/** Milliseconds that the note about a figure that cannot be moved stays. */
const NOTED = 4000;

type Of<Type extends PlaceEvent['type']> = Extract<PlaceEvent, { type: Type }>;
const stay = (state: PlaceState): Placed => ({ state, effects: [] });
const isBeyond = ({ pressed: [x, y] }: Hand, { px }: At, distance: number): boolean => Math.hypot(px[0] - x, px[1] - y) >= distance;

export const press = (state: PlaceState, { on, at, near }: Of<'press'>): Placed => {
  const { draft } = state;
  const quiet: PlaceEffect = { do: 'stop waiting', for: 'note' };
  if (state.is === 'sent' || (on.what === 'figure') !== (draft === null)) return stay(state);
  const hand: Hand = {
    on,
    pressed: at.px,
    at,
    near,
    isMoved: false,
    isDropped: false,
    way: null,
    asked: null,
    isAsking: false,
    rested: null,
  };
  if (!draft) return { state: { ...state, is: 'early', hand, isNoted: false }, effects: [quiet] };
  const active = on.what === 'spot' || on.what === 'facing' ? on.n : draft.active;
  // A second pointer takes the figure out of the hand of the first.
  const left = cancel(state);
  const lying = left.state.draft ?? draft;
  return {
    state: { ...left.state, hand, draft: active === lying.active ? lying : { ...lying, active, levels: [] } },
    effects: left.effects,
  };
};

const carryEarly = (state: PlaceState, hand: Hand, to: At): Placed => {
  if (hand.isMoved) return stay({ ...state, hand: { ...hand, at: to } });
  if (!isBeyond(hand, to, FAR)) return stay(state);
  const begin = hand.on.what === 'figure' ? hand.on.begin : null;
  return begin
    ? { state: { ...state, hand: { ...hand, at: to, isMoved: true } }, effects: [{ do: 'begin', begin }] }
    : { state: { ...state, is: 'idle', hand: null, isNoted: true }, effects: [{ do: 'wait', for: 'note', milliseconds: NOTED }] };
};
/** It leaves where it was: nothing is said about it, and nothing can be confirmed, until it rests somewhere. */
const lift = (draft: SpotDraft): SpotDraft => moved(draft, {});
/** Asks about the spot under the hand, where the rules can be asked. */
const look = (draft: SpotDraft, hand: Hand): { readonly hand: Hand; readonly effects: readonly PlaceEffect[] } => {
  const { at } = hand;
  const spots = at.table ? spotsAt(draft, at.table) : draft.spots;
  const canAsk = draft.question.isChecked && at.table !== null && !spots.includes(null);
  return {
    hand: { ...hand, asked: { at, spots }, isAsking: canAsk },
    effects: canAsk ? [judging({ ...draft, spots, pinned: false })] : [],
  };
};
/** From here on the figure is in the hand. */
export const takeUp = (state: PlaceState, draft: SpotDraft, hand: Hand): Placed => {
  const lifted = lift(draft);
  const looked = look(lifted, { ...hand, isMoved: true, way: { latest: null } });
  return {
    state: { ...state, is: 'carrying', draft: lifted, hand: looked.hand },
    effects: [
      { do: 'stop waiting', for: 'retry' },
      { do: 'follow', to: hand.at.px },
      { do: 'stop judging' },
      { do: 'tell', answer: NOTHING },
      ...looked.effects,
      { do: 'wait', for: 'look', milliseconds: PAUSE },
    ],
  };
};
const turnTo = (state: PlaceState, draft: SpotDraft, to: Point | null): Placed => {
  const spot = draft.spots[draft.active];
  return spot && to ? rest(state, moved(draft, { spots: draft.spots.with(draft.active, facingTo(spot, to)) })) : stay(state);
};
export const carry = (state: PlaceState, { to }: Of<'carry'>): Placed => {
  const { hand, draft } = state;
  if (!hand || hand.isDropped) return stay(state);
  if (!draft) return carryEarly(state, hand, to);
  if (!hand.isMoved && !isBeyond(hand, to, TREMBLE)) return stay(state);
  const held = { ...hand, at: to, isMoved: true };
  if (hand.on.what === 'facing') return turnTo({ ...state, hand: held }, draft, to.table);
  if (!hand.way) return takeUp(state, draft, held);
  const isLeaving = hand.rested === hand.at;
  return {
    state: { ...state, hand: held, draft: isLeaving ? lift(draft) : draft },
    effects: [{ do: 'follow', to: to.px }, ...(isLeaving ? ([{ do: 'tell', answer: NOTHING }] as const) : [])],
  };
};
/** What is known of a figure where the hand is now. */
const known = (draft: SpotDraft, { asked, at, way }: Hand): SpotDraft => {
  const judged = way?.latest && asked?.at.px === way.latest.from && asked.at.px === at.px ? way.latest.judged : null;
  return judged ? moved(draft, { spots: judged.spots, probe: judged.probe, levels: judged.levels, from: at.table }) : draft;
};
const restInHand = (state: PlaceState, draft: SpotDraft, hand: Hand): Placed => {
  const { asked, at } = hand;
  if (!asked || !at.table) return stay(state);
  const lying = known(moved(draft, { spots: asked.spots, pinned: false, from: at.table }), hand);
  const { effects } = rest(state, lying);
  // The rules are being asked about this very spot.
  const isOnTheWay = hand.isAsking && lying.probe === null;
  return {
    state: { ...state, draft: lying, hand: { ...hand, rested: at, isAsking: hand.isAsking || effects.some(e => e.do === 'judge') } },
    effects: isOnTheWay ? [{ do: 'tell', answer: NOTHING }] : effects,
  };
};
/** Several times a second while a figure is carried. */
export const lookAround = (state: PlaceState): Placed => {
  const { hand, draft } = state;
  if (state.is !== 'carrying' || !hand || !draft) return stay(state);
  const again: PlaceEffect = { do: 'wait', for: 'look', milliseconds: PAUSE };
  if (hand.at !== hand.asked?.at) {
    if (hand.isAsking) return { state, effects: [again] };
    const looked = look(draft, hand);
    return { state: { ...state, hand: looked.hand }, effects: [...looked.effects, again] };
  }
  if (hand.at === hand.rested) return { state, effects: [again] };
  const rested = restInHand(state, draft, hand);
  return { ...rested, effects: [...rested.effects, again] };
};
const puttingDown: readonly PlaceEffect[] = [{ do: 'stop waiting', for: 'look' }, { do: 'stop judging' }];
/** Where it is when the spot is asked for, or when it is let go. */
export const putDown = (state: PlaceState, draft: SpotDraft, hand: Hand, to: At): Placed => {
  const isThere = hand.asked?.at.table?.[0] === to.table?.[0] && hand.asked?.at.table?.[1] === to.table?.[1];
  const lying = known(draft, isThere && hand.asked ? { ...hand, at: hand.asked.at } : hand);
  if (!to.table) return rest({ ...state, hand: null }, draft, puttingDown);
  const { state: next, effects } = letGo({ ...state, hand: null }, pointedTo(isThere ? lying : draft, to.table, hand.near));
  return { state: next, effects: [...puttingDown, ...effects] };
};
export const release = (state: PlaceState, { to }: Of<'release'>, submit: (state: PlaceState) => Placed): Placed => {
  const { hand, draft } = state;
  if (!hand || hand.isDropped) return stay(state);
  if (!draft)
    return hand.isMoved
      ? { state: { ...state, hand: { ...hand, at: to, isDropped: true } }, effects: [{ do: 'skip click' }] }
      : stay({ ...state, is: 'idle', hand: null });
  if (!hand.isMoved) return hand.on.what === 'spot' ? submit({ ...state, hand: null }) : stay({ ...state, hand: null });
  if (hand.on.what === 'facing') return stay({ ...state, hand: null });
  const put = putDown(state, draft, hand, to);
  return hand.on.what === 'figure' ? { ...put, effects: [...put.effects, { do: 'skip click' }] } : put;
};
/** The pointer is taken away: the figure stays where it was last. */
export const cancel = (state: PlaceState): Placed => {
  const { hand, draft } = state;
  if (!hand) return stay(state);
  if (!draft) return stay({ ...state, is: 'idle', hand: null });
  if (!hand.way || !hand.at.table) return stay({ ...state, hand: null });
  const lying = known(draft, hand);
  return rest({ ...state, hand: null }, lying === draft ? { ...pointedTo(draft, hand.at.table, 0) } : lying, puttingDown);
};
