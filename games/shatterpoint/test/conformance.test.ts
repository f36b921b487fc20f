import { checkSetup } from '@cadre/core';
import { conformance } from '@cadre/testkit';
import { legendaryEncounters as game, heuristic } from '../src/index.js';

const SETUPS = [
  { mission: 'make-an-entrance', legend: 'legend-vader', minions: 'vader-set-a' },
  { mission: 'uninvited-guests', legend: 'legend-vader', minions: 'vader-set-b' },
  { mission: 'silence-the-battery', legend: 'legend-vader', minions: 'vader-set-a' },
].map(given => {
  const { setup, problems } = checkSetup(game, given);
  if (problems.length > 0) throw new Error(`${JSON.stringify(given)}: ${JSON.stringify(problems)}`);
  return setup;
});
/** A few lines of each mission. Not everything is reached in so few: abilities have tests of their own. */
conformance(game, { setups: SETUPS, matches: 2, every: 100, complete: false, heuristic: heuristic.choose });
