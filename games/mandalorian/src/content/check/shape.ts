import type { z } from 'zod';
import { readDrawings } from '../drawings.js';
import type { ContentFile } from '../overlay.js';
import { type Mended, mend } from './mend.js';
import type { Finding, Path } from './problem.js';
import { contentFile } from './schema.js';
import { isDeeperThan, isRecord, valueAt } from './walk.js';

type Issue = z.core.$ZodIssue;

const shown = (value: unknown): string =>
  value === undefined ? 'nothing' : typeof value === 'object' ? 'a list or an object' : JSON.stringify(value);
const pathOf = (issue: { readonly path: readonly PropertyKey[] }): Path =>
  issue.path.map(part => (typeof part === 'number' ? part : String(part)));

/** Of the kinds that a value could be, the one it comes nearest to: the one with the fewest and deepest complaints. */
const nearest = (errors: readonly (readonly Issue[])[]): readonly Issue[] | undefined => {
  const depth = (issues: readonly Issue[]): number => Math.max(...issues.map(issue => issue.path.length));
  return [...errors].sort((a, b) => depth(b) - depth(a) || a.length - b.length)[0];
};

const findingsOf = (issue: Issue, raw: unknown, before: Path): readonly Finding[] => {
  const at = [...before, ...pathOf(issue)];
  const value = valueAt(raw, at);
  const is = shown(value);
  const misfit = value === undefined ? 'this is missing' : `${is} does not fit`;
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map(key => ({ at: [...at, key], says: `unknown field "${key}"`, right: 'to leave it out' }));
    case 'invalid_value':
      return [{ at, says: `${is} is unknown here`, right: `one of ${issue.values.map(String).join(', ')}` }];
    case 'invalid_union': {
      if (issue.errors.length === 0) {
        const options = (issue as { readonly options?: readonly unknown[] }).options ?? [];
        return [{ at, says: `unknown ${String(at.at(-1))} ${is}`, right: `one of ${options.map(String).join(', ')}` }];
      }
      const inner = nearest(issue.errors);
      const deep = inner?.filter(each => each.path.length > 0) ?? [];
      if (deep.length > 0) return deep.flatMap(each => findingsOf(each, raw, at));
      return [
        {
          at,
          says: misfit,
          right: issue.errors
            .flat()
            .map(each => each.message.replace(/^.*expected /, '').replace(/, received .*$/, ''))
            .join(' or '),
        },
      ];
    }
    case 'invalid_type':
      return [{ at, says: misfit, right: issue.expected === 'int' ? 'a whole number' : `a value of the type ${issue.expected}` }];
    case 'invalid_format':
      return [{ at, says: `${is} has signs that cannot stand here`, right: 'letters, digits and signs that can be printed' }];
    case 'too_small':
      return [{ at, says: `${is} is too small`, right: `at least ${issue.minimum}` }];
    case 'too_big':
      return [{ at, says: `${is} is too big`, right: `at most ${issue.maximum}` }];
    default:
      return [{ at, says: issue.message, right: 'another value' }];
  }
};

/** A list that lost its only entry to the mending: that is no second mistake. */
const isEmptied = (issue: Issue): boolean => issue.code === 'too_small' && issue.origin === 'array';

export interface Shape {
  /** The file as far as its shape is right. */
  readonly parts: ContentFile;
  readonly mended?: Mended;
  readonly findings: readonly Finding[];
}

/** No honest file comes near these; a check that reads anything to its end could be kept busy for ever. */
const DEEPEST = 60;
const LONGEST = 200;
const beyondReading = (raw: Readonly<Record<string, unknown>>): readonly Finding[] => [
  ...(isDeeperThan(DEEPEST, raw) ? [{ at: [], says: `lists inside lists, more than ${DEEPEST} deep`, right: 'fewer' }] : []),
  ...Object.entries(raw).flatMap(([name, list]) =>
    Array.isArray(list) && list.length > LONGEST ? [{ at: [name], says: `${list.length} pieces`, right: `at most ${LONGEST}` }] : [],
  ),
];

export const readShape = (raw: unknown): Shape => {
  if (!isRecord(raw))
    return {
      parts: {},
      findings: [{ at: [], says: `${shown(raw)} is no content`, right: 'an object with maps, missions or other content' }],
    };
  const beyond = beyondReading(raw);
  if (beyond.length > 0) return { parts: {}, findings: beyond };
  const drawings = readDrawings(raw);
  const drawn = drawings.problems.map(({ map, row, column, says, right }) => ({
    at: ['maps', map, 'grid', `row ${row}`, `column ${column}`],
    says,
    right,
  }));
  const parsed = contentFile.safeParse(drawings.raw);
  if (parsed.success) return { parts: parsed.data, findings: drawn };
  const { issues } = parsed.error;
  const findings = [...drawn, ...issues.flatMap(issue => findingsOf(issue, drawings.raw, []))];
  const wrong = issues.map(pathOf);
  for (const how of ['entry', 'piece'] as const) {
    const mended = mend(drawings.raw, wrong, how);
    const again = contentFile.safeParse(mended.value);
    if (again.success || again.error.issues.every(isEmptied)) return { parts: mended.value as ContentFile, mended, findings };
  }
  return { parts: {}, findings };
};
