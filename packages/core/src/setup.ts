import type { AnyGame } from './game.js';
import type { Seat } from './state.js';

/** One choice that is made before the match: a list of words, a whole number in a range, a file, or something that each seat brings. */
export type Option =
  | { readonly kind: 'word'; readonly summary: string; readonly words: readonly string[]; readonly default: string }
  | { readonly kind: 'number'; readonly summary: string; readonly min: number; readonly max: number; readonly default: number }
  /** Its value is the text of the file, at most so many characters; empty for none. */
  | { readonly kind: 'file'; readonly summary: string; readonly max: number; readonly default: '' }
  /** What one seat brings to the match (a squad, a cadre, a Legend), as a text code of at most so many characters. See `brought`. */
  | {
      readonly kind: 'seat';
      readonly summary: string;
      readonly brings: string;
      readonly seat: Seat;
      readonly max: number;
      readonly default: string;
    };
/** What can be chosen before a match, by name. */
export type Options = Readonly<Record<string, Option>>;
/** What was chosen, by name; `checkSetup` fills in the rest. */
export type Setup = Readonly<Record<string, string | number>>;

/** Where a set-up keeps what a seat brings: `squad.0` for seat 0. */
export const seatOption = (brings: string, seat: Seat): string => `${brings}.${seat}`;
/** One option for each seat that brings something, with its default. `Game.checkBrought` says what is wrong with a value. */
export const brought = (brings: string, summary: string, max: number, defaults: readonly string[]): Options =>
  Object.fromEntries(
    defaults.map((byDefault, seat) => [
      seatOption(brings, seat),
      { kind: 'seat', summary: `${summary} of seat ${seat + 1}`, brings, seat, max, default: byDefault },
    ]),
  );

type Given = Readonly<Record<string, unknown>>;
interface WithFiles {
  readonly options: Options;
  readonly problems: readonly string[];
}
/** The options of a set-up from outside, with what its files bring, and every problem of these files. */
export const optionsWith = (game: AnyGame, given: Given): WithFiles => {
  const files: Record<string, string> = {},
    problems: string[] = [];
  for (const [name, option] of Object.entries(game.options)) {
    if (option.kind !== 'file' || !Object.hasOwn(given, name)) continue;
    const text = given[name];
    if (typeof text === 'string' && text.length <= option.max) files[name] = text;
    else problems.push(`option "${name}": expected the text of a file, at most ${option.max} characters`);
  }
  if (problems.length > 0) return { options: game.options, problems };
  const found = game.withFiles?.(files) ?? { options: game.options, problems };
  return { options: withDefaults(found.options, game.defaults?.(given, found.options) ?? {}), problems: found.problems };
};
const withDefaults = (options: Options, fitting: Setup): Options => {
  const changed = Object.entries(fitting).filter(([name, value]) => options[name]?.default !== value);
  if (changed.length === 0) return options;
  return { ...options, ...Object.fromEntries(changed.map(([name, value]) => [name, { ...options[name], default: value } as Option])) };
};

/** Every problem of a set-up from outside, each in one sentence; missing options take their default. */
export const checkSetup = (game: AnyGame, given: Given): { setup: Setup; problems: string[] } => {
  const { options, problems: ofFiles } = optionsWith(game, given);
  const problems = [...ofFiles],
    setup: Record<string, string | number> = {};
  for (const name of Object.keys(given))
    if (!Object.hasOwn(options, name))
      problems.push(`${game.id} has no option "${name}"; it has ${Object.keys(options).join(', ') || 'none'}`);
  if (ofFiles.length > 0) return { setup, problems }; // which words there would be, nobody can tell
  for (const [name, option] of Object.entries(options)) {
    const value = Object.hasOwn(given, name) ? given[name] : option.default;
    const problem = problemOf(option, value);
    if (problem === undefined) setup[name] = value as string | number;
    else problems.push(`option "${name}": expected ${problem}, got ${shorten(JSON.stringify(value) ?? String(value))}`);
  }
  if (problems.length > 0) return { setup, problems };
  problems.push(...broughtProblems(game, options, setup), ...(game.check?.(setup) ?? []));
  return { setup, problems };
};
const broughtProblems = (game: AnyGame, options: Options, setup: Setup): string[] =>
  Object.entries(options).flatMap(([name, option]) => {
    if (option.kind !== 'seat') return [];
    const problems = game.checkBrought?.(option.brings, String(setup[name]), option.seat, setup) ?? [];
    return problems.map(problem => `option "${name}": ${problem}`);
  });

const shorten = (text: string): string => (text.length > 80 ? `${text.slice(0, 77)}...` : text);
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
    case 'seat':
      return typeof value === 'string' && value.length <= option.max ? undefined : `a text of at most ${option.max} characters`;
  }
};
