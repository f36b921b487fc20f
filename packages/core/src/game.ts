import type { Place, Reason, Suggestion } from './ground.js';
import type { Machine } from './machine.js';
import type { Overlay, Query } from './preview.js';
import type { Options, Setup } from './setup.js';
import type { Answer, Random, Space } from './space.js';
import { type AnyState, copyStack, type FactOf, type Seat, type State } from './state.js';
import type { Question, ViewOf } from './view.js';

/** One rule of the game's rulebook in our own words: what `cadre rules` lists, code names and tests prove. */
export interface Rule {
  readonly id: string;
  readonly says: string;
  /** Where it stands: a document and a place in it, or "house" when it is ours. */
  readonly source: string;
  /** What we decided where the source leaves it open. */
  readonly ruling?: string;
}

/** The languages of the table. English is the one every game speaks. */
export const LANGUAGES = ['en', 'de'] as const;
/** The languages in which games speak. */
export type Language = (typeof LANGUAGES)[number];

/** What a screen asks of the drawing on a board. */
export interface Drawing {
  /** A drawing with more lines than this does not fit: a game may draw smaller. */
  readonly rows?: number;
  /** Spots to be numbered in the drawing, from 1: answers to an open question for a place. */
  readonly spots?: readonly Answer[];
}

/** How a game speaks: what terminals, logs and screen readers say of it. No rule depends on it. */
export interface Speech<S extends AnyState> {
  /** The table as this seat sees it, one line an entry; empty lines part it into blocks that a wide screen may set side by side. */
  board(view: ViewOf<S>, drawing?: Drawing): readonly string[];
  /** What the marks of the board's drawing mean, for a screen that shows the drawing. */
  legend?(view: ViewOf<S>): readonly string[];
  question(view: ViewOf<S>, question: Question): string;
  /** One integer of an answer to `space`, in words. */
  option(view: ViewOf<S>, space: Space, value: number): string;
  /** Options in the order in which a list shows them, where it is not the order of the rules. */
  listed?(space: PickSpace): readonly number[];
  /** Those that only end or decline what goes on, such as "Done": a list shows them last, and a screen apart from the others. */
  closing?(space: PickSpace): readonly number[];
  /** What choosing `n` options comes to, where their names one after the other would say less: "Reroll 2 dice". */
  several?(space: PickSpace, n: number): string | undefined;
  /** The same in a few letters that the board explains, for a screen too low for long options. */
  brief?(view: ViewOf<S>, space: Space, value: number): string | undefined;
  /** What answering with nothing means at this question, where it is more than to pass. */
  pass?(view: ViewOf<S>, question: Question): string | undefined;
  fact(fact: FactOf<S>): string;
  /** Whose line of the log a fact is: null for what nobody in particular does. Undefined: the seat that the fact names, or else whoever answered. */
  whose?(fact: FactOf<S>): Seat | null | undefined;
  /** How people write spots of this table, in inches, say: the form in words, and both ways. A game with places has it. */
  readonly spot?: {
    readonly form: string;
    say(view: ViewOf<S>, place: Place, answer: Answer): string;
    read(text: string, place: Place): Answer | null;
  };
  /** Why an answer is refused, or why one is suggested. A game with places has it. */
  reason?(view: ViewOf<S>, reason: Reason): string;
  /** Whoever sits there. With a view it may be what the match calls them, a colour, say. */
  seat(seat: Seat, view?: ViewOf<S>): string;
  /** An option of the set-up by a short name or, with a value, that value in words; `given` is the set-up so far, whose files may name values. */
  setup?(option: string, value?: string | number, given?: Readonly<Record<string, unknown>>): string;
}

export type PickSpace = Extract<Space, { kind: 'pick' }>;
/** The options as a list shows them, and those of them that stand apart at its end. */
export const optionList = <S extends AnyState>(
  speech: Pick<Speech<S>, 'listed' | 'closing'>,
  space: PickSpace,
): { readonly listed: readonly number[]; readonly closing: readonly number[] } => {
  const closing = speech.closing?.(space) ?? [];
  const listed = speech.listed?.(space) ?? space.options;
  return { listed: [...listed.filter(value => !closing.includes(value)), ...closing], closing };
};

