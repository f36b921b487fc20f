import { checkSetup, optionsWith, viewOf } from '@cadre/core';
import { mandalorian } from '@cadre/mandalorian';
import { rule, scenario } from '@cadre/testkit';
import { expect } from 'vitest';
import { boxOf } from '../src/box/box.js';
import { checkBox } from '../src/content/check/box.js';
import { checkCharacter } from '../src/content/check/cards.js';
import { content } from '../src/content/index.js';
import { openSlots } from '../src/events/slots.js';
import { AWAY, FACEDOWN, type PieceId, pieceId, type TokenId } from '../src/ids.js';
import { failed, objectiveMet } from '../src/missions/outcome.js';
import { Match } from '../src/setup/match.js';
import type { MandoState } from '../src/state.js';
import { candidates } from '../src/threats/candidates.js';
import { faceOf } from '../src/threats/threats.js';
import { at, bare, type Given, named, until } from './table.js';

const setup = (given: Given = {}) => scenario(mandalorian, mandalorian.setup(checkSetup(mandalorian, given).setup));
/** Setup played to the first turn: chance takes the first thing each time. */
const ready = (given: Given = {}) => until(setup(given), 'MA-35');
const problems = (given: Given) => checkSetup(mandalorian, given).problems;

rule('MA-2', 'one game is one mission with its map, objective, failure, crisis and characters', () => {
  for (const m of content.missions) {
    expect(m.crisis.length).toBeGreaterThan(0);
    expect(m.failure.length).toBeGreaterThan(0); // beside a defeated character
    const s = ready({ mission: m.id }).state;
    expect([objectiveMet(s), failed(s)]).toEqual([false, false]); // neither won nor lost before it begins
    expect(boxOf(s).map.id).toBe(m.map === 'any' ? 'map1' : m.map);
  }
  expect(problems({ mission: 'm1', map: 'map2' })).toEqual(['mission m1 is played on its own map map1, not on map2']);
  expect(problems({ mission: 'mm1', map: 'map2' })).toEqual([]);
});
rule('MA-3', 'the box holds what the rulebook counts', () => {
  const tokens = content.tokenSets.map(t => Object.values(t.stacks).flat().length);
  const skills = content.characters.map(c => c.deck.reduce((n, x) => n + x.copies, 0));
  expect([content.characters.length, content.events.length, content.guide.length, content.envelopes.length]).toEqual([8, 12, 71, 2]);
  expect([tokens, skills]).toEqual([
    [24, 29, 28, 25],
    [12, 12, 12, 12, 12, 12, 12, 12],
  ]);
  expect(content.planning.reduce((n, p) => n + p.copies, 0)).toBe(20);
  expect(checkBox(content)).toEqual([]);
  expect(checkBox({ ...content, events: content.events.slice(1) })).toEqual([{ at: ['events'], says: '11 pieces', expected: '12' }]);
  const [first] = content.characters;
  const left = 12 - first!.deck[0]!.copies;
  expect(checkCharacter({ ...first!, deck: first!.deck.slice(1) })).toContainEqual({
    at: ['deck'],
    says: `${left} skill cards`,
    expected: '12, counting copies',
  });
});
rule('MA-11', 'the mission’s setup instructions are carried out', () => {
  const t = ready({ mission: 'mm1', map: 'map3' });
  const salvage = t.state.public.pieces.filter(
    p => p.token !== FACEDOWN && p.space !== AWAY && faceOf(boxOf(t.state), p).feature?.id === 'salvage',
  );
  expect(salvage.map(p => named(t.state, p.space))).toEqual(['J5', 'J3', 'I7']);
  expect(t.state.public.doors).toBe(0b11111); // all doors unlocked
  expect(
    ready()
      .facts('placed')
      .every(f => f.rule === 'MA-19'),
  ).toBe(true); // mission 1 has none
});
rule(['MA-12', 'MA-13', 'MA-132'], 'planning and event decks are shuffled: any card can come first, whatever its back', () => {
  const t = until(setup(), 'MA-131');
  t.offered(content.events.map(e => ['melee', 'blaster', 'sharpshooter', 'alert'].indexOf(e.back)));
  expect([t.state.public.planning.size, t.state.public.planning.top]).toEqual([20, []]);
});
rule(['MA-15', 'MA-16'], 'a white token lies faceup on every slot, the rest is the pool', () => {
  const t = setup().asked('MA-15').offered([0, 1, 2, 3, 4]).chance(0, 1, 2, 3);
  expect(t.state.public.slots.map(x => x.tokens)).toEqual([[0], [1], [2], [3]]);
  expect(t.state.public.pool).toEqual([4, 5, 6, 7, 8, 9]); // the white one left over and the yellow ones
});
rule(['MA-17', 'MA-18', 'MA-19'], 'icons get tokens of their shape and set, faceup or facedown as printed', () => {
  const t = ready();
  const box = boxOf(t.state);
  box.pieces.forEach((plan, i) => {
    if (plan.kind !== 'icon') return;
    const { token } = t.state.public.pieces[i]!;
    expect(token === FACEDOWN).toBe(!plan.faceup);
    if (plan.faceup) expect(box.stacks[plan.stack]).toContain(token);
    else expect(candidates(t.state, pieceId(i)).every(x => box.stacks[plan.stack]!.includes(x))).toBe(true);
  });
  expect(box.tokens).toHaveLength(24);
});
rule('MA-18', 'what a facedown token is, nobody knows: it is not decided', () => {
  const t = ready();
  for (const mind of t.state.secret) expect(mind.seen.every(x => x === FACEDOWN)).toBe(true);
});
rule('MA-20', 'the orange tokens wait facedown beside the map', () => {
  const t = ready();
  expect(t.state.public.pile).toHaveLength(7);
  expect(t.state.public.pile.every(p => t.state.public.pieces[p]!.space === AWAY)).toBe(true);
});
rule('MA-21', 'everybody plays a different character of the mission’s list', () => {
  expect(problems({ character1: 'burg' })).toEqual(['burg is not listed for mission m1 (mandalorian, ig11): choose mode sandbox']);
  expect(problems({ character1: 'ig11', character2: 'ig11' })).toEqual(['ig11 is chosen twice; every character is there once']);
  expect(boxOf(ready({ character1: 'ig11' }).state).plan.characters).toEqual(['ig11', 'mandalorian']);
});
rule(['MA-22', 'MA-27'], 'novice: the side with more health, four cards', () => {
  const t = ready({ difficulty: 'novice' });
  expect([boxOf(t.state).characters.map(c => c.health), t.state.public.hands]).toEqual([
    [6, 6],
    [4, 4],
  ]);
});
rule(['MA-22', 'MA-28'], 'standard: the side with less health, four cards', () => {
  const t = ready();
  expect([boxOf(t.state).characters.map(c => c.health), t.state.public.hands]).toEqual([
    [5, 5],
    [4, 4],
  ]);
});
rule(['MA-29', 'MA-24', 'MA-30'], 'veteran: less health and three cards; hands are hidden', () => {
  const t = ready({ difficulty: 'veteran' });
  expect([boxOf(t.state).characters.map(c => c.health), t.state.public.hands]).toEqual([
    [5, 5],
    [3, 3],
  ]);
  expect(JSON.stringify(viewOf(t.state, 1).public)).not.toContain('"hand":');
  expect(viewOf(t.state, 1).mine!.hand).toEqual(t.state.secret[1]!.hand);
  expect(t.told(1).filter(f => f.type === 'hand')).toHaveLength(1); // only the own one
});
rule('MA-24', 'each player draws from the own twelve cards', () => {
  const t = until(setup(), 'MA-33');
  t.offered(boxOf(t.state).decks[0]!);
  expect(boxOf(t.state).decks[0]).toHaveLength(12);
});
rule('MA-23', 'everybody begins in the start space, unless the mission says otherwise', () => {
  const t = ready();
  expect(t.state.public.characters.map(c => c.space)).toEqual([at(t.state, 'A4'), at(t.state, 'A4')]);
  const many = ready({ mission: 'm2', players: 3, mode: 'sandbox' });
  expect(many.state.public.characters.map(c => c.space)).toEqual(new Array(3).fill(at(many.state, 'E5'))); // #3
});
rule('MA-25', 'the group names the first player, or chance does', () => {
  expect(ready({ first: 2 }).state.public.turn.seat).toBe(1);
  const t = setup({ first: 0 }).asked('MA-25').offered([0, 1]).chance(1);
  expect(t.state.public.turn.seat).toBe(1);
  expect(problems({ first: 3 })).toEqual(['player 3 cannot begin: there are 2']);
});
rule(['MA-26', 'MA-210'], 'more players than listed characters play sandbox or shared; one plays solo', () => {
  expect(problems({ players: 3 })).toEqual(['mission m1 lists 2 characters for 3 players: choose mode sandbox or shared']);
  expect(problems({ players: 3, mode: 'sandbox' })).toEqual([]);
  expect(problems({ players: 3, mode: 'shared' })).toEqual([]);
  expect(problems({ players: 1 })).toEqual([]); // solo, if nobody says otherwise
  expect(problems({ players: 1, mode: 'normal' })).toEqual(['1 player plays with mode solo']);
  expect(problems({ mission: 'mm3' })).toEqual([]); // three players and a hidden traitor, if nobody says otherwise
  expect(checkSetup(mandalorian, { mission: 'mm3' }).setup).toMatchObject({ players: 3, traitor: 'hidden' });
  expect(problems({ mission: 'mm3', players: 2 })).toHaveLength(2);
  expect(optionsWith(mandalorian, { mission: 'mm3' }).options['players']).toMatchObject({ default: 3 }); // the set-up page reads it from here
});
rule('MA-49', 'a facedown token in the start space is turned up before the first turn, without harm', () => {
  const s: MandoState = bare();
  const piece = pieceId(boxOf(s).pieces.findIndex(p => p.kind === 'icon' && !p.faceup && p.stack === 0));
  s.public.pieces[piece]!.space = at(s, 'A4');
  s.stack = [{ ...Match.frame({}, 'startSpace'), locals: { seat: 2 } }];
  const t = scenario(mandalorian, s).asked('MA-49').chance(candidates(s, piece)[0]!);
  expect(t.state.public.pieces[piece]!.token).not.toBe(FACEDOWN);
  expect(t.facts('hurt')).toEqual([]);
  expect(openSlots(t.state)).toHaveLength(4);
});
rule('MA-11', 'mission 3: the Prisoner is under one of five tokens, each equally likely, whatever was seen of the others', () => {
  const t = ready({ mission: 'm3' });
  const s = t.state,
    box = boxOf(s);
  const cells = box.mixes[0]!.pieces,
    prisoner = box.mixes[0]!.token;
  expect(cells.map(p => named(s, s.public.pieces[p]!.space))).toEqual(['C1', 'G1', 'J1', 'C7', 'F7']);
  const chance = (piece: PieceId): number => candidates(s, piece).filter(x => x === prisoner).length / candidates(s, piece).length;
  expect(cells.map(chance)).toEqual(new Array(5).fill(1 / 5));
  const elsewhere = pieceId(box.pieces.findIndex(p => p.stack === box.pieces[cells[0]!]!.stack && p.space === at(s, 'A1')));
  expect(chance(elsewhere)).toBe(0);
  const seen = (piece: PieceId, token: TokenId): void => {
    s.secret[0]!.seen[piece] = token;
    s.public.pieces[piece]!.seen = 1;
  };
  const others = box.stacks[1]!.filter(x => x !== prisoner);
  seen(cells[0]!, others[0]!);
  expect(cells.slice(1).map(chance)).toEqual(new Array(4).fill(1 / 4));
  seen(elsewhere, others[1]!);
  expect(cells.slice(1).map(chance)).toEqual(new Array(4).fill(1 / 4));
  seen(cells[1]!, prisoner);
  expect(cells.slice(2).map(chance)).toEqual(new Array(3).fill(0));
});
