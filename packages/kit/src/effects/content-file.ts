import type { z } from 'zod';
import type { JsonPath } from '../json.js';
import { type ContentProblem, readContent } from './problems.js';

/** Reading files that players bring, piece by piece: one wrong entry does not hide the others. */
export const under = (at: JsonPath, problems: readonly ContentProblem[]): ContentProblem[] =>
  problems.map(problem => ({ ...problem, at: [...at, ...problem.at] }));

/** What has been found wrong so far. */
export type Notes = ContentProblem[];
const DEEPEST = 12;
/** Reads with a schema and notes what is wrong; undefined when something is. */
export const readPiece = <T>(raw: unknown, schema: z.ZodType<T>, at: JsonPath, notes: Notes): T | undefined => {
  const result = readContent(raw, schema, DEEPEST);
  if (result.problems) notes.push(...under(at, result.problems));
  return result.problems ? undefined : result.value;
};
export const readPieces = <T>(raw: readonly unknown[], schema: z.ZodType<T>, at: JsonPath, notes: Notes): T[] =>
  raw.flatMap((each, i) => {
    const value = readPiece(each, schema, [...at, i], notes);
    return value === undefined ? [] : [value];
  });

/** A layout or mission of the file and where it stands. `whole`: nothing in it was wrong so far. */
export interface FilePart<T> {
  readonly at: JsonPath;
  readonly value: T;
  readonly whole: boolean;
}
export const filePart = <T>(at: JsonPath, notes: Notes, make: (notes: Notes) => T | undefined): FilePart<T>[] => {
  const own: Notes = [];
  const value = make(own);
  notes.push(...own);
  return value === undefined ? [] : [{ at, value, whole: own.length === 0 }];
};
/** The parts that are whole and have no problem by themselves; the problems are noted. */
export const soundParts = <T>(parts: readonly FilePart<T>[], check: (value: T) => readonly ContentProblem[], notes: Notes): FilePart<T>[] =>
  parts.filter(({ at, value, whole }) => {
    const found = under(at, check(value));
    notes.push(...found);
    return whole && found.length === 0;
  });

const pathText = (path: JsonPath): string =>
  path.map((step, i) => (typeof step === 'number' ? `[${step}]` : i === 0 ? step : `.${step}`)).join('') || 'the file';
export const contentProblemText = ({ at, says, expected }: ContentProblem): string => `${pathText(at)}: ${says}; expected ${expected}`;

/** The data of a file of at most so many characters, or why it has none. */
export const parseFile = (file: string, longest: number): { readonly raw: unknown } | { readonly problem: string } => {
  if (file.length > longest) return { problem: `the file has ${file.length} characters; expected at most ${longest}` };
  try {
    return { raw: JSON.parse(file) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { problem: `not valid JSON: ${error.message}; expected an object with layouts or missions` };
  }
};
