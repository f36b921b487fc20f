import { checkSetup } from '@cadre/core';
import { rule, scenario } from '@cadre/testkit';
import { expect } from 'vitest';
import { pig } from '../src/index.js';
import { HOLD, ROLL } from '../src/state.js';

const GOAL = 10;
const start = () => scenario(pig, pig.setup(checkSetup(pig, { goal: GOAL }).setup));
/** Chance rolls this face; answers of dice count from 0. */
const rolled = (face: number): number => face - 1;

rule('PG-1', 'the first seat begins, then the seats take turns', () => {
  start().chance(rolled(4)).asked('PG-2', 0).seat(0).answers(HOLD).chance(rolled(2)).asked('PG-2', 1);
});
rule('PG-2', 'roll at least once, then roll or hold', () => {
  start().asked('PG-3').chance(rolled(3)).asked('PG-2', 0).offered([HOLD, ROLL]).refused(1, HOLD);
});
rule('PG-3', 'rolls of a turn are added up', () => {
  const t = start().chance(rolled(4)).seat(0).answers(ROLL).chance(rolled(2));
  expect(t.facts('rolled').map(f => f.total)).toEqual([4, 6]);
});
rule('PG-4', 'a 1 loses the total and the turn', () => {
  const t = start().chance(rolled(6)).seat(0).answers(ROLL).chance(rolled(1)).chance(rolled(5)).asked('PG-2', 1);
  expect(t.facts('lost')).toEqual([{ type: 'lost', rule: 'PG-4', seat: 0 }]);
  expect(t.state.public.points).toEqual([0, 0]);
});
rule('PG-5', 'holding adds the total to the points', () => {
  const t = start().chance(rolled(6)).seat(0).answers(HOLD);
  expect(t.state.public.points).toEqual([6, 0]);
});
rule('PG-6', 'whoever reaches the goal wins', () => {
  const t = start().chance(rolled(6)).seat(0).answers(ROLL).chance(rolled(4)).seat(0).answers(HOLD).over();
  expect(pig.score(t.state)).toEqual([1, 0]);
});
