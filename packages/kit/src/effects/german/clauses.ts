/** A main clause in its parts: German moves the verb. Without a subject it is an order; text that has no verb to move is all `rest`. */
export interface Clause {
  readonly subject: string;
  readonly verb: string;
  readonly rest: string;
}
export const clause = (subject: string, verb: string, rest: string): Clause => ({ subject, verb, rest });
export const order = (verb: string, rest: string): Clause => clause('', verb, rest);
export const fixed = (rest: string): Clause => clause('', '', rest);

const join = (...parts: readonly string[]): string => parts.filter(part => part !== '').join(' ');
/** "Du kannst dich bewegen." */
export const verbSecond = ({ subject, verb, rest }: Clause): string => join(subject, verb, rest);
const PRONOUNS: ReadonlySet<string> = new Set(['', 'du', 'er', 'sie', 'es']);
/** "Dann kannst du dich bewegen." Only a pronoun stands before another one: "dann bewegt sich der Gegner". */
export const verbFirst = ({ subject, verb, rest }: Clause): string => {
  const object = PRONOUNS.has(subject) ? undefined : /^(?:sich|dich|dir)(?= )/.exec(rest)?.[0];
  return object ? join(verb, object, subject, rest.slice(object.length + 1)) : join(verb, subject, rest);
};
/** "Wenn du dich bewegen kannst." */
export const verbLast = ({ subject, verb, rest }: Clause): string => join(subject, rest, verb);

/** The usual way to deny a clause; what it makes of others a game words itself. */
export const deny = ({ subject, verb, rest }: Clause): Clause => {
  if (/^ein(e[mnrs]?)?\b/.test(subject)) return clause(`k${subject}`, verb, rest);
  return subject.startsWith('jed') ? clause(`nicht ${subject}`, verb, rest) : clause(subject, verb, `nicht ${rest}`);
};
