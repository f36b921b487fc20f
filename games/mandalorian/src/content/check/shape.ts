import { isDeeperThan, isRecord } from '@cadre/kit';
import { pathOf, problemsOf, shown } from '@cadre/kit/effects/schema';
import type { z } from 'zod';
import { readDrawings } from '../drawings.js';
import type { ContentFile } from '../overlay.js';
import { type Mended, mend } from './mend.js';
import type { Finding } from './problem.js';
import { contentFile } from './schema.js';

type Issue = z.core.$ZodIssue;

const findingsOf = (issue: Issue, raw: unknown): readonly Finding[] =>
  problemsOf(issue, raw).map(({ at, says, expected }) => ({ at, says, expected }));

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
  ...(isDeeperThan(DEEPEST, raw) ? [{ at: [], says: `lists inside lists, more than ${DEEPEST} deep`, expected: 'fewer' }] : []),
  ...Object.entries(raw).flatMap(([name, list]) =>
    Array.isArray(list) && list.length > LONGEST ? [{ at: [name], says: `${list.length} pieces`, expected: `at most ${LONGEST}` }] : [],
  ),
];

export const readShape = (raw: unknown): Shape => {
  if (!isRecord(raw))
    return {
      parts: {},
      findings: [{ at: [], says: `${shown(raw)} is no content`, expected: 'an object with maps, missions or other content' }],
    };
  const beyond = beyondReading(raw);
  if (beyond.length > 0) return { parts: {}, findings: beyond };
  const drawings = readDrawings(raw);
  const drawn = drawings.problems.map(({ map, row, column, says, expected }) => ({
    at: ['maps', map, 'grid', `row ${row}`, `column ${column}`],
    says,
    expected,
  }));
  const parsed = contentFile.safeParse(drawings.raw);
  if (parsed.success) return { parts: parsed.data, findings: drawn };
  const { issues } = parsed.error;
  const findings = [...drawn, ...issues.flatMap(issue => findingsOf(issue, drawings.raw))];
  const wrong = issues.map(pathOf);
  for (const how of ['entry', 'piece'] as const) {
    const mended = mend(drawings.raw, wrong, how);
    const again = contentFile.safeParse(mended.value);
    if (again.success || again.error.issues.every(isEmptied)) return { parts: mended.value as ContentFile, mended, findings };
  }
  return { parts: {}, findings };
};
