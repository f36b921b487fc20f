import type { Answer, Place, PlacePreview, ProbePreview } from '@cadre/core';
import type { Point } from '../overlay/shape.js';
import type { Judged, LevelChoice } from './judge-spots.js';
import { noSpots, type Spots } from './spots.js';

/** A `place` question as the page asks it. */
export interface PlaceQuestion {
  readonly id: string;
  readonly place: Place;
  /** Whether the rules can be asked before the answer is sent. */
  readonly isChecked: boolean;
  /** Whether a click is an answer: undo is there for a wrong one. */
  readonly isDirect: boolean;
}
/** Everything about the spots in the making. The page and the table are drawn anew when it changes. */
export interface SpotDraft {
  readonly question: PlaceQuestion;
  /** Null while it is asked for, and where nobody can be asked. */
  readonly region: PlacePreview | null;
  /** Why the rules could not be asked. The answer can be sent all the same: then they judge it. */
  readonly failed: string | null;
  /** How often the rules were asked once more. */
  readonly retries: number;
  readonly spots: Spots;
  /** The spot in hand. */
  readonly active: number;
  /** What the rules say about the whole answer; null while they are asked and while a spot is missing. */
  readonly probe: ProbePreview | null;
  /** Where several levels lie over each other; else empty. */
  readonly levels: readonly LevelChoice[];
  /** The reader has chosen this level: pointing elsewhere no longer changes it. */
  readonly pinned: boolean;
  /** The suggestion that is shown; -1: none. */
  readonly suggestion: number;
  /** The spot in hand is where a mouse rests: nobody has put it there. */
  readonly isPointed: boolean;
  /** Where the pointer was that put the spot in hand there; null: keys or numbers did. */
  readonly from: Point | null;
  /** How far the nearest legal spot may be to be meant. */
  readonly near: number;
}
/** Where a pointer is: in pixels of the window, and on the table; null before anything is drawn. */
export interface At {
  readonly px: Point;
  readonly table: Point | null;
}
/** What the rules have said about a figure on its way, and where it was then, in pixels of the window. */
export interface OnTheWay {
  readonly from: Point;
  readonly judged: Judged;
}
/** What is seen of a figure that is carried. */
export interface Way {
  readonly latest: OnTheWay | null;
}
export type Pressed =
  /** A figure on the table. `begin` chooses its move, where that is on offer. */
  | { readonly what: 'figure'; readonly begin: (() => void) | null }
  /** The figure that is asked for, where it stands now. */
  | { readonly what: 'start' }
  | { readonly what: 'spot'; readonly n: number }
  /** The handle that turns a spot. */
  | { readonly what: 'facing'; readonly n: number };
