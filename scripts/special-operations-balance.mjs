// Measures how balanced the missions and squads of Special Operations are, and writes docs/special-operations-balance.md and its charts.
// npm run build && node scripts/special-operations-balance.mjs play balance --kept results.jsonl [--passes 10] [--share 1/2]
// node scripts/special-operations-balance.mjs write --kept results.jsonl
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LAYOUTS, MISSION, SQUADS } from '@cadre/legion/special-operations';
import { keptMatches, playMissing } from './kept-matches.mjs';
import { pairChart, winRateChart } from './special-operations-chart.mjs';
import { FIRST_SEED, keyOf, play, RUNS } from './special-operations-matches.mjs';
import { page } from './special-operations-page.mjs';
import { tablesOf } from './special-operations-tables.mjs';

/** The run of search bots, as the page announces it. */
const SEARCH_PLAN = { matches: 48, iterations: 24, firstSeed: FIRST_SEED.search };
const named = [...Object.values(MISSION), ...SQUADS, ...LAYOUTS];
const nameOf = id => named.find(each => each.id === id).name.en;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    passes: { type: 'string', default: '10' },
    matches: { type: 'string', default: '200' },
    iterations: { type: 'string', default: String(SEARCH_PLAN.iterations) },
    /** "1/2": the first of two processes that share the matches. */
    share: { type: 'string', default: '1/1' },
    kept: { type: 'string', default: 'special-operations.jsonl' },
    /** Stop after so many minutes; the next call goes on. */
    minutes: { type: 'string', default: '600' },
  },
});
const [command, run] = positionals;
if (command === 'play' && run in RUNS) {
  const matches = RUNS[run]({ passes: Number(values.passes), matches: Number(values.matches) });
  playMissing({
    path: values.kept,
    share: values.share,
    minutes: Number(values.minutes),
    matches,
    keyOf,
    play: match => play(match, Number(values.iterations)),
  });
} else if (command === 'write') {
  const tables = tablesOf(keptMatches(values.kept));
  const write = (path, text) => writeFileSync(new URL(`../docs/${path}`, import.meta.url), text);
  write('special-operations-balance.md', page(tables, nameOf, SEARCH_PLAN));
  write('pictures/special-operations-balance.svg', winRateChart(tables, nameOf));
  write('pictures/special-operations-pairs.svg', pairChart(tables, nameOf));
} else {
  console.error(`expected "play" with one of ${Object.keys(RUNS).join(', ')}, or "write"`);
  process.exitCode = 1;
}
