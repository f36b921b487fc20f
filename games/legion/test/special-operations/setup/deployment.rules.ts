import { checkSetup, type Seat, sample } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { rule, type Scenario, scenario } from '@cadre/testkit';
import { expect } from 'vitest';
import { specialOperations } from '../../../src/special-operations/game.js';
import type { BattleState } from '../../../src/special-operations/state.js';

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
