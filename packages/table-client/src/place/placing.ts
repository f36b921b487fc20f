import { cancel, carry, lookAround, press, putDown, release, takeUp } from './place-hand.js';
import {
  answerIn,
  cleared,
  fail,
  give,
  isSame,
  judging,
  letGo,
  meantIn,
  moved,
  movedTo,
  pointedTo,
  rest,
  withNearest,
  withSuggestion,
} from './place-moves.js';
import {
  freshDraft,
  IDLE,
  isAtOnce,
  type Placed,
  type PlaceEffect,
  type PlaceEvent,
  type PlaceQuestion,
  type PlaceState,
  type SpotDraft,
  TIMERS,
} from './place-state.js';
import { spotsFrom, turnBy } from './spots.js';

type Of<Type extends PlaceEvent['type']> = Extract<PlaceEvent, { type: Type }>;
const stay = (state: PlaceState): Placed => ({ state, effects: [] });
const STOP: readonly PlaceEffect[] = [
  { do: 'stop asking' },
  { do: 'stop judging' },
  ...TIMERS.map(timer => ({ do: 'stop waiting', for: timer }) as const),
];
const revealed = (placed: Placed): Placed => {
  const { draft } = placed.state;
  const spot = draft?.spots[draft.active];
  return spot ? { ...placed, effects: [...placed.effects, { do: 'reveal', at: [spot.x, spot.y] }] } : placed;
};

