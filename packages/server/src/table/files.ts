import { FILE_MARK, type Files } from '@cadre/protocol';
import { hashOf } from '../secrets.js';
import type { MatchRow } from './event.js';

/** Nothing but a file is so long: names, chat and what the game says are shorter. */
const LONGEST_INLINE = 2000;
const isFile = (value: unknown): value is string => typeof value === 'string' && value.length > LONGEST_INLINE;
/** Whether the set-up of this match holds a file, which its views may repeat. */
export const hasFiles = ({ setup }: Pick<MatchRow, 'setup'>): boolean => Object.values(setup).some(isFile);

/** Hashing a long text takes longer than all the rest of a message. */
const KEPT = 64;
const hashes = new Map<string, string>();
const hashOfFile = (text: string): string => {
  const known = hashes.get(text) ?? hashOf(text);
  hashes.delete(text);
  hashes.set(text, known);
  if (hashes.size > KEPT) hashes.delete(hashes.keys().next().value!);
  return known;
};

/** JSON in which files stand as marks, and the files. */
export const withoutFiles = (value: object): { readonly text: string; readonly files: Files } => {
  const files: Record<string, string> = {};
  const text = JSON.stringify(value, (_, member: unknown) => {
    if (!isFile(member)) return member;
    const hash = hashOfFile(member);
    files[hash] = member;
    return FILE_MARK + hash;
  });
  return { text, files };
};
