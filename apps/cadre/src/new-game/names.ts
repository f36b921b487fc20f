/** What a new game is called: in the command line and as a package, in code, on screen, and in its rule ids. */
export interface GameNames {
  readonly id: string;
  readonly value: string;
  readonly type: string;
  readonly title: string;
  readonly prefix: string;
}
const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST = 40;
const RESERVED = new Set(
  'await break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof let new null package private protected public return static super switch this throw true try typeof var void while with yield'.split(
    ' ',
  ),
);
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What is wrong with an id; `taken` are the names of packages and games. */
export const idProblem = (id: string, taken: readonly string[]): string | undefined => {
  if (!ID.test(id) || id.length > LONGEST)
    return `"${id}" is not a legal package name; expected a lower-case letter, then lower-case letters, digits and single hyphens, at most ${LONGEST} in all, such as "star-race"`;
  if (RESERVED.has(id)) return `"${id}" is a word of JavaScript, so no value can be called that; expected another id`;
  if (taken.includes(id)) return `"${id}" exists already; expected an id other than ${taken.join(', ')}`;
  return undefined;
};
/** The shortest prefix of rule ids that no rulebook has. */
const prefixOf = (words: readonly string[], taken: ReadonlySet<string>): string => {
  const letters = words.join('').replace(/[^a-z]/g, '');
  const initials = words
    .map(word => word.charAt(0))
    .join('')
    .replace(/[^a-z]/g, '');
  const candidates = [...(initials.length > 1 ? [initials] : []), ...[2, 3, 4, letters.length].map(n => letters.slice(0, n))];
  return (candidates.map(c => c.toUpperCase()).find(c => !taken.has(c)) ?? `${letters.toUpperCase()}X`) || 'X';
};
export const namesOf = (id: string, title: string | undefined, prefixes: ReadonlySet<string>): GameNames => {
  const words = id.split('-');
  const type = words.map(capital).join('');
  return {
    id,
    value: type.charAt(0).toLowerCase() + type.slice(1),
    type,
    title: title ?? capital(words.join(' ')),
    prefix: prefixOf(words, prefixes),
  };
};