const askedAnew = (state: PlaceState, id: string, question: PlaceQuestion): Placed => {
  const { hand } = state;
  const draft = freshDraft(question);
  const asking: readonly PlaceEffect[] = [...STOP, ...(question.isChecked ? [{ do: 'ask region', id } as const] : [])];
  const open: PlaceState = { is: 'asking', id, draft, hand: null, isNoted: false };
  if (state.is !== 'early' || !hand?.isMoved) return { state: open, effects: asking };
  const { state: next, effects } = hand.isDropped ? putDown(open, draft, hand, hand.at) : takeUp(open, draft, hand);
  return { state: next, effects: [...asking, ...effects] };
};
const asked = (state: PlaceState, { id, question }: Of<'asked'>): Placed => {
  const { draft } = state;
  if (id === '')
    return state.is === 'early' ? stay({ ...state, id }) : { state: { ...IDLE, isNoted: state.isNoted }, effects: draft ? STOP : [] };
  // A move that was begun by dragging asks for its spot next, or not at all.
  if (!question) return state.id === id ? stay(state) : { state: { ...IDLE, id, isNoted: state.isNoted }, effects: draft ? STOP : [] };
  if (!draft || draft.question.id !== id) return askedAnew(state, id, question);
  const { isChecked, isDirect } = question;
  const before = draft.question;
  if (before.isChecked === isChecked && before.isDirect === isDirect) return stay(state);
  const next = { ...draft, question: { ...before, isChecked, isDirect } };
  if (before.isChecked === isChecked || !isChecked) return stay({ ...state, draft: next });
  const lying = state.is === 'resting' && answerIn(next).length > 0 ? [judging(next)] : [];
  return { state: { ...state, draft: next }, effects: [{ do: 'ask region', id }, ...lying] };
};
const refused = (state: PlaceState, draft: SpotDraft, why: Of<'refused'>['refused']): Placed => {
  if (state.is !== 'sent') return stay(state);
  if (!why) return rest(state, moved(draft, {}));
  const probe = { type: 'probe', legal: false, ...(why.says && { says: why.says }), ...(why.instead && { nearest: why.instead }) } as const;
  const meant = draft.near > 0 ? meantIn(draft, why.instead) : null;
  if (meant) return give(state, moved(draft, { spots: meant, pinned: true, probe: { type: 'probe', legal: true } }));
  const lying = { ...draft, probe, near: 0 };
  if (answerIn(draft).length === 0 || !draft.question.isChecked) return rest(state, lying);
  // Which rule is against it, and whether another level was meant, is asked for.
  return { state: { ...state, is: 'dropped', draft: lying }, effects: [{ do: 'tell', answer: [] }, judging(lying)] };
};
const judged = (state: PlaceState, draft: SpotDraft, { of, judged: found }: Of<'judged'>): Placed => {
  const { hand } = state;
  const isInHand = state.is === 'carrying' && hand !== null;
  const next: PlaceState =
    isInHand && hand.asked?.spots === of
      ? { ...state, hand: { ...hand, isAsking: false, way: { latest: { from: hand.asked.at.px, judged: found } } } }
      : state;
  if (draft.spots !== of) return stay(next);
  const lying: SpotDraft = { ...draft, spots: found.spots, probe: found.probe, levels: found.levels, failed: null };
  if (isInHand) {
    const answer = found.probe.legal ? answerIn(lying) : [];
    return hand.rested === hand.at ? { state: { ...next, draft: lying }, effects: [{ do: 'tell', answer }] } : stay(next);
  }
  const isOtherAnswer = !isSame(answerIn(lying), answerIn(draft));
  if (state.is === 'dropped') return found.probe.legal && isOtherAnswer ? give(state, lying) : rest(state, lying);
  const meant = meantIn(lying, found.probe.nearest);
  return rest(next, meant ? { ...lying, spots: meant, probe: null, pinned: true, near: 0 } : lying);
};
const notJudged = (state: PlaceState, draft: SpotDraft, { of, why }: Of<'not judged'>): Placed => {
  const { hand } = state;
  const isInHand = state.is === 'carrying' && hand !== null;
  const next = isInHand && hand.isAsking ? { ...state, hand: { ...hand, isAsking: false } } : state;
  // On the way it is asked again where it rests, and there the page says why nobody answers.
  return draft.spots === of && (!isInHand || hand.rested === hand.at) ? fail(next, draft, why) : stay(next);
};
const region = (state: PlaceState, draft: SpotDraft, { id, region: found }: Of<'region'>): Placed => {
  if (draft.question.id !== id) return stay(state);
  const next = { ...draft, region: found };
  const shown: PlaceEffect = { do: 'show region', draft: next };
  const { state: then, effects } =
    state.is === 'dropped' && draft.probe === null
      ? give(state, next)
      : state.is === 'resting' && answerIn(next).length > 0
        ? { state: { ...state, draft: next }, effects: [judging(next)] }
        : stay({ ...state, draft: next });
  return { state: then, effects: [shown, ...effects] };
};
const retry = (state: PlaceState, draft: SpotDraft): Placed => {
  const next = { ...draft, failed: null, retries: draft.retries + 1 };
  const { question, region: known, probe } = next;
  const isLying = state.is === 'resting' && probe === null && answerIn(next).length > 0;
  return {
    state: { ...state, draft: next },
    effects: [
      { do: 'stop waiting', for: 'retry' },
      ...(known ? [] : [{ do: 'ask region', id: question.id } as const]),
      ...(isLying ? [judging(next)] : []),
    ],
  };
};
const submit = (state: PlaceState): Placed => {
  const { draft } = state;
  if (!draft || state.is === 'sent') return stay(state);
  const { question, probe, spots, failed } = draft;
  if (spots.every(spot => spot === null))
    return question.place.may
      ? { state: { ...state, is: 'sent', hand: null }, effects: [{ do: 'stop judging' }, { do: 'send', answer: [] }] }
      : stay(state);
  if (spots.includes(null)) return stay(state);
  if (probe && !probe.legal) return revealed(rest(state, withNearest(draft) ?? draft));
  return give(state, failed === null ? { ...draft, near: 0 } : { ...draft, near: 0, pinned: true });
};
const turned = (draft: SpotDraft, degrees: number): SpotDraft => {
  const spot = draft.spots[draft.active];
  return spot ? moved(draft, { spots: draft.spots.with(draft.active, turnBy(spot, degrees)) }) : draft;
};
const onOtherLevel = (draft: SpotDraft, level: number): SpotDraft => {
  const spot = draft.spots[draft.active];
  return spot ? moved(draft, { spots: draft.spots.with(draft.active, { ...spot, level }), pinned: true }) : draft;
};
const nextSuggestion = ({ region: known, suggestion }: SpotDraft, by: 1 | -1): number => {
  const count = known?.suggestions.length ?? 0;
  return suggestion < 0 ? (by > 0 ? 0 : count - 1) : (suggestion + by + count) % count;
};
/** What a reader does with the spots, by pointer or keys. */
const act = (state: PlaceState, draft: SpotDraft, event: PlaceEvent): Placed => {
  const show = (at: number): Placed => {
    const next = withSuggestion(draft, at);
    return next ? revealed(rest(state, next)) : stay(state);
  };
  const canPoint = isAtOnce(draft) && !state.hand && (draft.isPointed || !draft.spots[draft.active]);
  const spot = draft.spots[draft.active];
  switch (event.type) {
    case 'drop':
      return letGo(state, pointedTo(draft, event.at, event.near));
    case 'point':
      return canPoint ? rest(state, { ...pointedTo(draft, event.at, event.near), isPointed: true }) : stay(state);
    case 'point at suggestion': {
      const next = canPoint ? withSuggestion(draft, event.at) : null;
      return next ? rest(state, { ...next, isPointed: true }) : stay(state);
    }
    case 'leave':
      return draft.isPointed ? rest(state, cleared(draft)) : stay(state);
    case 'put':
      return revealed(rest(state, movedTo(draft, event.at)));
    case 'nudge': {
      const [x, y] = spot ? [spot.x, spot.y] : event.start;
      return revealed(rest(state, movedTo(draft, [x + event.by[0], y + event.by[1]])));
    }
    case 'turn':
      return spot ? rest(state, turned(draft, event.degrees)) : stay(state);
    case 'level':
      return spot ? rest(state, onOtherLevel(draft, event.level)) : stay(state);
    case 'suggest':
      return show(nextSuggestion(draft, event.by));
    case 'show suggestion':
      return show(event.at);
    case 'drop on suggestion': {
      const next = withSuggestion(draft, event.at);
      return next ? letGo(state, next) : stay(state);
    }
    case 'take nearest': {
      const next = withNearest(draft);
      return next ? revealed(letGo(state, next)) : stay(state);
    }
    case 'activate':
      return stay(draft.active === event.spot ? state : { ...state, draft: { ...draft, active: event.spot, levels: [] } });
    case 'clear':
      return rest({ ...state, hand: null }, cleared(draft), [{ do: 'stop waiting', for: 'look' }]);
    case 'drafted':
      return isSame(event.answer, answerIn(draft))
        ? stay(state)
        : revealed(rest({ ...state, hand: null }, moved(draft, { spots: spotsFrom(draft.question.place, event.answer), levels: [] })));
    default:
      return stay(state);
  }
};

