import type { Scenario } from '@cadre/testkit';
import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { Movement } from '../src/actions/move.js';
import { deedCode } from '../src/codes.js';
import { Spawn } from '../src/events/spawn.js';
import { AWAY, characterId } from '../src/ids.js';
import type { MandoState } from '../src/state.js';
import { Reveal } from '../src/threats/reveal.js';
import { damageOf, duringEvents, inPool, spaceOf, spaces, turnFrom, waiting } from './position.js';
import {
  act,
  agree,
  at,
  bare,
  disrupted,
  enemy,
  facedown,
  feature,
  hold,
  keep,
  run,
  slotOf,
  stand,
  takeTurn,
  tokenNamed,
} from './table.js';

const hurtBy = (t: Scenario<MandoState>) => t.facts('hurt').map(f => [f.character, f.cause]);

rule(['MA-161', 'MA-163'], 'in the own Action Step a Medpac of the own space heals 1 and is gone; left alone it stays', () => {
  const s = bare();
  s.public.characters[0]!.damage = 2;
  const medpac = feature(s, 'A4', 'medpac');
  const [quick] = hold(s, 0, 'mandalorian/quick-draw');
  const use = deedCode('feature', characterId(0), medpac);
  const t = takeTurn(s).asked('MA-35', 0).offered([quick!, use]).seat(0).answers(quick!).seat(0).answers(slotOf('plan'));
  expect(spaceOf(t, medpac)).toBe(at(s, 'A4'));
  agree(t)
    .chance(0)
    .asked('MA-98', 0)
    .seat(0)
    .passes()
    .seat(0)
    .passes()
    .seat(0)
    .passes()
    .asked('MA-35', 0)
    .offered([use])
    .seat(0)
    .answers(use);
  expect(damageOf(t, 0)).toBe(1);
  expect(spaceOf(t, medpac)).toBe(AWAY);
});
rule('MA-161', 'a Medpac can be used on the way through its space', () => {
  const s = bare();
  s.public.characters[0]!.damage = 1;
  const medpac = feature(s, 'B4', 'medpac');
  const t = act(s, 0, 'move', 2).seat(0).answers(at(s, 'B4'));
  t.asked('MA-42', 0)
    .seat(0)
    .answers(deedCode('feature', characterId(0), medpac))
    .asked('MA-42', 0)
    .seat(0)
    .answers(at(s, 'C4'))
    .over();
  expect(damageOf(t, 0)).toBe(0);
});
rule('MA-162', 'a Medpac is not for the unhurt (TV-27), nor for somebody else, nor in the turn of somebody else', () => {
  const s = bare();
  s.public.characters[1]!.damage = 2; // in the same space
  const medpac = feature(s, 'A4', 'medpac');
  const [quick] = hold(s, 0, 'mandalorian/quick-draw');
  const t = takeTurn(s)
    .offered([quick!])
    .refused(0, deedCode('feature', characterId(0), medpac))
    .refused(0, deedCode('feature', characterId(1), medpac));
  expect(spaceOf(t, medpac)).toBe(at(s, 'A4'));
});

