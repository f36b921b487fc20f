import { checkSetup, type Seat, sample, viewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { rule, type Scenario, scenario } from '@cadre/testkit';
import { expect } from 'vitest';
import { specialOperations } from '../../src/game.js';
import { imagine } from '../../src/imagine.js';
import { Deployment } from '../../src/setup/deployment.js';
import type { BattleState } from '../../src/state.js';
import { canInfiltrate } from '../../src/table/placements.js';
import { code, fixture, unit } from '../battle.js';
import { play, stage } from '../stage.js';

const INCH = 254;
/** Both sides without anybody who scouts, infiltrates or hides. */
const start = (): Scenario<BattleState> => {
  const given = { mission: 'codes', layout: 'relay-station', blue: 'first', 'squad.0': 'imperial-infantry', 'squad.1': 'invasion-force' };
  return scenario(specialOperations, specialOperations.setup(checkSetup(specialOperations, given).setup));
};
/** Everything but where this seat deploys is left to chance. */
const untilPlaced = (t: Scenario<BattleState>, seat: Seat, random = seeded(2)): Scenario<BattleState> => {
  for (;;) {
    const ask = t.state.pending?.asks.find(a => !a.answer);
    if (!ask) throw new Error('nobody is asked to deploy');
    if (ask.space.kind === 'place' && ask.space.region === 'deploy' && ask.seat === seat) return t;
    t.seat(ask.seat).answers(...sample(ask.space, random, specialOperations.machine.ground(t.state)));
  }
};
const LEFT = [
  [2, 2],
  [4, 2],
  [8, 2],
] as const;
const RIGHT = [
  [34, 2],
  [32, 2],
  [28, 2],
] as const;
const at = ([x, y]: readonly [number, number]): readonly number[] => [x * INCH, y * INCH, 0];
const why = (t: Scenario<BattleState>, spot: readonly number[]): string | undefined => {
  const because = specialOperations.machine.check(t.state, 0, t.state.pending!.seq, spot)?.because;
  return because && `${because.rule} ${because.why}`;
};

rule('SO-C1', 'the defender of The Codes! deploys left and right in turn after its first unit, starting with either', () => {
  const twice = untilPlaced(start(), 0);
  twice.seat(0).answers(...at(LEFT[0]));
  untilPlaced(twice, 0)
    .seat(0)
    .answers(...at(LEFT[1]));
  untilPlaced(twice, 0).refused(0, ...at(LEFT[2]));
  expect(why(twice, at(LEFT[2]))).toBe('SO-C1 outside-zone');
  twice.seat(0).answers(...at(RIGHT[0]));
  untilPlaced(twice, 0).refused(0, ...at(RIGHT[1]));
  twice.seat(0).answers(...at(LEFT[2]));

  const turns = untilPlaced(start(), 0);
  turns.seat(0).answers(...at(LEFT[0]));
  untilPlaced(turns, 0)
    .seat(0)
    .answers(...at(RIGHT[0]));
  untilPlaced(turns, 0).refused(0, ...at(RIGHT[1]));
  turns.seat(0).answers(...at(LEFT[1]));
});
rule('SO-C1', 'the other side has one zone and fills it', () => {
  const t = untilPlaced(start(), 1);
  for (const x of [10, 12, 14, 16]) {
    t.seat(1).answers(...at([x, 34]));
    untilPlaced(t, 1);
  }
  expect(t.facts('deployed').filter(fact => fact.seat === 1)).toHaveLength(4);
});
const HIDDEN = { keywords: [{ keyword: 'covert-deploy', x: 1 }] } as const;
const infiltrator = fixture('rebel-trooper', 'hidden infiltrator', { keywords: [...HIDDEN.keywords, { keyword: 'infiltrate', x: 1 }] });
const lurker = fixture('rebel-trooper', 'lurker', HIDDEN);
const unitCode = (id: number): number => code({ kind: 'unit', unit: unit(id) });
rule(
  ['SO-G34', 'SO-K20'],
  'the marker of a covert unit that can infiltrate lies wherever the unit could, and stands for such a unit',
  () => {
    const deploys = (...types: readonly string[]): Scenario<BattleState> => {
      const s = stage('priorities', [...types.map(type => ({ type })), { type: 'stormtrooper', seat: 1 }], { round: 0 });
      return play(s, Deployment.call({})).asked('SO-G34', 0);
    };
    const [outside, theirs] = [at([10, 8]), at([10, 20])]; // beyond the zone; in the other half
    deploys(lurker).refused(0, ...outside);
    const t = deploys(infiltrator, lurker).refused(0, ...theirs);
    t.seat(0)
      .answers(...outside)
      .asked('SO-G34', 0)
      .refused(0, unitCode(1));
    expect(imagine(viewOf(t.state, 1), seeded(0))[0]!.covert).toEqual([]); // nobody is behind it yet: its owner is still asked who
    t.seat(0).answers(unitCode(0));
    expect(t.state.secret[0]!.covert).toEqual([{ marker: 0, unit: 0 }]);
    const imagined = (state: BattleState) =>
      Array.from({ length: 20 }, (_, seed) => imagine(viewOf(state, 1), seeded(seed))[0]!.covert.map(({ unit }) => unit));
    expect(imagined(t.state)).toEqual(Array(20).fill([0])); // nobody else can be there
    const later = deploys(infiltrator, lurker);
    later
      .seat(0)
      .answers(...at([10, 4]))
      .seat(0)
      .answers(unitCode(1))
      .seat(1)
      .answers(...at([10, 34]))
      .seat(0)
      .answers(...outside)
      .asked('SO-G34', 0);
    expect(imagined(later.state)).toEqual(Array(20).fill([1])); // the infiltrator is left for the marker that its owner is asked about
  },
);
rule('SO-K20', 'in Disabled Vehicle the ambushers may infiltrate, the defenders start at the vehicle', () => {
  const s = stage('vehicle', [{ type: infiltrator }, { type: infiltrator, seat: 1 }], { round: 0 });
  expect([0, 1].map(id => canInfiltrate(s, unit(id)))).toEqual([false, true]);
});
