import type { z } from 'zod';
import { isDeeperThan, type JsonPath, valueAt } from '../json.js';

/** One thing that is wrong with content from outside: where, what, and what was expected. */
export interface ContentProblem {
  readonly at: JsonPath;
  readonly says: string;
  readonly expected: string;
}
type Issue = z.core.$ZodIssue;

export const shown = (value: unknown): string =>
  value === undefined ? 'nothing' : typeof value === 'object' ? 'a list or an object' : JSON.stringify(value);
export const pathOf = (issue: { readonly path: readonly PropertyKey[] }): JsonPath =>
  issue.path.map(part => (typeof part === 'number' ? part : String(part)));

/** Of the kinds that a value could be, the one it comes nearest to: the one with the fewest and deepest complaints. */
const nearest = (errors: readonly (readonly Issue[])[]): readonly Issue[] => {
  const depth = (issues: readonly Issue[]): number => Math.max(...issues.map(issue => issue.path.length));
  return [...errors].sort((a, b) => depth(b) - depth(a) || a.length - b.length)[0] ?? [];
};
const expectedBy = (issue: Issue): string => issue.message.replace(/^.*expected /, '').replace(/, received .*$/, '');

/** What a schema complains about, in sentences that say where. */
export const problemsOf = (issue: Issue, raw: unknown, before: JsonPath = []): readonly ContentProblem[] => {
  const at = [...before, ...pathOf(issue)];
  const value = valueAt(raw, at);
  const is = shown(value);
  const misfit = value === undefined ? 'this is missing' : `${is} does not fit`;
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map(key => ({ at: [...at, key], says: `unknown field "${key}"`, expected: 'to leave it out' }));
    case 'invalid_value':
      return [{ at, says: `${is} is unknown here`, expected: `one of ${issue.values.map(String).join(', ')}` }];
    case 'invalid_union': {
      if (issue.errors.length === 0) {
        const options = (issue as { readonly options?: readonly unknown[] }).options ?? [];
        return [{ at, says: `unknown ${String(at.at(-1))} ${is}`, expected: `one of ${options.map(String).join(', ')}` }];
      }
      const deep = nearest(issue.errors).filter(each => each.path.length > 0);
      if (deep.length > 0) return deep.flatMap(each => problemsOf(each, raw, at));
      return [{ at, says: misfit, expected: issue.errors.flat().map(expectedBy).join(' or ') }];
    }
    case 'invalid_type':
      return [{ at, says: misfit, expected: issue.expected === 'int' ? 'a whole number' : `a value of the type ${issue.expected}` }];
    case 'invalid_format':
      return [{ at, says: `${is} has signs that cannot stand here`, expected: 'letters, digits and signs that can be printed' }];
    case 'too_small':
      return [{ at, says: `${is} is too small`, expected: `at least ${issue.minimum}` }];
    case 'too_big':
      return [{ at, says: `${is} is too big`, expected: `at most ${issue.maximum}` }];
    default:
      return [{ at, says: issue.message, expected: 'another value' }];
  }
};

/** Reads content from outside: the checked value, or everything that is wrong with it. */
export const readContent = <T>(
  raw: unknown,
  schema: z.ZodType<T>,
  deepest: number,
): { readonly value: T; readonly problems?: never } | { readonly problems: readonly ContentProblem[] } => {
  if (isDeeperThan(deepest, raw))
    return { problems: [{ at: [], says: `lists inside lists, more than ${deepest} deep`, expected: 'fewer' }] };
  const parsed = schema.safeParse(raw);
  return parsed.success ? { value: parsed.data } : { problems: parsed.error.issues.flatMap(issue => problemsOf(issue, raw)) };
};
