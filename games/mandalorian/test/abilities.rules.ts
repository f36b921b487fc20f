import { enclosing } from '@cadre/core';
import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { Plan } from '../src/actions/plan.js';
import { boxOf } from '../src/box/box.js';
import { deedCode } from '../src/codes.js';
import { EnemyMove } from '../src/events/enemy-move.js';
import { slotTotal } from '../src/events/slots.js';
import { characterId } from '../src/ids.js';
import { Shift } from '../src/threats/enemy-steps.js';
import { Reveal } from '../src/threats/reveal.js';
import {
  act,
  agree,
  at,
  bare,
  disrupted,
  enemy,
  facedown,
  feature,
  keep,
  run,
  slotOf,
  stand,
  takeTurn,
  tokenNamed,
  until,
} from './table.js';

const damage = (t: { state: { public: { characters: { damage: number }[] } } }, c = 0): number => t.state.public.characters[c]!.damage;
const MELEE = 1;

rule(['MA-98', 'MA-99'], 'a feature is used while moving through its space', () => {
  const s = bare();
  s.public.characters[0]!.damage = 1;
  const pack = feature(s, 'B4', 'medpac');
  const t = act(s, 0, 'move', 2)
    .seat(0)
    .answers(at(s, 'B4'))
    .seat(0)
    .answers(deedCode('feature', characterId(0), pack))
    .asked('MA-42')
    .seat(0)
    .answers(at(s, 'C4'))
    .over();
  expect(damage(t)).toBe(0);
});
rule('MA-99', 'a crate draws two planning cards, one may be kept', () => {
  const s = bare();
  const crate = feature(s, 'A4', 'crate');
  const t = takeTurn(s)
    .seat(0)
    .answers(deedCode('feature', characterId(0), crate))
    .asked('MA-83');
  expect(enclosing(t.state, Plan).keep).toBe(1);
});
rule('MA-164', 'Sidestep prevents the damage of a sentry', () => {
  const s = bare();
  enemy(s, 'C4', 'melee', ['sentry']);
  const [side] = keep(s, 0, 'sidestep');
  const t = act(s, 0, 'move', 1).seat(0).answers(at(s, 'B4')).asked('MA-90', 0).seat(0).answers(side!).over();
  expect(damage(t)).toBe(0);
});
rule(['MA-196', 'MA-197'], 'a grapple enemy deals 1 damage in its space before the step out, each of them', () => {
  const s = bare({ mission: 'm2' });
  enemy(s, 'B4', 'melee', ['grapple']);
  enemy(s, 'B4', 'melee', ['grapple']);
  const t = act(s, 0, 'move', 1).seat(0).answers(at(s, 'B5')).over();
  expect(t.facts('hurt').map(f => f.cause)).toEqual(['grapple', 'grapple']);
  const order = t.facts().map(f => f.type);
  expect(order.indexOf('hurt')).toBeLessThan(order.indexOf('moved'));
  const last = bare({ mission: 'm2' });
  last.public.characters[0]!.damage = boxOf(last).characters[0]!.health - 1;
  enemy(last, 'B4', 'melee', ['grapple']);
  const u = act(last, 0, 'move', 1).seat(0).answers(at(last, 'B5')).over();
  expect([u.state.public.result, u.state.public.characters[0]!.space]).toEqual(['lost', at(last, 'B4')]);
});
rule('MA-198', 'a grapple enemy that leaves the space does no harm', () => {
  const s = bare({ mission: 'm2' });
  const piece = enemy(s, 'B4', 'melee', ['grapple']);
  const t = run(s, Shift.call({ piece, steps: 1, upTo: false, seat: 0 }))
    .seat(0)
    .answers(at(s, 'A4'))
    .over();
  expect(damage(t)).toBe(0);
});
rule(['MA-199', 'MA-200'], 'a mission effect icon does what the briefing says when it is turned up, on enemies and features', () => {
  for (const words of ['melee 2 missionEffect', 'empty  missionEffect']) {
    const s = bare({ mission: 'm2' });
    const piece = facedown(s, 'B3', 'circle');
    const t = run(s, Reveal.call({ piece, you: characterId(0) }))
      .chance(tokenNamed(s, 'circle', words))
      .asked('MA-155')
      .chance(0)
      .over(); // disrupt Move
    expect(t.state.public.slots[slotOf('move')]!.tokens).toEqual([0]);
  }
});
rule('MA-200', 'a token that is placed faceup or looked at is not turned up', () => {
  const s = bare({ mission: 'm2' });
  const piece = facedown(s, 'B3', 'circle');
  act(s, 0, 'intel', 2)
    .seat(0)
    .answers(piece)
    .chance(tokenNamed(s, 'circle', 'melee 2 missionEffect'))
    .over();
});
rule('MA-201', 'it happens even if the enemy is defeated by what turned it up', () => {
  const s = bare({ mission: 'm2' });
  const piece = facedown(s, 'B3', 'circle');
  const t = act(s, 0, 'attack', 4)
    .seat(0)
    .answers(piece)
    .chance(tokenNamed(s, 'circle', 'melee 2 missionEffect'))
    .asked('MA-155')
    .chance(0)
    .over();
  expect(t.state.public.defeated).toEqual([piece]);
});
rule('MA-202', 'a sabotage enemy that moves in the Event Step disrupts the lowest slot', () => {
  const s = bare({ mission: 'm2' });
  s.public.turn.step = 'event';
  for (const slot of ['move', 'attack', 'plan'] as const) disrupted(s, slot, 1);
  enemy(s, 'E4', 'melee', ['sabotage']);
  const t = until(run(s, EnemyMove.call({ classes: MELEE, count: 1, steps: 1, within: -1 })), 'MA-155')
    .chance(s.public.pool[0]!)
    .over();
  expect(slotTotal(boxOf(s), t.state.public.slots[slotOf('intel')]!)).toBeGreaterThan(0);
  const tie = bare({ mission: 'm2' });
  tie.public.turn.step = 'event';
  disrupted(tie, 'move', 1);
  enemy(tie, 'E4', 'melee', ['sabotage']);
  until(run(tie, EnemyMove.call({ classes: MELEE, count: 1, steps: 1, within: -1 })), 'MA-7').offered([1, 2, 3]);
});
rule('MA-203', 'without a movement no disruption', () => {
  const s = bare({ mission: 'm2' });
  s.public.turn.step = 'event';
  enemy(s, 'B4', 'melee', ['sabotage']);
  expect(
    run(s, EnemyMove.call({ classes: MELEE, count: 1, steps: 2, within: -1 }))
      .over()
      .facts('disrupted'),
  ).toEqual([]);
});
rule('MA-204', 'moved at another time it disrupts nothing', () => {
  const s = bare({ mission: 'm2' });
  const piece = enemy(s, 'B4', 'melee', ['sabotage']);
  const t = run(s, Shift.call({ piece, steps: 1, upTo: false, seat: 0 }))
    .seat(0)
    .answers(at(s, 'A4'))
    .over();
  expect(t.facts('disrupted')).toEqual([]);
});
rule(['MA-206', 'MA-207', 'MA-208'], 'a mission slot is a slot like the others, with a token and an action of its own', () => {
  const s = bare({ mission: 'm3' });
  expect(boxOf(s).slots).toEqual(['move', 'attack', 'intel', 'plan', 'mission']);
  stand(s, 0, 'E3');
  const t = act(s, 0, 'mission', 'mandalorian/clear-the-room').asked('MA-55', 0);
  const [door] = boxOf(s).terrain.doors.flatMap((d, i) => (d.a === at(s, 'E2') || d.b === at(s, 'E2') ? [i] : []));
  t.seat(0).answers(door!).over();
  expect(t.state.public.doors).toBe(1 << door!);
  expect(slotTotal(boxOf(s), t.state.public.slots[slotOf('mission')]!)).toBe(4);
});
rule('MA-209', 'with 4+ any card may lie there, but only strength 4 does something (TV-34, TV-35)', () => {
  const s = bare({ mission: 'm3' });
  stand(s, 0, 'E3');
  const t = act(s, 0, 'mission', 'mandalorian/relentless').over(); // 3: nothing to decide, nothing happens
  expect([t.state.public.doors, slotTotal(boxOf(s), t.state.public.slots[slotOf('mission')]!)]).toEqual([0, 3]);
  const raised = bare({ mission: 'm3' });
  stand(raised, 0, 'E3');
  const [focus] = keep(raised, 0, 'focus');
  agree(act(raised, 0, 'mission', 'mandalorian/relentless').seat(0).answers(focus!)).asked('MA-55', 0); // 5 is enough
});
