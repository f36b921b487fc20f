import { writeFileSync } from 'node:fs';
import { type AnyState, type Match, writeRecord } from '@cadre/core';
import { fileReason } from '../exit.js';

/** Where a match is kept. A file that was there before is never overwritten; one of our own is. */
export interface Keeping {
  /** The last file it was kept in. */
  file: string | null;
  readonly own: Set<string>;
}

/** What to tell the player: where it was saved, or why not. */
export const keep = (k: Keeping, match: Match<AnyState>, file: string): { readonly saved: boolean; readonly message: string } => {
  try {
    writeFileSync(file, writeRecord(match), { flag: k.own.has(file) ? 'w' : 'wx' });
  } catch (error) {
    return { saved: false, message: `Cannot save to ${file}: ${fileReason(error)}.` };
  }
  k.own.add(file);
  k.file = file;
  return { saved: true, message: `Saved to ${file}, ${match.log.length} answers. Check it with: npx cadre record verify ${file}` };
};
