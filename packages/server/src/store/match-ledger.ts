import fs from 'node:fs';

/**
 * The ids of all matches that were ever confirmed, beside the database and independent of it: a database that has lost a
 * match cannot tell by itself. One id a line, with a minus sign before those that were deleted on purpose.
 */
export interface MatchLedger {
  add(match: string): void;
  remove(match: string): void;
  ids(): Set<string>;
}
export const openLedger = (path: string): MatchLedger => ({
  add: match => fs.appendFileSync(path, `${match}\n`),
  remove: match => fs.appendFileSync(path, `-${match}\n`),
  ids: () => {
    const ids = new Set<string>();
    for (const line of fs.readFileSync(path, 'utf8').split('\n'))
      if (line.startsWith('-')) ids.delete(line.slice(1));
      else if (line !== '') ids.add(line);
    return ids;
  },
});
