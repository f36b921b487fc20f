import { bluff } from '@cadre/bluff';
import { checkSetup } from '@cadre/core';
import { rule, scenario } from '@cadre/testkit';
import { expect } from 'vitest';
import type { BluffFact } from '../src/bluff.js';

const DOUBT = 0;
const start = (dice = 2) => scenario(bluff, bluff.setup(checkSetup(bluff, { dice }).setup));
/** Both cups rolled (faces as printed) and both nerves chosen. */
const round = (a: number[], b: number[], nerves: [number, number]) =>
  start(a.length)
    .chance(...a.map(f => f - 1))
    .chance(...b.map(f => f - 1))
    .seat(0)
    .answers(nerves[0])
    .seat(1)
    .answers(nerves[1]);

const facesIn = (fact: BluffFact) => (fact.type === 'rolled' ? fact.faces : null);
rule('BL-1', 'each seat sees its own dice and nobody else’s', () => {
  const t = start().chance(0, 5).chance(2, 2);
  expect(t.state.secret).toEqual([{ faces: [1, 6] }, { faces: [3, 3] }]);
  expect(t.told(0).map(facesIn)).toEqual([[1, 6]]);
  expect(t.told(1).map(facesIn)).toEqual([[3, 3]]);
});
rule('BL-2', 'nerves are chosen at once and stay sealed until both are in, in whatever order they come', () => {
  const t = start().chance(0, 0).chance(0, 0).asked('BL-2', 0).asked('BL-2', 1).seat(1).answers(2);
  expect(t.facts('nerve')).toEqual([]);
  t.refused(1, 1).seat(0).answers(1);
  expect(t.facts('nerve')).toEqual([{ type: 'nerve', rule: 'BL-3', nerve: [1, 2], opener: 1 }]);
});
rule('BL-3', 'the higher nerve opens; with equal nerves the last loser, at first seat A', () => {
  round([1, 1], [1, 1], [1, 2]).asked('BL-5', 1);
  round([1, 1], [1, 1], [2, 1]).asked('BL-5', 0);
  const t = round([1, 1], [1, 1], [1, 1]).asked('BL-5', 0).seat(0).answers(11).seat(1).answers(DOUBT); // the bid holds: B loses
  t.chance(0, 0).chance(0).seat(0).answers(2).seat(1).answers(2).asked('BL-5', 1);
});
rule('BL-4', 'a bid counts the dice of both cups, ones included as ones', () => {
  const t = round([1, 3], [3, 6], [1, 1]).seat(0).answers(23).seat(1).answers(DOUBT);
  expect(t.facts('showdown')[0]).toMatchObject({ count: 2, loser: 1 });
});
rule('BL-5', 'more dice of any face, or as many of a higher face, up to all the dice', () => {
  round([1], [1], [1, 1]).seat(0).answers(14).offered([DOUBT, 15, 16, 21, 22, 23, 24, 25, 26]).refused(1, 14).refused(1, 31);
});
rule('BL-6', 'the opener cannot doubt, later seats can', () => {
  const t = round([2, 2], [2, 2], [1, 1]).refused(0, DOUBT).seat(0).answers(45).seat(1).answers(DOUBT);
  expect(t.facts('showdown')).toHaveLength(1);
  const highest = round([2, 2], [2, 2], [1, 1]).seat(0).answers(46); // nothing is higher, so the doubt is forced
  expect(highest.facts('showdown')).toHaveLength(1);
});
rule('BL-7', 'a bid that holds costs the doubter, one that fails the bidder', () => {
  expect(round([2, 2], [2, 5], [1, 1]).seat(0).answers(32).seat(1).answers(DOUBT).facts('showdown')[0]).toMatchObject({ loser: 1 });
  expect(round([2, 2], [4, 5], [1, 1]).seat(0).answers(32).seat(1).answers(DOUBT).facts('showdown')[0]).toMatchObject({ loser: 0 });
});
rule('BL-8', 'the stake is the lower nerve', () => {
  expect(round([2, 2, 2], [1, 1, 1], [2, 1]).seat(0).answers(42).seat(1).answers(DOUBT).state.public.dice).toEqual([2, 3]);
  expect(round([2, 2, 2], [1, 1, 1], [2, 2]).seat(0).answers(42).seat(1).answers(DOUBT).state.public.dice).toEqual([1, 3]);
});
rule('BL-9', 'a seat without dice has lost; a stake never takes more dice than there are', () => {
  const t = round([2], [3], [2, 2]).seat(0).answers(25).seat(1).answers(DOUBT).over();
  expect(t.facts('won')).toEqual([{ type: 'won', rule: 'BL-9', seat: 1 }]);
  expect([t.state.public.dice, bluff.score(t.state)]).toEqual([
    [0, 1],
    [0, 1],
  ]);
});
