import { CHANCE, checkSetup } from '@cadre/core';
import { mandalorian } from '@cadre/mandalorian';
import type { Scenario } from '@cadre/testkit';
import { rule, scenario } from '@cadre/testkit';
import { expect } from 'vitest';
import { Movement } from '../src/actions/move.js';
import { Advance } from '../src/events/enemy-move.js';
import { characterId } from '../src/ids.js';
import type { MandoState } from '../src/state.js';
import { Away, Shift } from '../src/threats/enemy-steps.js';
import { damageOf, duringEvents, inPool, resolve, spaceOf, turnFrom } from './position.js';
import { act, at, bare, disrupted, enemy, keep, laid, nextEvent, run, slotOf, stand, tokenNamed } from './table.js';

const streets = (): MandoState => bare({ mission: 'm2', guide: 71 });
const causes = (t: Scenario<MandoState>) => t.facts('hurt').map(f => [f.character, f.cause]);

rule('MA-196', 'only leaving the space of a grapple enemy costs: not standing in it, not entering it, not passing beside it', () => {
  const s = streets();
  stand(s, 0, 'A4');
  enemy(s, 'B4', 'melee', ['grapple']);
  const t = act(s, 0, 'move', 2).seat(0).answers(at(s, 'B4')).over(); // stopped there
  expect(causes(t)).toEqual([]);
  const beside = streets();
  stand(beside, 0, 'A4');
  enemy(beside, 'B4', 'melee', ['grapple']);
  expect(causes(act(beside, 0, 'move', 1).seat(0).answers(at(beside, 'A5')).over())).toEqual([]);
});
rule('MA-196', 'also for a character that somebody else moves', () => {
  const s = streets();
  enemy(s, 'B4', 'melee', ['grapple']);
  expect(
    causes(
      run(s, Movement.call({ who: characterId(1), steps: 1 }))
        .seat(1)
        .answers(at(s, 'B5'))
        .over(),
    ),
  ).toEqual([[1, 'grapple']]);
});
rule('MA-196', 'the damage of a grapple can be blocked like any other, and the step is made', () => {
  const s = streets();
  enemy(s, 'B4', 'melee', ['grapple']);
  const [defend] = keep(s, 0, 'defend');
  const t = act(s, 0, 'move', 1).seat(0).answers(at(s, 'B5')).asked('MA-90', 0).seat(0).answers(defend!).over();
  expect([damageOf(t, 0), t.state.public.characters[0]!.space]).toEqual([0, at(s, 'B5')]);
});
rule('MA-198', 'once the grapple enemy has been moved away, leaving is free', () => {
  const s = streets();
  const thug = enemy(s, 'B4', 'melee', ['grapple']);
  const t = run(s, Movement.call({ who: characterId(0), steps: 1 }), Shift.call({ piece: thug, steps: 1, upTo: false, seat: 0 }))
    .asked('MA-79', 0)
    .seat(0)
    .answers(at(s, 'A4'));
  t.asked('MA-42', 0).seat(0).answers(at(s, 'B5')).over();
  expect(causes(t)).toEqual([]);
});
rule('MA-200', 'a token that setup lays faceup has not been revealed: its icon does nothing', () => {
  const s = mandalorian.setup(checkSetup(mandalorian, { mission: 'm2' }).setup);
  const icon = tokenNamed(s, 'square', 'blaster 2 missionEffect');
  const t = scenario(mandalorian, s).asked('MA-15', CHANCE).chance(0, 1, 2, 3).asked('MA-19', CHANCE).chance(icon);
  t.asked('MA-19', CHANCE);
  expect(t.facts('placed').map(f => f.token)).toEqual([icon]);
  expect(t.facts('mission-effect')).toEqual([]);
});

rule('MA-202', 'after the move of a saboteur the slot with the lowest total is disrupted, the one being resolved included', () => {
  const s = streets();
  stand(s, 0, 'A4');
  stand(s, 1, 'A4');
  enemy(s, 'D4', 'melee', ['sabotage']);
  for (const [slot, id, token] of [
    ['move', 'mandalorian/clear-the-room', 1],
    ['attack', 'mandalorian/long-rifle', 2],
    ['intel', 'paz/sweeping-fire', 2],
    ['plan', 'paz/heavy-repeater', 3],
  ] as const) {
    laid(s, slot, id);
    disrupted(s, slot, token);
  }
  const e1 = nextEvent(s, 'e1'),
    token = inPool(s, 3);
  const t = resolve(turnFrom(s, 'events'), e1).asked('MA-155', CHANCE).chance(token);
  expect(t.facts('disrupted').map(f => [f.slot, f.token])).toEqual([[slotOf('move'), token]]);
  expect(t.state.public.spent).toContain(token); // gone again with its slot
});
rule(['MA-202', 'MA-206'], 'the mission slot is among those that can be lowest', () => {
  const s = bare({ mission: 'm3', guide: 71 });
  for (const slot of ['move', 'attack', 'intel', 'plan'] as const) disrupted(s, slot, 1);
  stand(s, 0, 'B3');
  stand(s, 1, 'B3');
  const droid = enemy(s, 'E3', 'melee', ['sabotage']);
  const t = duringEvents(s, Advance.call({ piece: droid, steps: 1 }))
    .asked('MA-155', CHANCE)
    .chance(inPool(s, 2))
    .over();
  expect(t.facts('disrupted').map(f => f.slot)).toEqual([slotOf('mission')]);
});
rule('MA-202', 'where several slots are lowest the current player picks one', () => {
  const s = bare({ mission: 'm2', guide: 71, first: 2 });
  disrupted(s, 'attack', 1);
  stand(s, 0, 'A4');
  stand(s, 1, 'A4');
  const thug = enemy(s, 'C4', 'melee', ['sabotage']);
  const t = duringEvents(s, Advance.call({ piece: thug, steps: 1 }))
    .asked('MA-7', 1)
    .offered([slotOf('move'), slotOf('intel'), slotOf('plan')]);
  t.seat(1).answers(slotOf('plan')).asked('MA-155', CHANCE);
});
rule('MA-202', 'it disrupts after any move in the Event Step, also one away from a character', () => {
  const s = streets();
  stand(s, 0, 'A4');
  const thug = enemy(s, 'B4', 'melee', ['sabotage']);
  const t = duringEvents(s, Away.call({ piece: thug, from: characterId(0), steps: 1 }))
    .seat(0)
    .answers(at(s, 'C4'))
    .asked('MA-7', 0);
  expect(spaceOf(t, thug)).toBe(at(s, 'C4'));
});
rule('MA-203', 'a saboteur that is held in its place disrupts nothing', () => {
  const s = streets();
  stand(s, 0, 'A4');
  stand(s, 1, 'A4');
  const thug = enemy(s, 'D4', 'melee', ['sabotage']);
  s.public.standing = [{ kind: 'pin', who: thug, until: 'turn', seat: 0, since: 1, n: 0, range: 0, which: 0 }];
  const t = duringEvents(s, Advance.call({ piece: thug, steps: 2 })).over();
  expect([...t.facts('enemy-moved'), ...t.facts('disrupted')]).toEqual([]);
});
rule('MA-204', 'moved by intel in the Action Step it disrupts nothing', () => {
  const s = streets();
  const thug = enemy(s, 'C4', 'melee', ['sabotage']);
  const t = act(s, 0, 'intel', 2).seat(0).answers(thug).seat(0).answers(at(s, 'D4')).over();
  expect(spaceOf(t, thug)).toBe(at(s, 'D4'));
  expect(t.facts('disrupted')).toEqual([]);
});