/** What a pointer holds from its press to its release. */
export interface Hand {
  readonly on: Pressed;
  readonly pressed: Point;
  readonly at: At;
  readonly near: number;
  /** A press that stays where it is is a click. */
  readonly isMoved: boolean;
  /** Let go before the spot was asked for. */
  readonly isDropped: boolean;
  /** Null until it is carried. */
  readonly way: Way | null;
  /** The last spots that the rules were asked about on the way, and where the hand was then. */
  readonly asked: { readonly at: At; readonly spots: Spots } | null;
  readonly isAsking: boolean;
  /** Where it rested last. */
  readonly rested: At | null;
}
export const STAGES = [
  /** No spot is asked for. */
  'idle',
  /** A figure is in the hand whose spot is not asked for yet. */
  'early',
  /** A spot is asked for and none is put down. */
  'asking',
  'carrying',
  /** Spots are put down; the rules are asked about them, or have said what they think. */
  'resting',
  /** Let go, and sent as soon as it is known what is meant. */
  'dropped',
  /** On its way to the server. */
  'sent',
] as const;
export interface PlaceState {
  readonly is: (typeof STAGES)[number];
  /** The question on the page, of whatever kind; empty while nobody is asked. */
  readonly id: string;
  readonly draft: SpotDraft | null;
  readonly hand: Hand | null;
  /** A figure was dragged that cannot be moved now. */
  readonly isNoted: boolean;
}
/** Where the server wants the answer instead, and why it refuses this one. */
export interface Refused {
  readonly says?: string;
  readonly instead?: Answer;
}
export type PlaceEvent =
  /** The page asks something: `question` is null unless a spot is asked for. Said again whenever something about it changes. */
  | { readonly type: 'asked'; readonly id: string; readonly question: PlaceQuestion | null }
  /** The answer has reached the server, and the question is still open. */
  | { readonly type: 'arrived' }
  /** `refused` is null where no rule of the game is against it. */
  | { readonly type: 'refused'; readonly refused: Refused | null }
  | { readonly type: 'region'; readonly id: string; readonly region: PlacePreview }
  | { readonly type: 'no region'; readonly id: string; readonly why: string }
  | { readonly type: 'judged'; readonly of: Spots; readonly judged: Judged }
  | { readonly type: 'not judged'; readonly of: Spots; readonly why: string }
  | { readonly type: 'press'; readonly on: Pressed; readonly at: At; readonly near: number }
  | { readonly type: 'carry'; readonly to: At }
  | { readonly type: 'release'; readonly to: At }
  /** The pointer is taken away. */
  | { readonly type: 'cancel' }
  | { readonly type: 'time'; readonly for: Timer }
  /** The spot in hand is put there, and let go: a legal one no farther than `near` is meant. */
  | { readonly type: 'drop'; readonly at: Point; readonly near: number }
  /** A mouse rests there: the spot in hand is shown, unless it has been put somewhere. */
  | { readonly type: 'point'; readonly at: Point; readonly near: number }
  | { readonly type: 'point at suggestion'; readonly at: number }
  /** The mouse is gone. */
  | { readonly type: 'leave' }
  /** Moved by numbers: nothing is let go. */
  | { readonly type: 'put'; readonly at: Point }
  /** Moved by a key, from `start` when it is nowhere yet. */
  | { readonly type: 'nudge'; readonly by: Point; readonly start: Point }
  | { readonly type: 'turn'; readonly degrees: number }
  | { readonly type: 'level'; readonly level: number }
  /** Steps through the suggestions, round and round. */
  | { readonly type: 'suggest'; readonly by: 1 | -1 }
  | { readonly type: 'show suggestion'; readonly at: number }
  | { readonly type: 'drop on suggestion'; readonly at: number }
  | { readonly type: 'take nearest' }
  | { readonly type: 'activate'; readonly spot: number }
  /** Sends what may be legal, or nothing where that is allowed; takes the nearest legal answer when this one is not. */
  | { readonly type: 'submit' }
  | { readonly type: 'retry' }
  | { readonly type: 'clear' }
  /** The page has another draft, from a hint for example. */
  | { readonly type: 'drafted'; readonly answer: Answer };

export const TIMERS = ['look', 'retry', 'note'] as const;
export type Timer = (typeof TIMERS)[number];
export type PlaceEffect =
  /** Chooses the move of a figure. */
  | { readonly do: 'begin'; readonly begin: () => void }
  | { readonly do: 'ask region'; readonly id: string }
  /** Asks the rules; whatever was asked before is no longer wanted. */
  | { readonly do: 'judge'; readonly draft: Pick<SpotDraft, 'question' | 'region' | 'spots' | 'active' | 'pinned'> }
  | { readonly do: 'stop judging' }
  | { readonly do: 'stop asking' }
  /** Only what may be legal becomes the draft of the page, so that nothing else can be confirmed. */
  | { readonly do: 'tell'; readonly answer: Answer }
  | { readonly do: 'send'; readonly answer: Answer }
  | { readonly do: 'wait'; readonly for: Timer; readonly milliseconds: number }
  | { readonly do: 'stop waiting'; readonly for: Timer }
  /** The drawing in the hand goes there. */
  | { readonly do: 'follow'; readonly to: Point }
  /** The end of a drag is no click on what lies there. */
  | { readonly do: 'skip click' }
  /** Brings the spot in hand into sight: a pointer never leads out of it, keys and suggestions do. */
  | { readonly do: 'reveal'; readonly at: Point }
  | { readonly do: 'show region'; readonly draft: SpotDraft };

export interface Placed {
  readonly state: PlaceState;
  readonly effects: readonly PlaceEffect[];
}
export const IDLE: PlaceState = { is: 'idle', id: '', draft: null, hand: null, isNoted: false };
export const freshDraft = (question: PlaceQuestion): SpotDraft => ({
  question,
  region: null,
  failed: null,
  retries: 0,
  spots: noSpots(question.place),
  active: 0,
  probe: null,
  levels: [],
  pinned: false,
  suggestion: -1,
  isPointed: false,
  from: null,
  near: 0,
});
/** Whether letting go is an answer. A facing is still to be turned then. */
export const isAtOnce = ({ question: { isDirect, isChecked, place } }: SpotDraft): boolean =>
  isDirect && isChecked && place.spots === 1 && !place.parts.includes('facing');