rule('MA-164', 'whoever ends a movement within range 1 of a sentry takes 1 damage from it', () => {
  for (const name of ['B4', 'C4']) {
    const s = bare();
    enemy(s, name, 'blaster', ['sentry']);
    const t = act(s, 0, 'move', 1).seat(0).answers(at(s, 'B4')).over();
    expect(hurtBy(t)).toEqual([[0, 'sentry']]);
  }
});
rule('MA-164', 'several sentries deal 1 damage each, and each can be blocked by itself', () => {
  const s = bare();
  enemy(s, 'C4', 'blaster', ['sentry']);
  enemy(s, 'B5', 'melee', ['sentry']);
  const [defend] = keep(s, 0, 'defend');
  const t = act(s, 0, 'move', 1)
    .seat(0)
    .answers(at(s, 'B4'))
    .asked('MA-90', 0)
    .seat(0)
    .passes()
    .asked('MA-90', 0)
    .seat(0)
    .answers(defend!)
    .over();
  expect(damageOf(t, 0)).toBe(1);
});
rule('MA-164', 'going out and coming back is a movement', () => {
  const s = bare();
  enemy(s, 'A5', 'melee', ['sentry']);
  const t = act(s, 0, 'move', 2).seat(0).answers(at(s, 'A3')).seat(0).answers(at(s, 'A4')).over();
  expect(hurtBy(t)).toEqual([[0, 'sentry']]);
});
rule('MA-164', 'a sentry minds whoever is moved, also by the effect of somebody else', () => {
  const s = bare();
  stand(s, 1, 'C3');
  enemy(s, 'B2', 'blaster', ['sentry']);
  const t = run(s, Movement.call({ who: characterId(1), steps: 1 }))
    .asked('MA-42', 1)
    .seat(1)
    .answers(at(s, 'B3'))
    .over();
  expect(hurtBy(t)).toEqual([[1, 'sentry']]);
});
rule('MA-164', 'two movements of a turn are looked at one by one', () => {
  const s = bare();
  enemy(s, 'B5', 'blaster', ['sentry']);
  const t = run(s, Movement.call({ who: characterId(0), steps: 1 }), Movement.call({ who: characterId(0), steps: 1 })); // the last one first
  t.seat(0).answers(at(s, 'B4')).seat(0).answers(at(s, 'C4')).over();
  expect(hurtBy(t)).toEqual([[0, 'sentry']]);
  const u = run(bareBeside(), Movement.call({ who: characterId(0), steps: 1 }), Movement.call({ who: characterId(0), steps: 1 }))
    .seat(0)
    .answers(at(s, 'B4'))
    .seat(0)
    .answers(at(s, 'A4'))
    .over();
  expect(hurtBy(u)).toEqual([
    [0, 'sentry'],
    [0, 'sentry'],
  ]);
});
const bareBeside = (): MandoState => {
  const s = bare();
  enemy(s, 'B4', 'blaster', ['sentry']);
  return s;
};
rule('MA-164', 'a sentry that comes to you, or is spawned on you, does nothing', () => {
  const s = bare();
  const guard = enemy(s, 'C4', 'blaster', ['sentry']);
  const t = act(s, 0, 'intel', 2).seat(0).answers(guard).asked('MA-79', 0).seat(0).answers(at(s, 'B4')).over();
  expect(hurtBy(t)).toEqual([]);
  const fresh = bare();
  const u = duringEvents(fresh, Spawn.call({ spaces: spaces(fresh, 'A4') }))
    .chance(waiting(fresh, 'melee', 'sentry'))
    .over();
  expect(hurtBy(u)).toEqual([]);
});
rule('MA-165', 'passing a sentry and ending at range 2 costs nothing (TV-23)', () => {
  const s = bare();
  enemy(s, 'B5', 'blaster', ['sentry']);
  const t = act(s, 0, 'move', 2).seat(0).answers(at(s, 'B4')).seat(0).answers(at(s, 'C4')).over();
  expect(hurtBy(t)).toEqual([]);
});
rule('MA-166', 'a facedown sentry that you walk onto deals its damage', () => {
  const s = bare();
  facedown(s, 'B4', 'square');
  const t = act(s, 0, 'move', 3)
    .seat(0)
    .answers(at(s, 'B4'))
    .chance(tokenNamed(s, 'square', 'blaster 2 sentry'))
    .over();
  expect(hurtBy(t)).toEqual([[0, 'sentry']]);
});
rule('MA-167', 'a sentry that is revealed in any other way does no harm: by an attack, by an event', () => {
  const s = bare();
  const hidden = facedown(s, 'B4', 'square');
  const t = act(s, 0, 'attack', 1)
    .seat(0)
    .answers(hidden)
    .chance(tokenNamed(s, 'square', 'blaster 2 sentry'))
    .over();
  expect(t.facts('revealed').length).toBe(1);
  expect(hurtBy(t)).toEqual([]);
  const other = bare();
  const u = duringEvents(other, Reveal.call({ piece: facedown(other, 'B4', 'square'), you: characterId(0) }))
    .chance(tokenNamed(other, 'square', 'blaster 2 sentry'))
    .over();
  expect(hurtBy(u)).toEqual([]);
});
rule('MA-168', 'a move of 0 spaces beside a sentry is no movement (TV-26)', () => {
  const s = bare();
  enemy(s, 'A4', 'blaster', ['sentry']);
  expect(hurtBy(act(s, 0, 'move', 3).seat(0).passes().over())).toEqual([]);
});
for (const [from, to, sentry, reaches] of [
  ['B1', 'B2', 'C2', true], // a dotted line between them
  ['B4', 'C4', 'C3', false], // the wall of the hut between them
] as const)
  rule('MA-169', `a sentry at ${sentry} ${reaches ? 'reaches across a dotted line' : 'does not reach through a wall'} to ${to}`, () => {
    const s = bare();
    stand(s, 0, from);
    enemy(s, sentry, 'blaster', ['sentry']);
    expect(hurtBy(act(s, 0, 'move', 1).seat(0).answers(at(s, to)).over()).length).toBe(reaches ? 1 : 0);
  });
rule('MA-170', 'a feature of the last space can be used before the sentry strikes, and can take it away', () => {
  const s = bare({ mission: 'm4', guide: 71 });
  stand(s, 0, 'D5');
  const bomb = feature(s, 'C5', 'detonator'),
    lookout = enemy(s, 'B5', 'sharpshooter', ['sentry'], 2);
  const use = deedCode('feature', characterId(0), bomb);
  const t = act(s, 0, 'move', 1).seat(0).answers(at(s, 'C5')).asked('MA-42', 0).offered([use]).seat(0).answers(use).over();
  expect(t.facts('defeated').map(f => f.piece)).toEqual([lookout]);
  expect(hurtBy(t)).toEqual([]);
});
rule(['MA-166', 'MA-170', 'MA-200'], 'where everything comes together: reveal, mission effect, feature, and only then the sentry', () => {
  const s = bare({ mission: 'm2', guide: 71 });
  facedown(s, 'C4', 'square');
  const crate = feature(s, 'C4', 'crate');
  enemy(s, 'D4', 'blaster', ['sentry']);
  disrupted(s, 'plan', 1);
  const t = act(s, 0, 'move', 2)
    .seat(0)
    .answers(at(s, 'C4'))
    .chance(tokenNamed(s, 'square', 'blaster 2 missionEffect'));
  t.asked('MA-155')
    .chance(inPool(s, 2))
    .asked('MA-42', 0)
    .offered([deedCode('feature', characterId(0), crate)]);
  expect(hurtBy(t)).toEqual([]);
  t.seat(0).passes().over();
  expect(hurtBy(t)).toEqual([[0, 'sentry']]);
});
rule('MA-163', 'the next player finds the Medpac where it lies', () => {
  const s = bare({ first: 2 });
  s.public.characters[1]!.damage = 1;
  const medpac = feature(s, 'A4', 'medpac');
  turnFrom(s, 'begin')
    .asked('MA-35', 1)
    .offered([deedCode('feature', characterId(1), medpac)]);
});
