// The part of the page about Special Operations that measures what rules version 9 changed.
import { shareOf, shareText, tableText } from './balance-figures.mjs';
import { FIRST_SEED, MISSIONS, RECHECK, RUNS } from './special-operations-matches.mjs';

export const RECHECK_HEADING = '## After rules version 9';
const blue = matches => shareOf(matches.map(m => m.blueScore));
const isCodes = m => m.mission === 'codes' && m.edition === undefined;
const isShields = consoles => m => m.mission === 'shields' && m.edition === undefined && m.consoles === consoles;

/** The plan of the run, and what came of it. */
export const recheckSection = (results, nameOf) => {
  const matches = results.filter(m => m.run === 'recheck');
  const plan = RUNS.recheck();
  const lastSeed = Math.max(...plan.map(({ seed }) => seed));
  const rows = [
    [`${nameOf('codes')}, v1.1`, matches.filter(isCodes)],
    [`${nameOf('shields')}, v1.1, a token for each die`, matches.filter(isShields(undefined))],
    [`${nameOf('shields')}, v1.1, one token`, matches.filter(isShields('one-token'))],
    ...MISSIONS.map(mission => [`${nameOf(mission)}, playtest`, matches.filter(m => m.edition === 'playtest' && m.mission === mission)]),
    ['all missions, playtest', matches.filter(m => m.edition === 'playtest')],
  ].map(([what, part]) => [what, shareText(blue(part)), part.length]);
  const count =
    matches.length === plan.length
      ? `All ${plan.length} matches were played.`
      : `${matches.length} of ${plan.length} matches have been played.`;
  return `${RECHECK_HEADING}

The tables above were measured on rules version 7. Version 9 changes The Codes! (transmitters switched off), consoles (Encrypt, too, obeys the strict
reading), movement and, in the playtest, suppression and codes; bots see exact odds, and decline what would hurt them. So these were measured again.

Plan, written down before the run: on the commit that brought it, \`heuristic\` on both sides; in v1.1 every squad against every squad ${RECHECK.passes} times in
The Codes! and in Bring Down the Shields, the latter under both readings of consoles with the same seeds; in the playtest every squad against
every squad ${RECHECK.playtestPasses} times in each mission. Seeds from ${FIRST_SEED.recheck} to ${lastSeed}, which no other run uses. No match is left out, the run is
not repeated with other seeds, and nothing is tuned to it. Target, as above: 42-58 for blue in v1.1; the playtest and one token have none.

${tableText(['what', 'blue wins', 'matches'], rows)}

${count}
`;
};
