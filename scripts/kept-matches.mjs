// Results of matches in a file, one on each line: a run that was stopped goes on where it was.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

export const keptMatches = path =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter(line => line !== '')
        .map(line => JSON.parse(line))
    : [];
/** Plays what is not in the file yet. `share` "1/2": the first of two processes that share the matches. `report` says after each match how things stand. */
export const playMissing = ({ path, share = '1/1', minutes = Number.POSITIVE_INFINITY, matches, keyOf, play, report }) => {
  const [part, parts] = share.split('/').map(Number);
  const done = new Set(keptMatches(path).map(keyOf));
  const end = Date.now() + 60_000 * minutes;
  for (const [i, match] of matches.entries()) {
    if (i % parts !== part - 1 || done.has(keyOf(match))) continue;
    if (Date.now() >= end) return;
    appendFileSync(path, `${JSON.stringify(play(match))}\n`);
    if (report) console.log(report(keptMatches(path)));
  }
};
