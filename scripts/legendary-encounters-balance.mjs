// Measures how balanced the missions and Legends of Legendary Encounters are, and writes docs/legendary-encounters-balance.md and its chart.
// npm run build && node scripts/legendary-encounters-balance.mjs play balance --kept results.jsonl [--matches 2400] [--share 1/2] [--minutes 8]
// node scripts/legendary-encounters-balance.mjs write --kept results.jsonl
// Two runs have files of their own: play search --kept search.jsonl, then write-search --kept search.jsonl; the same with recheck
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chart } from './balance-chart.mjs';
import { keptMatches, playMissing } from './kept-matches.mjs';
import { keyOf, play, RUNS } from './legendary-encounters-matches.mjs';
import { page, rowsOf, SEARCH_HEADING, searchSection, searchShare } from './legendary-encounters-page.mjs';
import { RECHECK_HEADING, recheckSection } from './legendary-encounters-recheck.mjs';
import { interim, sectionIn, withSection } from './search-section.mjs';

/** What the page announces: how many matches each run has, and its first seed. Seeds below 20,000 are for tuning. */
const PLANS = {
  balance: { matches: 2400, seed: 120_000 },
  random: { matches: 200, seed: 30_000 },
  novice: { matches: 100, seed: 40_000 },
  search: { matches: 1000, seed: 160_000 },
  recheck: { matches: 900, seed: 180_000 },
};
const ofSearch = matches => matches.filter(m => m.seed >= PLANS.search.seed && m.seed < PLANS.search.seed + PLANS.search.matches / 2);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: 'string' },
    seed: { type: 'string' },
    /** "1/2": the first of two processes that share the matches. */
    share: { type: 'string', default: '1/1' },
    /** Stops after so long; the next call goes on. */
    minutes: { type: 'string', default: 'Infinity' },
    kept: { type: 'string', default: 'legendary-encounters.jsonl' },
  },
});
const [command, run] = positionals;
const PAGE = 'legendary-encounters-balance.md';
const fileOf = path => new URL(`../docs/${path}`, import.meta.url);
const read = path => readFileSync(fileOf(path), 'utf8');
const write = (path, text) => writeFileSync(fileOf(path), text);

if (command === 'play' && run in RUNS) {
  const { matches, seed } = PLANS[run];
  playMissing({
    path: values.kept,
    share: values.share,
    minutes: Number(values.minutes),
    matches: RUNS[run](Number(values.matches ?? matches), Number(values.seed ?? seed)),
    keyOf,
    play,
    ...(run === 'search' && { report: kept => interim(searchShare(ofSearch(kept)), PLANS.search) }),
  });
} else if (command === 'write') {
  const results = keptMatches(values.kept);
  const { rows, lanes } = rowsOf(results);
  write(PAGE, page(results, PLANS, [SEARCH_HEADING, RECHECK_HEADING].map(heading => sectionIn(read(PAGE), heading)).join('\n')));
  write(
    'pictures/legendary-encounters-balance.svg',
    chart(rows, lanes, 'How often each Legend wins each mission, with intervals and targets'),
  );
} else if (command === 'write-search') {
  write(PAGE, withSection(read(PAGE), SEARCH_HEADING, searchSection(ofSearch(keptMatches(values.kept)), PLANS.search)));
} else if (command === 'write-recheck') {
  write(PAGE, withSection(read(PAGE), RECHECK_HEADING, recheckSection(keptMatches(values.kept), PLANS.recheck)));
} else {
  console.error(`expected "play" with one of ${Object.keys(RUNS).join(', ')}, "write" or "write-search"`);
  process.exitCode = 1;
}