/** Placing from the press on a figure to the answer that the server takes: a pure function of what was and what happens. */
export const placing = (state: PlaceState, event: PlaceEvent): Placed => {
  const { draft } = state;
  switch (event.type) {
    case 'asked':
      return asked(state, event);
    case 'press':
      return press(state, event);
    case 'carry':
      return state.is === 'sent' ? stay(state) : carry(state, event);
    case 'release':
      return state.is === 'sent' ? stay(state) : release(state, event, submit);
    case 'cancel':
      return cancel(state);
    case 'time':
      if (event.for === 'note') return stay({ ...state, isNoted: false });
      if (event.for === 'look') return lookAround(state);
      return draft?.failed != null ? retry(state, draft) : stay(state);
    case 'submit':
      return submit(state);
    default:
      return draft ? placingSpots(state, draft, event) : stay(state);
  }
};
const placingSpots = (state: PlaceState, draft: SpotDraft, event: PlaceEvent): Placed => {
  switch (event.type) {
    case 'arrived':
      return state.is === 'sent' ? rest(state, moved(draft, {})) : stay(state);
    case 'refused':
      return refused(state, draft, event.refused);
    case 'region':
      return region(state, draft, event);
    case 'no region':
      return draft.question.id === event.id ? fail(state, draft, event.why) : stay(state);
    case 'judged':
      return state.is === 'sent' ? stay(state) : judged(state, draft, event);
    case 'not judged':
      return state.is === 'sent' ? stay(state) : notJudged(state, draft, event);
    case 'retry':
      return retry(state, draft);
    default:
      return state.is === 'sent' ? stay(state) : act(state, draft, event);
  }
};
