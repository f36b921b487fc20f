import type { JsonPath } from '@cadre/kit';
import { type ContentProblem, readContent } from '@cadre/kit/effects/schema';
import type { z } from 'zod';
import { MISSION } from '../missions.js';
import type { Layout, Mission } from '../types.js';
import { fileFrame, layoutFrame, missionFrame, numbersOf, objective, piece, zone } from './schema.js';

const DEEPEST = 12;
export const under = (at: JsonPath, problems: readonly ContentProblem[]): ContentProblem[] =>
  problems.map(problem => ({ ...problem, at: [...at, ...problem.at] }));

/** Reads with a schema and notes what is wrong; undefined when something is. */
type Notes = ContentProblem[];
const read = <T>(raw: unknown, schema: z.ZodType<T>, at: JsonPath, notes: Notes): T | undefined => {
  const result = readContent(raw, schema, DEEPEST);
  if (result.problems) notes.push(...under(at, result.problems));
  return result.problems ? undefined : result.value;
};
const readList = <T>(raw: readonly unknown[], schema: z.ZodType<T>, at: JsonPath, notes: Notes): T[] =>
  raw.flatMap((each, i) => {
    const value = read(each, schema, [...at, i], notes);
    return value === undefined ? [] : [value];
  });

/** A layout or mission of the file and where it stands. `whole`: nothing in it was wrong so far. */
export interface Part<T> {
  readonly at: JsonPath;
  readonly value: T;
  readonly whole: boolean;
}
const part = <T>(at: JsonPath, notes: Notes, make: (notes: Notes) => T | undefined): Part<T>[] => {
  const own: Notes = [];
  const value = make(own);
  notes.push(...own);
  return value === undefined ? [] : [{ at, value, whole: own.length === 0 }];
};

const readLayout = (raw: unknown, at: JsonPath, notes: Notes): Layout | undefined => {
  const frame = read(raw, layoutFrame, at, notes);
  return frame && { ...frame, pieces: readList(frame.pieces, piece, [...at, 'pieces'], notes), symmetry: 'none', from: 'own' };
};
const readMission = (raw: unknown, at: JsonPath, notes: Notes): Mission | undefined => {
  const frame = read(raw, missionFrame, at, notes);
  if (!frame) return undefined;
  const { rules, objectives, zones, numbers, deployment, ...rest } = frame;
  const base = MISSION[rules];
  return {
    ...base,
    ...rest,
    objectives: objectives ? readList(objectives, objective, [...at, 'objectives'], notes) : base.objectives,
    zones: zones ? readList(zones, zone, [...at, 'zones'], notes) : base.zones,
    deployment: { ...base.deployment, ...deployment },
    numbers: { ...base.numbers, ...(numbers !== undefined && read(numbers, numbersOf(rules), [...at, 'numbers'], notes)) },
    from: 'own',
  } as Mission;
};
export interface Parts {
  readonly layouts: readonly Part<Layout>[];
  readonly missions: readonly Part<Mission>[];
  readonly problems: readonly ContentProblem[];
}
/** The shapes of everything in a file, as far as they are right. */
export const readParts = (raw: unknown): Parts => {
  const problems: Notes = [];
  const frame = read(raw, fileFrame, [], problems) ?? {};
  const layouts = (frame.layouts ?? []).flatMap((each, i) =>
    part(['layouts', i], problems, notes => readLayout(each, ['layouts', i], notes)),
  );
  const missions = (frame.missions ?? []).flatMap((each, i) =>
    part(['missions', i], problems, notes => readMission(each, ['missions', i], notes)),
  );
  if (problems.length === 0 && layouts.length + missions.length === 0)
    problems.push({ at: [], says: 'the file is empty', expected: 'a layout in "layouts" or a mission in "missions"' });
  return { layouts, missions, problems };
};
