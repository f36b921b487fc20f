import { viewOf } from '@cadre/core';
import { specialOperations as GAME } from '@cadre/special-operations';
import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { CommandPhase } from '../src/round/command.js';
import { poolRanks } from '../src/round/waiting.js';
import { BLOCK, code, MISS, type Placed, unit } from './battle.js';
import { phase, STORM, TROOPER, three, why } from './round-acts.js';
import { cardCode, play, stage } from './stage.js';

const commanded = (mine: string, theirs: string, units = three) => {
  const s = stage('vehicle', units);
  return play(s, CommandPhase.call({})).asked('L-CMD-1', 0).seat(0).answers(cardCode(s, mine)).seat(1).answers(cardCode(s, theirs));
};
rule(['L-CMD-1', 'L-CMD-2', 'L-CMD-3', 'SO-G6'], 'cards are chosen at once; fewer pips have priority', () => {
  const s = stage('vehicle', three);
  const t = play(s, CommandPhase.call({})).asked('L-CMD-1', 1);
  t.seat(0).answers(cardCode(s, 'built-on-hope'));
  expect(t.facts('cards')).toEqual([]); // sealed until both have chosen
  t.seat(1).answers(cardCode(s, 'imperial-training'));
  expect(t.facts('cards')[0]!.cards).toEqual(['built-on-hope', 'imperial-training']);
  expect(t.facts('priority')[0]!.seat).toBe(1);
  t.refused(0, cardCode(s, 'born-for-this')); // nothing of another squad
});
rule(['L-CMD-1', 'SO-D-24'], 'a card may be played although nobody has the rank that it orders: its orders are lost', () => {
  const s = stage('vehicle', three);
  const t = play(s, CommandPhase.call({}));
  t.seat(0).answers(cardCode(s, 'last-stand')).seat(1).answers(cardCode(s, 'elite-troopers'));
  expect(t.facts('cards')[0]!.cards[1]).toBe('elite-troopers');
  for (let n = 0; t.state.pending && n < 20; n++) {
    const [ask] = t.state.pending.asks;
    if (ask?.seat !== 0) break;
    t.seat(0).answers(...(ask.space.kind === 'pick' && ask.space.min > 0 ? [ask.space.options[0]!] : []));
  }
  expect(t.state.public.units.filter(u => u.seat === 1 && u.order !== 'none')).toEqual([]);
});
rule('L-CMD-3', 'equal pips: a red defence die decides, a block for blue', () => {
  expect(commanded('hero-of-the-rebellion', 'imperial-training').asked('L-CMD-3').chance(BLOCK).facts('priority')[0]!.seat).toBe(0);
  expect(commanded('hero-of-the-rebellion', 'imperial-training').chance(MISS).facts('priority')[0]!.seat).toBe(1);
});
rule(['L-CMD-5', 'L-CMD-6', 'SO-G13', 'SO-G35'], 'orders go to units on the table; the others have a token in the pool', () => {
  const t = commanded('last-stand', 'standing-orders', [...three, { type: TROOPER, at: 'waiting' }, { type: TROOPER, at: [8, 0.7] }]);
  t.asked('L-CMD-5', 0).offered([0, 1, 4].map(id => code({ kind: 'unit', unit: unit(id) })));
  t.seat(0)
    .answers(code({ kind: 'unit', unit: unit(0) }))
    .offered([1, 4].map(id => code({ kind: 'unit', unit: unit(id) })));
  t.seat(0).answers(code({ kind: 'unit', unit: unit(1) }));
  t.asked('L-GEN-2', 0).seat(0).passes(); // the captain could direct another order
  expect(t.state.public.units.map(u => u.order).slice(0, 3)).toEqual(['faceup', 'faceup', 'faceup']);
  expect(t.state.public.pools).toEqual([['corps'], []]);
});
rule(['L-CMD-7', 'SO-O-1'], 'whoever has fewer units may pass as often as the difference less one', () => {
  const many = Array.from({ length: 4 }, (_, i): Placed => ({ type: STORM, seat: 1, at: [20 + 2 * i, 0.7] }));
  const t = commanded('hero-of-the-rebellion', 'standing-orders', [{ type: TROOPER, at: [2, 0.7] }, ...many]);
  t.seat(1).answers(code({ kind: 'unit', unit: unit(1) }));
  expect(t.state.public.passes).toEqual([2, 0]);
});
rule('L-CMD-8', 'Standing Orders comes back to the hand', () => {
  const t = commanded('standing-orders', 'standing-orders');
  t.chance(BLOCK)
    .seat(0)
    .answers(code({ kind: 'unit', unit: unit(0) }));
  expect([t.state.public.played, t.state.public.discards]).toEqual([
    ['', ''],
    [[], []],
  ]);
});
rule(['L-ACT-1', 'L-ACT-2'], 'activate an ordered unit, or draw a token and activate a unit of that rank', () => {
  const t = phase()
    .asked('L-ACT-2', 0)
    .offered([code({ kind: 'activate', unit: unit(1) }), code({ kind: 'draw' })]);
  expect(why(t, 0, { kind: 'activate', unit: unit(0) })).toMatchObject({ rule: 'L-ACT-2', why: 'no-order' });
  expect(why(t, 0, { kind: 'activate', unit: unit(2) })).toMatchObject({ rule: 'L-ACT-2', why: 'not-yours' });
  t.seat(0).answers(code({ kind: 'draw' }));
  expect(t.facts('activated')[0]!.unit).toBe(0);
  expect(t.state.public.pools[0]).toEqual([]);
});
rule('L-ACT-3', 'a token without a unit of its rank is lost, and the same seat goes on', () => {
  const t = phase(s => {
    s.public.pools = [['support'], ['corps']];
  });
  t.seat(0)
    .answers(code({ kind: 'draw' }))
    .asked('L-ACN-1', 0); // the only unit left to activate is the ordered one
  expect(t.facts('activated')[0]!.unit).toBe(1);
  expect(t.facts('drawn-idle')).toMatchObject([{ rank: 'support', seat: 0 }]);
});
rule(['L-CMD-6', 'L-ACT-3'], 'the token of a defeated unit stays in the pool, where everybody can count it', () => {
  const t = phase(s => {
    s.public.pools = [['corps', 'corps'], ['corps']];
  });
  expect(poolRanks(t.state, 0)).toEqual([{ rank: 'corps', tokens: 2, idle: 1 }]);
  expect(poolRanks(t.state, 1)).toEqual([{ rank: 'corps', tokens: 1, idle: 0 }]);
  const said = GAME.speech.board(viewOf(t.state, 1)).join();
  expect(said).toContain('Order pool: 2 corps (1 of a defeated unit)');
  expect(said).toContain('Order pool: 1 corps');
});
rule('L-ACT-4', 'pass by spending a token, never twice in a row', () => {
  const t = phase(s => {
    s.public.passes = [2, 0];
  });
  t.seat(0)
    .answers(code({ kind: 'pass' }))
    .asked('L-ACN-1', 1);
  expect(t.state.public.passes).toEqual([1, 0]);
  t.seat(1)
    .answers(code({ kind: 'end' }))
    .asked('L-ACT-2', 0);
  expect(why(t, 0, { kind: 'pass' })).toMatchObject({ rule: 'L-ACT-4', why: 'passed-last-turn' });
});
rule(['L-ACT-5', 'L-ACT-6'], 'an activation ends with the order facedown, and the phase when all have activated', () => {
  const t = phase();
  t.seat(0)
    .answers(code({ kind: 'activate', unit: unit(1) }))
    .seat(0)
    .answers(code({ kind: 'end' }));
  expect(t.state.public.units[1]).toMatchObject({ order: 'facedown', activated: true });
  t.asked('L-ACN-1', 1)
    .seat(1)
    .answers(code({ kind: 'end' }))
    .asked('L-ACN-1', 0)
    .seat(0)
    .answers(code({ kind: 'end' }))
    .over();
});
