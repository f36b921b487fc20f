import { isRecord, valueAt } from '@cadre/kit';
import { STACKS } from '../words.js';
import type { Path } from './problem.js';

/** A file without its wrong parts, so that the rest can still be checked for sense. */
export interface Mended {
  readonly value: unknown;
  /** Where something of the mended file stood in the file itself. */
  readonly original: (path: Path) => Path;
  /** The ids of whole pieces that were taken out; to name one of them is no further mistake. */
  readonly lost: ReadonlySet<string>;
}

/** Lists that are counted or referred to: without one of their entries the whole piece would look wrong. */
const WHOLE_LISTS: readonly unknown[] = ['tracks', 'specials', 'borders', 'deck', 'numbers', ...STACKS];
const WHOLE_PARTS: readonly unknown[] = ['guide', 'envelopes'];

/** How much to take out for a wrong value: the innermost entry of a list, of a space only the wrong field, or the whole piece. */
const cutFor = (path: Path, how: 'entry' | 'piece'): Path => {
  const last = path.findLastIndex(part => typeof part === 'number');
  if (WHOLE_PARTS.includes(path[0])) return path.slice(0, 1);
  if (how === 'piece' || last < 1 || WHOLE_LISTS.includes(path[last - 1])) return path.slice(0, typeof path[1] === 'number' ? 2 : 1);
  return path.slice(0, path[last - 1] === 'spaces' ? last + 2 : last + 1);
};

const prefixOf = (path: Path): string => JSON.stringify(path);

export const mend = (raw: unknown, wrong: readonly Path[], how: 'entry' | 'piece'): Mended => {
  const cuts = wrong.map(path => cutFor(path, how));
  const isCut = new Set(cuts.map(prefixOf));
  const kept = new Map<string, readonly number[]>();
  const copy = (value: unknown, from: Path, to: Path): unknown => {
    if (Array.isArray(value)) {
      const stay = value.map((_, i) => i).filter(i => !isCut.has(prefixOf([...from, i])));
      kept.set(prefixOf(to), stay);
      return stay.map((i, j) => copy(value[i], [...from, i], [...to, j]));
    }
    if (!isRecord(value)) return value;
    const fields = Object.entries(value).filter(([key]) => !isCut.has(prefixOf([...from, key])));
    return Object.fromEntries(fields.map(([key, each]) => [key, copy(each, [...from, key], [...to, key])]));
  };
  const lost = cuts.flatMap(cut => {
    const piece = cut.length === 2 ? valueAt(raw, cut) : undefined;
    return isRecord(piece) && typeof piece['id'] === 'string' ? [piece['id']] : [];
  });
  return {
    value: copy(raw, [], []),
    original: path => path.map((part, i) => (typeof part === 'number' ? (kept.get(prefixOf(path.slice(0, i)))?.[part] ?? part) : part)),
    lost: new Set(lost),
  };
};
