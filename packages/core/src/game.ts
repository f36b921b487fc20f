import type { AnyState, Fact, Frame, Machine, Seat, State } from './machine.js';
import type { Random, Space } from './space.js';
import type { Question, ViewOf } from './view.js';

/** One choice that is made before the match: a list of words, or a whole number in a range. */
export type Option =
  | { readonly kind: 'word'; readonly summary: string; readonly words: readonly string[]; readonly standard: string }
  | { readonly kind: 'number'; readonly summary: string; readonly min: number; readonly max: number; readonly standard: number };
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
  fact(fact: Fact): string;
  seat(seat: Seat): string;
}

export interface Game<S extends AnyState> {
  readonly id: string;
  readonly name: string;
  /** The version of the rules: a record names the one under which it is true. */
  readonly rules: string;
  readonly options: Readonly<Record<string, Option>>;
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

/** Every problem of a setup from outside, each in one sentence; missing options take their standard. */
export const checkSetup = (game: AnyGame, given: Readonly<Record<string, unknown>>): { setup: Setup; problems: string[] } => {
  const problems: string[] = [],
    setup: Record<string, string | number> = {};
  for (const name of Object.keys(given))
    if (!Object.hasOwn(game.options, name))
      problems.push(`${game.id} has no option "${name}"; it has ${Object.keys(game.options).join(', ') || 'none'}`);
  for (const [name, option] of Object.entries(game.options)) {
    const value = Object.hasOwn(given, name) ? given[name] : option.standard;
    if (option.kind === 'word') {
      if (typeof value === 'string' && option.words.includes(value)) setup[name] = value;
      else problems.push(`option "${name}" is one of ${option.words.join(', ')}, not ${JSON.stringify(value)}`);
    } else if (typeof value === 'number' && Number.isInteger(value) && value >= option.min && value <= option.max) setup[name] = value;
    else problems.push(`option "${name}" is a whole number from ${option.min} to ${option.max}, not ${JSON.stringify(value)}`);
  }
  if (problems.length === 0) problems.push(...(game.check?.(setup) ?? []));
  return { setup, problems };
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
