import type { Machine } from './machine.js';
import type { Random, Space } from './space.js';
import type { AnyState, Fact, Frame, Seat, State } from './state.js';
import type { Question, ViewOf } from './view.js';

/** One choice that is made before the match: a list of words, a whole number in a range, or a file that players bring. */
export type Option =
  | { readonly kind: 'word'; readonly summary: string; readonly words: readonly string[]; readonly standard: string }
  | { readonly kind: 'number'; readonly summary: string; readonly min: number; readonly max: number; readonly standard: number }
  /** Its value is the text of the file, at most so many characters; empty for none. */
  | { readonly kind: 'file'; readonly summary: string; readonly max: number; readonly standard: '' };
export type Options = Readonly<Record<string, Option>>;
export type Setup = Readonly<Record<string, string | number>>;

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
export type Language = (typeof LANGUAGES)[number];

/** How a game speaks: what terminals, logs and screen readers say of it. No rule depends on it. */
export interface Speech<S> {
  /** The table as this seat sees it, one line an entry; empty lines part it into blocks that a wide screen may set side by side. */
  board(view: ViewOf<S>): readonly string[];
  question(view: ViewOf<S>, question: Question): string;
  /** One integer of an answer to `space`, in words. */
  option(view: ViewOf<S>, space: Space, value: number): string;
  /** What answering with nothing means at this question, where it is more than to pass. */
  pass?(view: ViewOf<S>, question: Question): string | undefined;
  fact(fact: Fact): string;
  seat(seat: Seat): string;
  /** An option of the set-up by a short name or, with a value, that value in words; `given` is the set-up so far, whose files may name values. */
  setup?(option: string, value?: string | number, given?: Readonly<Record<string, unknown>>): string;
}

export interface Game<S extends AnyState> {
  readonly id: string;
  readonly name: string;
  /** The version of the rules: a record names the one under which it is true. */
  readonly rules: string;
  readonly options: Options;
  /** The options once the files of a setup are read: they may bring words of their own. Or everything that is wrong with them. */
  withFiles?(files: Readonly<Record<string, string>>): { readonly options: Options; readonly problems: readonly string[] };
  /** What single options cannot tell: which of them do not go together, a sentence each. */
  check?(setup: Setup): readonly string[];
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
  readonly speech: Speech<S>;
  readonly translations?: Readonly<Partial<Record<Exclude<Language, 'en'>, Speech<S>>>>;
}
// biome-ignore lint/suspicious/noExplicitAny: whoever holds games of all kinds cannot name their states
export type AnyGame = Game<any>;

/** The game in this language, or in English where it does not speak it. */
export const speechOf = <S extends AnyState>(game: Game<S>, language: Language): Speech<S> =>
  (language === 'en' ? undefined : game.translations?.[language]) ?? game.speech;

/** The options of a setup from outside, with what its files bring, and every problem of these files. */
export const optionsWith = (
  game: AnyGame,
  given: Readonly<Record<string, unknown>>,
): { readonly options: Options; readonly problems: readonly string[] } => {
  const files: Record<string, string> = {},
    problems: string[] = [];
  for (const [name, option] of Object.entries(game.options)) {
    if (option.kind !== 'file' || !Object.hasOwn(given, name)) continue;
    const text = given[name];
    if (typeof text === 'string' && text.length <= option.max) files[name] = text;
    else problems.push(`option "${name}" is the text of a file, at most ${option.max} characters`);
  }
  if (problems.length > 0) return { options: game.options, problems };
  return game.withFiles?.(files) ?? { options: game.options, problems };
};

/** Every problem of a setup from outside, each in one sentence; missing options take their standard. */
export const checkSetup = (game: AnyGame, given: Readonly<Record<string, unknown>>): { setup: Setup; problems: string[] } => {
  const { options, problems: ofFiles } = optionsWith(game, given);
  const problems = [...ofFiles],
    setup: Record<string, string | number> = {};
  for (const name of Object.keys(given))
    if (!Object.hasOwn(options, name))
      problems.push(`${game.id} has no option "${name}"; it has ${Object.keys(options).join(', ') || 'none'}`);
  if (ofFiles.length > 0) return { setup, problems }; // which words there would be, nobody can tell
  for (const [name, option] of Object.entries(options)) {
    const value = Object.hasOwn(given, name) ? given[name] : option.standard;
    const problem = problemOf(option, value);
    if (problem === undefined) setup[name] = value as string | number;
    else problems.push(`option "${name}" is ${problem}, not ${JSON.stringify(value)}`);
  }
  if (problems.length === 0) problems.push(...(game.check?.(setup) ?? []));
  return { setup, problems };
};

const problemOf = (option: Option, value: unknown): string | undefined => {
  switch (option.kind) {
    case 'word':
      return typeof value === 'string' && option.words.includes(value) ? undefined : `one of ${option.words.join(', ')}`;
    case 'number': {
      const fits = typeof value === 'number' && Number.isInteger(value) && value >= option.min && value <= option.max;
      return fits ? undefined : `a whole number from ${option.min} to ${option.max}`;
    }
    case 'file':
      return undefined; // read already
  }
};

/** The kernel's part of `clone`. Frames are copied one level deep: give `stack` where locals hold lists. */
export const copyOf = <P, X>(s: State<P, X>, pub: P, secret: X[], stack: Frame[] = s.stack.map(f => ({ ...f }))): State<P, X> => ({
  public: pub,
  secret,
  stack,
  pending: s.pending,
  seq: s.seq,
  floor: s.floor,
  out: s.out === null ? null : s.out.slice(),
});
