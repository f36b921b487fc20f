import { type AnyGame, type Language, speechOf } from './game.js';
import type { Outline, Reason } from './ground.js';
import { type Answer, contains, longest, plainReason, refuse } from './space.js';
import { askedOf, type View } from './view.js';

/** What a shape of an overlay means; the screen gives each its look. */
export const MEANINGS = ['reach', 'blocked', 'sight', 'cover', 'range', 'suggestion', 'forecast', 'zone'] as const;
export type Meaning = (typeof MEANINGS)[number];
/** Things drawn to scale over a table. Points are x, y, x, y … in the table's units. */
export type OverlayShape =
  | { readonly kind: 'area'; readonly means: Meaning; readonly outline: Outline }
  | { readonly kind: 'line'; readonly means: Meaning; readonly points: readonly number[] }
  | { readonly kind: 'circle'; readonly means: Meaning; readonly x: number; readonly y: number; readonly radius: number }
  | { readonly kind: 'label'; readonly means: Meaning; readonly x: number; readonly y: number; readonly text: string };
/** Something that a line of sight meets, seen from the side: distances along the line, heights above the table. */
export interface SectionPart {
  readonly kind: 'piece' | 'figure';
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly bottom: number;
  readonly top: number;
  /** Whether the line runs through it. */
  readonly blocks: boolean;
}
/** A line of sight from the side, in the table's units. */
export interface Section {
  readonly length: number;
  /** The height of the line at its start and at its end. */
  readonly start: number;
  readonly end: number;
  readonly parts: readonly SectionPart[];
}
export interface Overlay {
  readonly shapes: readonly OverlayShape[];
  /** The same in sentences, for the terminal and for screen readers. */
  readonly says: readonly string[];
  /** A distribution, where the question was a forecast: the chance of 0, 1, 2 … */
  readonly chances?: readonly number[];
  /** The side view, where heights decide. */
  readonly section?: Section;
}
/** A question of a screen to the rules: a game's own word and its integers. */
export interface Query {
  readonly kind: string;
  readonly args: readonly number[];
}

/** What a screen can ask before anybody answers. Everything comes from a view, so it runs wherever a view is: page, worker, server, terminal. */
export type PreviewRequest =
  | { readonly type: 'place' }
  | { readonly type: 'probe'; readonly answer: Answer }
  | { readonly type: 'explain'; readonly query: Query };
/** Good answers to a question, and for a place its region. */
export interface PlacePreview {
  readonly type: 'place';
  readonly empty: boolean;
  readonly outline: readonly Outline[];
  readonly suggestions: readonly { readonly answer: Answer; readonly says: string }[];
}
export interface ProbePreview {
  readonly type: 'probe';
  readonly legal: boolean;
  readonly because?: Reason;
  readonly says?: string;
  readonly nearest?: Answer;
}
export interface ExplainPreview extends Overlay {
  readonly type: 'explain';
}
export interface NoPreview {
  readonly type: 'none';
  readonly says: string;
}
export type Preview = PlacePreview | ProbePreview | ExplainPreview | NoPreview;

type AnyView = View<unknown, unknown>;
const NOT_ASKED: NoPreview = { type: 'none', says: 'this seat is not asked anything' };

/** A reason as a sentence in the reader's language. */
export const sayReason = (game: AnyGame, view: AnyView, reason: Reason, language: Language): string =>
  plainReason(reason) ?? speechOf(game, language).reason?.(view as never, reason) ?? reason.why;

const placePreview = (game: AnyGame, view: AnyView, language: Language): Preview => {
  const space = askedOf(view);
  if (!space) return NOT_ASKED;
  const ground = space.kind === 'place' ? game.machine.ground(view) : null;
  return {
    type: 'place',
    empty: space.kind === 'place' && ground!.isEmpty(space),
    outline: space.kind === 'place' ? ground!.outline(space) : [],
    suggestions: (game.suggest?.(view as never, space) ?? []).map(({ answer, because }) => ({
      answer,
      says: sayReason(game, view, because, language),
    })),
  };
};
const probePreview = (game: AnyGame, view: AnyView, answer: Answer, language: Language): Preview => {
  const space = askedOf(view);
  if (!space) return NOT_ASKED;
  const ground = game.machine.ground(view);
  if (answer.length <= longest(space) && contains(space, answer, ground)) return { type: 'probe', legal: true };
  const because = refuse(space, answer, view.pending!.rule, ground)!;
  const nearest = space.kind === 'place' && answer.length === longest(space) ? ground.nearest(space, answer) : null;
  return { type: 'probe', legal: false, because, says: sayReason(game, view, because, language), ...(nearest && { nearest }) };
};

/** The one door for previews. It reads a view and changes nothing. */
export const preview = (game: AnyGame, view: AnyView, request: PreviewRequest, language: Language): Preview => {
  switch (request.type) {
    case 'place':
      return placePreview(game, view, language);
    case 'probe':
      return probePreview(game, view, request.answer, language);
    case 'explain': {
      const overlay = game.explain?.(view as never, request.query, language);
      return overlay ? { type: 'explain', ...overlay } : { type: 'none', says: `${game.name} has no previews` };
    }
  }
};
