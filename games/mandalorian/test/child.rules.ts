import { checkSetup } from '@cadre/core';
import { mandalorian } from '@cadre/mandalorian';
import { rule, scenario } from '@cadre/testkit';
import { expect } from 'vitest';
import { boxOf } from '../src/box/box.js';
import { deedCode } from '../src/codes.js';
import { runScript } from '../src/effects/effects.js';
import { EnemyAttack } from '../src/events/enemy-attack.js';
import { EnemyMove } from '../src/events/enemy-move.js';
import { characterId, NOBODY, pieceId, spaceId } from '../src/ids.js';
import type { MandoState } from '../src/state.js';
import { damageEnemy } from '../src/threats/damage.js';
import { Hurt } from '../src/threats/hurt.js';
import { act, agree, at, bare, enemy, eventNumber, facedown, feature, keep, run, takeTurn, until } from './table.js';

const night = (): MandoState => bare({ mission: 'm2' });
const carried = (s: MandoState, by: number): void => {
  s.public.child = { held: 'character', by: characterId(by), fled: false };
};
const lies = (s: MandoState, name: string): void => {
  s.public.child = { held: 'space', by: at(s, name), fled: false };
};
const RESCUE = deedCode('rescue', characterId(0), 0);

rule('MA-184', 'the mission says how The Child comes in', () => {
  const t = until(scenario(mandalorian, mandalorian.setup(checkSetup(mandalorian, { mission: 'm2' }).setup)), 'MA-35');
  expect(t.state.public.child).toEqual({ held: 'character', by: 0, fled: false });
  const other = { mission: 'm2', mode: 'sandbox', character1: 'burg', character2: 'cara', first: 2 };
  const u = until(scenario(mandalorian, mandalorian.setup(checkSetup(mandalorian, other).setup)), 'MA-35');
  expect(u.state.public.child).toMatchObject({ held: 'character', by: 1 }); // the first player's character
});
rule('MA-185', 'it is carried by a character, by an enemy where the mission allows, or lies in a space', () => {
  const s = night();
  s.public.turn.step = 'event';
  lies(s, 'C4');
  const taker = enemy(s, 'D4', 'blaster');
  const t = until(run(s, EnemyMove.call({ classes: 2, count: 1, steps: 1, within: -1 })), 'nothing');
  expect(t.state.public.child).toMatchObject({ held: 'enemy', by: taker });
  const home = until(run(t.state, EnemyMove.call({ classes: 2, count: 1, steps: 9, within: -1 })), 'nothing'); // now it heads for the nearest star
  expect(boxOf(s).terrain.stars).toContain(home.state.public.pieces[taker]!.space);
  expect([home.state.public.result, home.state.public.reason]).toEqual(['lost', 'enemyWithChildIn']);
});
rule('MA-186', 'any action in its space can rescue it: before, while moving through, or at the end', () => {
  const s = night();
  lies(s, 'B4');
  const t = agree(act(s, 0, 'plan', 1).asked('MA-186', 0).seat(0).answers(RESCUE)).asked('MA-83');
  expect(t.state.public.child).toMatchObject({ held: 'character', by: 0 });
  const through = night();
  lies(through, 'C4');
  const u = act(through, 0, 'move', 2).seat(0).answers(at(through, 'C4')).seat(0).answers(RESCUE).seat(0).answers(at(through, 'D4')).over();
  expect([u.state.public.child.held, u.state.public.characters[0]!.space]).toEqual(['character', at(through, 'D4')]);
});
rule('MA-187', 'not while somebody carries it', () => {
  const s = night();
  carried(s, 1);
  act(s, 0, 'plan', 1).asked('MA-83');
  const taken = night();
  const e = enemy(taken, 'B4', 'blaster');
  taken.public.child = { held: 'enemy', by: e, fled: false };
  act(taken, 0, 'plan', 1).asked('MA-83');
});
rule('MA-188', 'a defeated carrier drops it where it stood', () => {
  const s = night();
  const e = enemy(s, 'C4', 'blaster', [], 2);
  s.public.child = { held: 'enemy', by: e, fled: false };
  const t = act(s, 0, 'attack', 4).seat(0).answers(e).over();
  expect(t.state.public.child).toMatchObject({ held: 'space', by: at(s, 'C4') });
});
rule('MA-189', 'nobody can drop it or hand it over', () => {
  const s = night();
  carried(s, 0);
  takeTurn(s).asked('MA-33'); // nothing to do in the Action Step without cards
  const t = act(night(), 0, 'move', 1);
  expect(t.state.pending!.asks[0]!.space).toMatchObject({ of: 'step' });
});
rule('MA-190', 'it cannot be rescued in the turn in which it fled', () => {
  const s = night();
  lies(s, 'B4');
  s.public.child.fled = true;
  act(s, 0, 'plan', 1).asked('MA-83');
  const end = night();
  end.public.child = { held: 'space', by: spaceId(0), fled: true };
  const t = until(takeTurn(end), 'MA-33').chance(...boxOf(end).decks[0]!.slice(0, 4));
  expect(t.state.public.child.fled).toBe(false);
});
rule(['MA-191', 'MA-192'], 'damage to the carrier makes it flee beside, to an enemy or facedown token if there is one', () => {
  const s = night();
  carried(s, 0);
  enemy(s, 'A4', 'blaster');
  facedown(s, 'B5', 'square');
  feature(s, 'B3', 'medpac'); // a feature is no danger
  const t = run(s, Hurt.call({ who: characterId(0), n: 1, cause: 'effect', source: NOBODY }))
    .asked('MA-191', 0)
    .offered([at(s, 'A4'), at(s, 'B5')])
    .seat(0)
    .answers(at(s, 'B5'))
    .over();
  expect(t.state.public.child).toEqual({ held: 'space', by: at(s, 'B5'), fled: true });
  const quiet = night();
  carried(quiet, 0);
  run(quiet, Hurt.call({ who: characterId(0), n: 1, cause: 'effect', source: NOBODY })).offered([
    at(quiet, 'A4'),
    at(quiet, 'C4'),
    at(quiet, 'B3'),
    at(quiet, 'B5'),
  ]);
});
rule('MA-193', 'if all damage is blocked it stays (TV-30); if some is left it flees', () => {
  const s = night();
  carried(s, 0);
  const [defend] = keep(s, 0, 'defend');
  const t = run(s, Hurt.call({ who: characterId(0), n: 1, cause: 'attack', source: NOBODY }))
    .seat(0)
    .answers(defend!)
    .over();
  expect(t.state.public.child.held).toBe('character');
  const two = night();
  carried(two, 0);
  const [one] = keep(two, 0, 'defend');
  run(two, Hurt.call({ who: characterId(0), n: 2, cause: 'attack', source: NOBODY }))
    .seat(0)
    .answers(one!)
    .asked('MA-191');
});
rule('MA-194', 'an event can make it flee without damage, by the same rule', () => {
  const s = night();
  carried(s, 1);
  enemy(s, 'A4', 'blaster');
  const t = run(s, runScript(s, boxOf(s).events[eventNumber(s, 'e12')]!.ops, { you: characterId(0) })).over(); // one dangerous space: no choice
  expect(t.state.public.child).toMatchObject({ held: 'space', by: at(s, 'A4'), fled: true });
  expect(t.state.public.characters[1]!.damage).toBe(0);
});
rule('MA-195', 'a Child that nobody carries does not flee', () => {
  const s = night();
  lies(s, 'B4');
  const t = until(run(s, EnemyAttack.call({ classes: 7, count: 1, range: 0, least: false })), 'nothing');
  expect(t.state.public.child).toMatchObject({ held: 'space', by: at(s, 'B4') });
  const u = run(s, Hurt.call({ who: characterId(0), n: 1, cause: 'effect', source: NOBODY })).over();
  expect(u.state.public.child.fled).toBe(false);
});
rule('MA-185', 'mission 4: the Commander is safe until the enemy with The Child has been defeated', () => {
  const s = bare({ mission: 'm4' });
  const commander = pieceId(boxOf(s).pieces.findIndex(p => p.kind === 'placed'));
  s.public.pieces[commander]!.space = at(s, 'D1');
  expect([damageEnemy(s, commander, 3, 'MA-67'), s.public.pieces[commander]!.damage]).toEqual([false, 0]);
  const e = enemy(s, 'E2', 'blaster', [], 2);
  s.public.child = { held: 'enemy', by: e, fled: false };
  damageEnemy(s, e, 2, 'MA-67');
  damageEnemy(s, commander, 3, 'MA-67');
  expect(s.public.pieces[commander]!.damage).toBe(3);
});
