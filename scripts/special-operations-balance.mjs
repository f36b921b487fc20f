// Measures how balanced the missions and squads of Special Operations are, and writes docs/special-operations-balance.md and its charts.
// npm run build && node scripts/special-operations-balance.mjs play balance --kept results.jsonl [--passes 10] [--share 1/2]
// node scripts/special-operations-balance.mjs write --kept results.jsonl
// Three runs have files of their own: play search --kept search.jsonl, then write-search --kept search.jsonl; the same with recheck and foresight
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LAYOUTS, MISSION, SQUADS } from '@cadre/special-operations';
import { keptMatches, playMissing } from './kept-matches.mjs';
import { interim, sectionIn, withSection } from './search-section.mjs';
import { pairChart, winRateChart } from './special-operations-chart.mjs';
import { FORESIGHT_HEADING, FORESIGHT_MATCHES, foresightSection } from './special-operations-foresight.mjs';
import { FIRST_SEED, keyOf, play, RUNS } from './special-operations-matches.mjs';
import { page, SEARCH_HEADING, searchSection } from './special-operations-page.mjs';
import { RECHECK_HEADING, recheckSection } from './special-operations-recheck.mjs';
import { tablesOf } from './special-operations-tables.mjs';

/** The run of search bots, as the page announces it. */
const SEARCH_PLAN = { matches: 800, firstSeed: FIRST_SEED.search };
const ofPlan = matches => matches.filter(m => m.seed >= SEARCH_PLAN.firstSeed && m.seed < SEARCH_PLAN.firstSeed + SEARCH_PLAN.matches);
const named = [...Object.values(MISSION), ...SQUADS, ...LAYOUTS];
const nameOf = id => named.find(each => each.id === id).name.en;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    passes: { type: 'string', default: '10' },
    matches: { type: 'string' },
    /** "1/2": the first of two processes that share the matches. */
    share: { type: 'string', default: '1/1' },
    kept: { type: 'string', default: 'special-operations.jsonl' },
    /** Stop after so many minutes; the next call goes on. */
    minutes: { type: 'string', default: '600' },
  },
});
const [command, run] = positionals;
const PAGE = 'special-operations-balance.md';
const fileOf = path => new URL(`../docs/${path}`, import.meta.url);
const read = path => readFileSync(fileOf(path), 'utf8');
const write = (path, text) => writeFileSync(fileOf(path), text);

if (command === 'play' && run in RUNS) {
  const isSearch = run === 'search';
  const planned = { search: SEARCH_PLAN.matches, foresight: FORESIGHT_MATCHES }[run] ?? 200;
  const matches = RUNS[run]({ passes: Number(values.passes), matches: Number(values.matches ?? planned) });
  playMissing({
    path: values.kept,
    share: values.share,
    minutes: Number(values.minutes),
    matches,
    keyOf,
    play,
    ...(isSearch && { report: results => interim(tablesOf(ofPlan(results)).search.all, SEARCH_PLAN) }),
  });
} else if (command === 'write') {
  const tables = tablesOf(keptMatches(values.kept));
  write(
    PAGE,
    page(tables, nameOf, [SEARCH_HEADING, FORESIGHT_HEADING, RECHECK_HEADING].map(heading => sectionIn(read(PAGE), heading)).join('\n')),
  );
  write('pictures/special-operations-balance.svg', winRateChart(tables, nameOf));
  write('pictures/special-operations-pairs.svg', pairChart(tables, nameOf));
} else if (command === 'write-search') {
  const { search } = tablesOf(ofPlan(keptMatches(values.kept)));
  write(PAGE, withSection(read(PAGE), SEARCH_HEADING, searchSection(search, nameOf, SEARCH_PLAN)));
} else if (command === 'write-foresight') {
  write(PAGE, withSection(read(PAGE), FORESIGHT_HEADING, foresightSection(keptMatches(values.kept), nameOf)));
} else if (command === 'write-recheck') {
  write(PAGE, withSection(read(PAGE), RECHECK_HEADING, recheckSection(keptMatches(values.kept), nameOf)));
} else {
  console.error(
    `expected "play" with one of ${Object.keys(RUNS).join(', ')}, "write", "write-search", "write-foresight" or "write-recheck"`,
  );
  process.exitCode = 1;
}
