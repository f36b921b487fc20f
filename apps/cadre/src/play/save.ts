import { writeFileSync } from 'node:fs';
import { type AnyState, type Match, writeRecord } from '@cadre/core';
import { fileReason } from '../command-error.js';
import type { PlayWords } from './words/index.js';

/** The files that this run of the program has written. Files that existed before are never overwritten. */
export interface SavedFiles {
  /** The last file the match was saved to. */
  file: string | null;
  readonly own: Set<string>;
}

/** Saves the record and returns a message for the player. */
export const saveRecord = (
  k: SavedFiles,
  match: Match<AnyState>,
  file: string,
  words: PlayWords,
): { readonly saved: boolean; readonly message: string } => {
  try {
    writeFileSync(file, writeRecord(match), { flag: k.own.has(file) ? 'w' : 'wx' });
  } catch (error) {
    return { saved: false, message: words.saveFailed(file, fileReason(error)) };
  }
  k.own.add(file);
  k.file = file;
  return { saved: true, message: words.saved(match.log.length, file) };
};
