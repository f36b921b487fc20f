import { CHANCE, checkSetup, viewOf } from '@cadre/core';
import { mandalorian } from '@cadre/mandalorian';
import { rule, scenario } from '@cadre/testkit';
import { expect } from 'vitest';
import { boxOf } from '../src/box/box.js';
import { deedCode } from '../src/codes.js';
import { characterId } from '../src/ids.js';
import { resolve, spaces, turnFrom, waiting } from './position.js';
import {
  agree,
  at,
  bare,
  disrupted,
  enemy,
  facedown,
  feature,
  hold,
  keep,
  laid,
  nextEvent,
  plan,
  slotOf,
  stand,
  takeTurn,
  until,
} from './table.js';

const SHARED = { mode: 'shared', players: 3 };
const problems = (given: Record<string, unknown>) => checkSetup(mandalorian, given).problems;

rule('MA-210', 'more players than listed characters: refused, with the two modes that help; both are accepted with any guide deck', () => {
  expect(problems({ mission: 'm1', players: 3 })).toEqual(['mission m1 lists 2 characters for 3 players: choose mode sandbox or shared']);
  for (const mode of ['sandbox', 'shared'])
    for (const guide of [2, 71]) expect(problems({ mission: 'm1', players: 3, mode, guide })).toEqual([]);
});
rule('MA-211', 'outside sandbox only listed characters may be picked, The Mandalorian not being compulsory', () => {
  expect(problems({ mission: 'm4', character1: 'burg' })).toEqual([
    'burg is not listed for mission m4 (mandalorian, ig11, cara, greef): choose mode sandbox',
  ]);
  expect(problems({ mission: 'm4', character1: 'cara', character2: 'greef' })).toEqual([]);
  expect(problems({ mission: 'm4', mode: 'sandbox', character1: 'burg', character2: 'burg' })).toEqual([
    'burg is chosen twice; every character is there once',
  ]);
});
rule('MA-212', 'nobody has a start of their own: strangers begin where the others begin', () => {
  for (const [players, start] of [
    [2, 'E5'], // the second mission begins in space 3
    [3, 'E5'],
  ] as const) {
    const given = { mission: 'm2', players, mode: 'sandbox', character1: 'burg', character2: 'mandalorian' };
    const t = until(scenario(mandalorian, mandalorian.setup(checkSetup(mandalorian, given).setup)), 'MA-33');
    expect(t.state.public.characters.map(c => c.space)).toEqual(Array.from({ length: players }, () => at(t.state, start)));
  }
});
rule(['MA-215', 'MA-220'], 'an attack is measured from the character on the card', () => {
  const s = bare(SHARED);
  stand(s, 0, 'A4');
  stand(s, 1, 'I7');
  const [far, near] = [enemy(s, 'B4', 'melee'), enemy(s, 'I6', 'melee')];
  hold(s, 0, 'ig11/full-auto');
  const t = takeTurn(s).seat(0).answers(s.secret[0]!.hand[0]!).seat(0).answers(slotOf('attack')).asked('MA-67', 0).offered([near]);
  t.refused(0, far);
});
rule('MA-216', 'the second card may belong to the other character', () => {
  const s = bare(SHARED);
  const [one, two] = hold(s, 0, 'ig11/full-auto', 'mandalorian/clear-the-room');
  const t = takeTurn(s).seat(0).answers(one!).seat(0).answers(slotOf('attack')).asked('MA-35', 0).seat(0).answers(two!);
  t.asked('MA-37', 0).offered([slotOf('move'), slotOf('intel'), slotOf('plan')]);
  t.seat(0).answers(slotOf('move')).seat(0).answers(at(s, 'A3'));
  expect(t.state.public.characters.map(c => c.space)).toEqual(spaces(s, 'A3', 'A4'));
});
rule('MA-218', 'a second card of a name cannot be kept by the same character', () => {
  const s = bare(SHARED);
  keep(s, 1, 'defend');
  hold(s, 0, 'ig11/targeting-matrix');
  const t = takeTurn(s).seat(0).answers(s.secret[0]!.hand[0]!).seat(0).answers(slotOf('plan'));
  agree(t)
    .chance(plan(s, 'defend', 1))
    .asked('MA-84', 0)
    .offered([])
    .refused(0, plan(s, 'defend', 1))
    .seat(0)
    .passes()
    .asked('MA-87', 0);
});
rule('MA-219', 'between actions the current player uses features for either character', () => {
  const s = bare(SHARED);
  s.public.turn.seat = 2;
  for (const c of s.public.characters) c.damage = 1;
  stand(s, 1, 'C4');
  const [here, there] = [feature(s, 'A4', 'medpac'), feature(s, 'C4', 'medpac')];
  const t = takeTurn(s)
    .asked('MA-35', 2)
    .offered([deedCode('feature', characterId(0), here), deedCode('feature', characterId(1), there)]);
  t.seat(2).answers(deedCode('feature', characterId(1), there));
  expect(t.state.public.characters.map(c => c.damage)).toEqual([1, 0]);
});
rule('MA-220', 'during an action only its character uses what lies in its space', () => {
  const s = bare(SHARED);
  for (const c of s.public.characters) c.damage = 1;
  stand(s, 1, 'C4');
  feature(s, 'A4', 'medpac');
  hold(s, 0, 'ig11/full-auto');
  takeTurn(s)
    .seat(0)
    .answers(s.secret[0]!.hand[0]!)
    .seat(0)
    .answers(slotOf('move'))
    .asked('MA-42', 0)
    .offered(spaces(s, 'B4', 'D4', 'C5'));
});
rule('MA-221', 'the card on top decides, not the player whose turn it is nor the lower cards', () => {
  for (const [order, star] of [
    [['ig11/nurse-protocol', 'mandalorian/tracking-fob'], 'A1'],
    [['mandalorian/tracking-fob', 'ig11/nurse-protocol'], 'I6'],
  ] as const) {
    const s = bare(SHARED);
    stand(s, 0, 'A3');
    stand(s, 1, 'I7');
    for (const id of order) laid(s, 'move', id);
    const e10 = nextEvent(s, 'e10');
    const t = resolve(turnFrom(s, 'events'), e10).asked('MA-133', CHANCE).chance(waiting(s, 'melee'));
    expect(t.facts('spawned').map(f => f.space)).toEqual([at(s, star)]);
  }
});
rule('MA-221', 'a slot of tokens alone: the current player names the character, and the nearest threat is nearest to that one', () => {
  const s = bare({ ...SHARED, first: 2 });
  stand(s, 0, 'A4');
  stand(s, 1, 'I4');
  const near = [facedown(s, 'B4', 'square'), facedown(s, 'H4', 'square')];
  disrupted(s, 'plan', 3);
  disrupted(s, 'plan', 2);
  const e11 = nextEvent(s, 'e11');
  const t = turnFrom(s, 'events').asked('MA-221', 1).offered([0, 1]).seat(1).answers(1);
  resolve(t, e11).asked('MA-7', 1).seat(1).answers(slotOf('move')).asked('MA-155', CHANCE).chance(s.public.pool[0]!);
  t.asked('MA-49', CHANCE);
  expect((t.state.stack.at(-1)!.locals as { piece: number }).piece).toBe(near[1]);
});
rule('MA-222', 'solo plays with the cards of the guide deck as well, and keeps one hand', () => {
  const s = bare({ mode: 'solo', players: 1, guide: 71 });
  expect(boxOf(s).decks.map(d => d.length)).toEqual([32]); // 12 + 4 each
  expect(boxOf(s).characters.every(c => c.gear !== null)).toBe(true);
  const t = turnFrom(s, 'draw').asked('MA-33', CHANCE).chance(0, 20, 5, 25).asked('MA-35', 0);
  expect(viewOf(t.state, 0).mine!.hand).toEqual([0, 20, 5, 25]);
});
/** The table as the next turn of player 0 begins; a shield was gained so many turns before. */
const shielded = (given: Record<string, string | number>, turnsBefore: number) => {
  const s = bare(given);
  s.public.turn.number = 4;
  s.public.standing = [{ kind: 'shield', who: characterId(0), until: 'seat', seat: 0, since: 5 - turnsBefore, n: 0, range: 0, which: 0 }];
  return turnFrom(s, 'begin').state.public.standing.map(e => e.kind);
};
rule('MA-222', 'alone, what lasts until your next turn lasts as long as at a table of two', () => {
  const solo = { mode: 'solo', players: 1 };
  expect([shielded(solo, 1), shielded(solo, 2)]).toEqual([['shield'], []]);
  expect([shielded({ mode: 'shared' }, 2), shielded({}, 1)]).toEqual([[], []]);
});
