import { CHANCE, checkSetup, nextPrompt, sample, viewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { describe, expect, test } from 'vitest';
import type { EncounterFact } from '../src/facts.js';
import { legendaryEncounters as game, heuristic, novice } from '../src/index.js';
import type { EncounterState } from '../src/state.js';
import { ground } from '../src/table/ground.js';
import { differences, impossible, isPlainControl, newLedger, note, wearOut, wrongControl } from './ledger.js';

type Choose = typeof heuristic.choose;
const randomly: Choose = (view, space, random) => sample(space, random, ground(view as never));
/** Nobody in these cadres and minions has a say about control but by standing there. */
const PLAIN = { 'cadre.1': 'agent-kallus+shoretroopers+stormtrooper-sergeant+snowtroopers' };
const SETUPS = [
  { mission: 'make-an-entrance', legend: 'legend-vader', minions: 'vader-set-a' },
  { mission: 'make-an-entrance', legend: 'legend-yoda', minions: 'yoda-set-a', ...PLAIN },
  { mission: 'uninvited-guests', legend: 'legend-grievous', minions: 'grievous-set-a' },
  { mission: 'uninvited-guests', legend: 'legend-vader', minions: 'vader-set-b', ...PLAIN },
  { mission: 'silence-the-battery', legend: 'legend-bane', minions: 'bane-set-a' },
  { mission: 'silence-the-battery', legend: 'legend-grievous', minions: 'grievous-set-b', ...PLAIN },
] as const;
/** How often control was counted anew, so that the count is not skipped everywhere. */
const counted = { controls: 0, answers: 0 };
const isSettled = (s: EncounterState, said: readonly EncounterFact[]): boolean =>
  said.some(({ type }) => type === 'activationOver') && !s.stack.some(({ proc }) => proc === 'control') && isPlainControl(s);
/** What changes who contests after control was settled: then it need not be what a count gives now. */
const CHANGES: readonly EncounterFact['type'][] = ['wounded', 'recovered', 'injured', 'defeated', 'returned', 'moved', 'placed', 'pushed'];
const hasChanged = (said: readonly EncounterFact[]): boolean =>
  said.slice(said.findLastIndex(({ type }) => type === 'activationOver')).some(({ type }) => CHANGES.includes(type));
const firstMistake = (given: object, choose: Choose, seed: number, answers: number): string | undefined => {
  const { setup, problems } = checkSetup(game, given as Record<string, string>);
  expect(problems).toEqual([]);
  const s = game.setup(setup);
  s.out = [];
  const ledger = newLedger(s);
  game.machine.start(s);
  if (seed % 2 === 0) wearOut(s, ledger);
  const random = seeded(seed);
  for (let n = 0; s.pending && n < answers; n++) {
    const { seat, space } = nextPrompt(s.pending);
    const answer = seat === CHANCE ? sample(space, random) : choose(viewOf(s, seat), space, random);
    expect(game.machine.submit(s, seat, s.pending.seq, answer)).toBeNull();
    const said = s.out.splice(0).map(each => ('fact' in each ? each.fact : each) as EncounterFact);
    for (const fact of said) note(ledger, s, fact);
    counted.answers++;
    const isCounted = isSettled(s, said) && !hasChanged(said);
    if (isCounted) counted.controls++;
    const deployed = s.public.characters.every(({ at }) => at !== 'waiting');
    const [wrong] = [...differences(ledger, s), ...(deployed ? impossible(s) : []), ...(isCounted ? wrongControl(s) : [])];
    if (wrong !== undefined) return `answer ${n}, at ${s.stack.map(f => `${f.proc}.${f.step}`).join(' ')}: ${wrong}`;
  }
  return undefined;
};
describe.each([
  ['random play', randomly, 2, 2_000, SETUPS],
  ['novices', novice.choose, 2, 900, SETUPS],
  // They think longer: one match on each mission, as far as it gets.
  ['bots', heuristic.choose, 1, 250, SETUPS.filter((_, i) => i % 2 === 0)],
] as const)('%s', (_, choose, matches, answers, setups) => {
  test.each(setups.map(setup => [`${setup.mission} against ${setup.legend} with ${setup.minions}`, setup] as const))(
    '%s: after every answer the table shows what was said and what stands on it',
    (_name, setup) => {
      for (let seed = 1; seed <= matches; seed++) expect([seed, firstMistake(setup, choose, seed, answers)]).toEqual([seed, undefined]);
    },
  );
});
test('control was counted anew after activations without special abilities', () => {
  expect(counted.controls).toBeGreaterThan(100);
  expect(counted.answers).toBeGreaterThan(10_000);
});
