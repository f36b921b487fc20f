import { viewOf } from '@cadre/core';
import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { Attack } from '../src/actions/attack.js';
import { Perform } from '../src/actions/perform.js';
import { boxOf } from '../src/box/box.js';
import { modifierNumber } from '../src/box/scripts.js';
import { AWAY, characterId, FACEDOWN, NO_CARD } from '../src/ids.js';
import { act, at, bare, enemy, facedown, feature, keep, plan, run, slotOf, stand, tokenNamed } from './table.js';

rule(['MA-67', 'MA-68', 'MA-69'], 'an attack deals its strength to one enemy within range 1, and the damage stays (TV-5)', () => {
  const s = bare();
  stand(s, 0, 'B4');
  const target = enemy(s, 'C4', 'melee', [], 4),
    far = enemy(s, 'D4', 'melee', [], 3);
  const t = act(s, 0, 'attack', 3).asked('MA-67').offered([target]).refused(0, far).seat(0).answers(target).over();
  expect(t.state.public.pieces[target]).toMatchObject({ damage: 3, space: at(s, 'C4') });
});
rule(['MA-69', 'MA-70', 'MA-94'], 'as much damage as health defeats it: off the map, onto the pile, the excess is lost (TV-6)', () => {
  const s = bare();
  stand(s, 0, 'B4');
  const target = enemy(s, 'C4', 'melee', [], 4);
  s.public.pieces[target]!.damage = 3;
  const t = act(s, 0, 'attack', 4).seat(0).answers(target).over();
  expect(t.state.public.pieces[target]!.space).toBe(AWAY);
  expect(t.state.public.defeated).toEqual([target]);
});
rule(['MA-4', 'MA-14'], 'damage is a number without a limit: more than all tokens of the box can lie on one enemy', () => {
  const s = bare({ mission: 'mm2', players: 4 });
  const beast = boxOf(s).pieces.findIndex(p => p.kind === 'placed');
  s.public.pieces[beast]!.space = at(s, 'A4');
  s.public.pieces[beast]!.damage = 26;
  const t = act(s, 0, 'attack', 3).seat(0).answers(beast).over();
  expect(t.state.public.pieces[beast]!.damage).toBe(29);
});
rule(['MA-71', 'MA-72', 'MA-73'], 'a facedown threat can be attacked: decided first, then turned up, then harmed', () => {
  const s = bare();
  const target = facedown(s, 'A3', 'square');
  const t = act(s, 0, 'attack', 2)
    .offered([target])
    .seat(0)
    .answers(target)
    .asked('MA-49')
    .chance(tokenNamed(s, 'square', 'melee 3'))
    .over();
  expect(t.state.public.pieces[target]).toMatchObject({ token: tokenNamed(s, 'square', 'melee 3'), damage: 2 });
});
rule('MA-74', 'if it is no enemy it stays faceup and takes nothing (TV-7)', () => {
  const s = bare();
  const target = facedown(s, 'A3', 'square');
  const t = act(s, 0, 'attack', 3)
    .seat(0)
    .answers(target)
    .chance(tokenNamed(s, 'square', 'medpac'))
    .over();
  expect(t.state.public.pieces[target]).toMatchObject({ damage: 0, space: at(s, 'A3') });
  expect(t.facts('missed')).toHaveLength(1);
  const up = bare();
  feature(up, 'A3', 'medpac');
  act(up, 0, 'attack', 3).over(); // a faceup feature is no target
});
rule('MA-75', 'a sentry turned up by an attack does no harm', () => {
  const s = bare();
  const target = facedown(s, 'A3', 'square');
  const t = act(s, 0, 'attack', 1)
    .seat(0)
    .answers(target)
    .chance(tokenNamed(s, 'square', 'melee 2 sentry'))
    .over();
  expect(t.facts('hurt')).toEqual([]);
});
rule(['MA-5', 'MA-6'], 'a card beats the rulebook; of two ranges the attacker takes the one that helps', () => {
  const s = bare();
  const far = enemy(s, 'D4', 'melee', [], 3);
  const ranges = boxOf(s).scripts.modifiers.filter(m => m.op === 'attackRange');
  const action = Perform.call({ you: characterId(0), slot: slotOf('attack'), card: NO_CARD, base: 2 }, 'aroundEnd');
  const two = ranges.toSorted((a, b) => a.range - b.range);
  Object.assign(action.call.locals, { mods: [modifierNumber(two.at(-1)!), modifierNumber(two[0]!)] });
  run(s, action, Attack.call({})).offered([far]);
});
rule(['MA-76', 'MA-77', 'MA-81'], 'intel looks at a facedown threat within its strength, in secret, and leaves it (TV-8)', () => {
  const s = bare();
  const near = facedown(s, 'D4', 'square'),
    far = facedown(s, 'E4', 'square');
  const t = act(s, 0, 'intel', 3).asked('MA-76').offered([near]).refused(0, far);
  t.seat(0)
    .answers(near)
    .asked('MA-77')
    .chance(tokenNamed(s, 'square', 'melee 4'))
    .over();
  expect(t.state.public.pieces[near]).toMatchObject({ token: FACEDOWN, space: at(s, 'D4') });
  expect(t.state.secret[0]!.seen[near]).toBe(tokenNamed(s, 'square', 'melee 4'));
});
rule(['MA-78', 'MA-180'], 'only the looker knows what was seen; the others know that somebody looked', () => {
  const s = bare();
  const near = facedown(s, 'D4', 'square'),
    token = tokenNamed(s, 'square', 'melee 4');
  const t = act(s, 0, 'intel', 3).seat(0).answers(near).chance(token);
  expect(t.told(0).some(f => f.type === 'seen' && f.token === token)).toBe(true);
  expect(t.told(1).some(f => f.type === 'seen')).toBe(false);
  expect(t.told(1).some(f => f.type === 'looked')).toBe(true);
  expect(viewOf(t.state, 1).mine!.seen[near]).toBe(FACEDOWN);
});
rule('MA-77', 'what one has seen is what all see when it is turned up, and a second look sees the same', () => {
  const s = bare();
  const near = facedown(s, 'A3', 'square'),
    token = tokenNamed(s, 'square', 'melee 4');
  const t = act(s, 0, 'intel', 3).seat(0).answers(near).chance(token);
  const second = act(t.state, 1, 'intel', 3).seat(1).answers(near).over(); // chance is not asked again
  expect(second.state.secret[1]!.seen[near]).toBe(token);
  const third = act(second.state, 0, 'attack', 1).seat(0).answers(near).over();
  expect(third.state.public.pieces[near]!.token).toBe(token);
});
rule(['MA-79', 'MA-82', 'MA-80'], 'intel moves a faceup enemy exactly one legal space; features stay', () => {
  const s = bare();
  stand(s, 0, 'F4');
  const mover = enemy(s, 'G3', 'melee');
  feature(s, 'F3', 'medpac');
  const t = act(s, 0, 'intel', 2).offered([mover]).seat(0).answers(mover).asked('MA-79');
  t.offered([at(s, 'F3'), at(s, 'G2'), at(s, 'G4')]).refused(0); // the wall to H3 is closed, and one step is due
  t.seat(0).answers(at(s, 'G4')).over();
  expect(t.state.public.pieces[mover]!.space).toBe(at(s, 'G4'));
});
rule('MA-79', 'an enemy that has nowhere to go cannot be chosen', () => {
  const s = bare({ mission: 'm2' });
  stand(s, 0, 'D5');
  enemy(s, 'D6', 'sharpshooter'); // alone on a roof of one space
  act(s, 0, 'intel', 2).over();
});
rule(['MA-83', 'MA-183'], 'plan draws as many cards as its strength, hidden from the others', () => {
  const s = bare();
  const t = act(s, 0, 'plan', 2).asked('MA-83').chance(plan(s, 'defend')).chance(plan(s, 'focus')).asked('MA-84', 0);
  expect(t.state.secret[0]!.drawn).toEqual([plan(s, 'defend'), plan(s, 'focus')]);
  expect(t.told(1).some(f => f.type === 'plan-drawn')).toBe(false);
  expect(JSON.stringify(viewOf(t.state, 1).public.planning)).toBe('{"size":18,"top":[],"bottom":[],"discard":[]}');
});
rule(['MA-84', 'MA-87', 'MA-88'], 'one may be kept faceup, one put back on top, the rest is discarded faceup', () => {
  const s = bare();
  const [a, b, c] = [plan(s, 'defend'), plan(s, 'focus'), plan(s, 'bad-luck')];
  const t = act(s, 0, 'plan', 3).chance(a).chance(b).chance(c).seat(0).answers(a).asked('MA-87', 0).seat(0).answers(b).over();
  expect(t.state.public.characters[0]!.planning).toEqual([a]);
  expect(t.state.public.planning).toMatchObject({ size: 18, discard: [c], top: [1] });
  const again = act(t.state, 1, 'plan', 1); // the card on top is no secret of chance
  again.asked('MA-84', 1).offered([b]);
});
rule('MA-87', 'a single card can be kept or put back, not both', () => {
  const s = bare();
  const t = act(s, 0, 'plan', 1).chance(plan(s, 'defend')).seat(0).answers(plan(s, 'defend')).over();
  expect(t.state.public.planning.top).toEqual([]);
});
rule('MA-85', 'Bad Luck cannot be kept', () => {
  const s = bare();
  act(s, 0, 'plan', 1).chance(plan(s, 'bad-luck')).asked('MA-84').offered([]).refused(0, plan(s, 'bad-luck'));
});
rule('MA-86', 'never two of a name; different ones without limit', () => {
  const s = bare();
  keep(s, 0, 'defend', 'return-fire', 'sidestep');
  act(s, 0, 'plan', 2)
    .chance(plan(s, 'defend', 1))
    .chance(plan(s, 'steady-nerves'))
    .offered([plan(s, 'steady-nerves')]);
});
rule('MA-171', 'an empty planning deck is filled from its discards at once, without the cards just drawn', () => {
  const s = bare();
  const all = boxOf(s).planning.map((_, i) => i);
  s.public.planning.size = 1;
  s.public.planning.discard = all.slice(1);
  const t = act(s, 0, 'plan', 2).chance(0);
  expect(t.facts('reshuffled')).toMatchObject([{ deck: 'planning' }]);
  t.asked('MA-83').offered(all.slice(1));
});
rule('MA-83', 'with nothing left to draw, one draws what there is', () => {
  const s = bare();
  const all = boxOf(s).planning.map((_, i) => i);
  s.public.planning.size = 1;
  s.public.characters[1]!.planning = all.slice(1);
  act(s, 0, 'plan', 3)
    .chance(0)
    .asked('MA-84')
    .offered(boxOf(s).planning[0]!.cannotKeep ? [] : [0]);
});
