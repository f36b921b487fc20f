import { type Answer, type Asked, nextAsked, sample } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { expect, test } from 'vitest';
import { rules } from '../../src/procedures.js';
import { newMatch } from '../../src/setup/new-match.js';
import type { EncounterState } from '../../src/state.js';

const REPUBLIC = 'captain-rex+501st-clone-troopers+commander-cody+212th-clone-troopers';
const DROIDS = 'kalani+b1-battle-droids+kraken+magnaguard';
const cases = [
  { mission: 'make-an-entrance', legend: 'legend-vader', minions: 'vader-set-a' },
  { mission: 'uninvited-guests', legend: 'legend-grievous', minions: 'grievous-set-b' },
  { mission: 'silence-the-battery', legend: 'legend-bane', minions: 'bane-set-a' },
  { mission: 'make-an-entrance', legend: 'legend-yoda', minions: 'yoda-set-b' },
];
/** A partner agrees with what was proposed. */
const answerTo = (s: EncounterState, { space }: Asked, random: (below: number) => number): Answer =>
  s.pending!.asks.find(({ answer }) => answer !== null)?.answer ?? sample(space, random, rules.ground(s));

test.each(cases)('random players end an encounter: $mission against $legend', setup => {
  const random = seeded(7);
  const s = rules.start(newMatch({ ...setup, layout: 'random', 'cadre.1': REPUBLIC, 'cadre.2': DROIDS, content: '' }));
  while (s.pending) {
    const asked = nextAsked(s.pending);
    const refusal = rules.submit(s, asked.seat, s.pending.seq, answerTo(s, asked, random));
    if (refusal) throw new Error(refusal.message);
    if (s.seq > 20_000) throw new Error('the encounter does not end');
  }
  expect(s.public.winner).not.toBe('open');
  expect(JSON.parse(JSON.stringify(s))).toEqual(s); // plain data
});