/** A whole answer in the game's words: a spot as people write it, or the options one after the other. Empty for the answer that passes. */
export const answerText = <S extends AnyState>(
  speech: Pick<Speech<S>, 'option' | 'spot'>,
  view: ViewOf<S>,
  space: Space,
  answer: Answer,
): string => {
  if (space.kind !== 'place') return answer.map(value => speech.option(view, space, value)).join(', ');
  return answer.length === 0 ? '' : (speech.spot?.say(view, space, answer) ?? answer.join(', '));
};

/** A game as one value: what the server, bots, tests and screens know of it. */
export interface Game<S extends AnyState> {
  readonly id: string;
  readonly name: string;
  /** The version of the rules: a record names the one under which it is true. */
  readonly rules: string;
  readonly options: Options;
  /** The options once the files of a setup are read: they may bring words of their own. Or everything that is wrong with them. */
  withFiles?(files: Readonly<Record<string, string>>): { readonly options: Options; readonly problems: readonly string[] };
  /** Defaults that follow from what is given: a mission for three has three players unless somebody says otherwise. Values are unchecked. */
  defaults?(given: Readonly<Record<string, unknown>>, options: Options): Setup;
  /** What single options cannot tell: which of them do not go together, a sentence each. */
  check?(setup: Setup): readonly string[];
  /** Everything that is wrong with what a seat brings (an option of kind `seat`), a sentence each. */
  checkBrought?(brings: string, text: string, seat: Seat, setup: Setup): readonly string[];
  /** Who plays together, where it is public: partners win together, resign together, and need not consent to each other's undo. */
  sides?(setup: Setup): readonly (readonly Seat[])[];
  readonly catalogue: readonly Rule[];
  readonly machine: Machine<S>;
  /** A fresh match, before its first question. The setup has passed `checkSetup`. */
  setup(setup: Setup): S;
  /** An independent copy; hand-written, because search lives on it. */
  clone(s: S): S;
  /** Secrets, one branch a seat, that this seat cannot tell from the true ones. */
  imagine(view: ViewOf<S>, random: Random): S['secret'];
  /** One number in 0..1 for each seat, when the match is over. */
  score(s: S): readonly number[];
  /** The same while it goes on, as a guess: where a search stops that cannot reach the end. */
  outlook?(s: S): readonly number[];
  /** Good answers to a question of this seat, each with a reason: for the keyboard, the terminal, screen readers, foreign bots and search. */
  suggest?(view: ViewOf<S>, space: Space): readonly Suggestion[];
  /** Whose luck the open question to chance is, where neither the facts of its answer nor the answer before it tell. */
  roller?(s: S, space: Space): Seat | undefined;
  /** The answer to something that a screen wants to show: reach, sight, a forecast. See `preview`. */
  explain?(view: ViewOf<S>, query: Query, language: Language): Overlay;
  /** What an option of a question would come to by the odds, in a few words, for a screen that lists options. */
  odds?(view: ViewOf<S>, space: Space, value: number, language: Language): string | undefined;
  readonly speech: Speech<S>;
  readonly translations?: Readonly<Partial<Record<Exclude<Language, 'en'>, Speech<S>>>>;
}
// biome-ignore lint/suspicious/noExplicitAny: whoever holds games of all kinds cannot name their states
export type AnyGame = Game<any>;

/** The side of a seat: itself and its partners. */
export const sideOf = (game: AnyGame, setup: Setup, seat: Seat): readonly Seat[] =>
  game.sides?.(setup).find(side => side.includes(seat)) ?? [seat];

/** The game in this language, or in English where it does not speak it. */
export const speechOf = <S extends AnyState>(game: Game<S>, language: Language): Speech<S> =>
  (language === 'en' ? undefined : game.translations?.[language]) ?? game.speech;

/** The kernel's part of `clone`: frames with all their locals are copied here; a game copies its own branches. */
export const copyOf = <P, X, F>(s: State<P, X, F>, pub: P, secret: X[]): State<P, X, F> => ({
  public: pub,
  secret,
  stack: copyStack(s.stack),
  pending: s.pending,
  seq: s.seq,
  floor: s.floor,
  out: s.out === null ? null : s.out.slice(),
});
