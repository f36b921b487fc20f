import { CHANCE, checkSetup } from '@cadre/core';
import { mandalorian } from '@cadre/mandalorian';
import { rule, scenario } from '@cadre/testkit';
import { expect } from 'vitest';
import { Perform } from '../src/actions/perform.js';
import { childSpace } from '../src/child/place.js';
import { deedCode } from '../src/codes.js';
import { Advance } from '../src/events/enemy-move.js';
import { characterId, NO_CARD, NOBODY } from '../src/ids.js';
import type { MandoState } from '../src/state.js';
import { Hurt } from '../src/threats/hurt.js';
import { damageOf, duringEvents, inPool, reinforce, spaceOf, spaces, turnFrom, waiting } from './position.js';
import { act, agree, at, bare, disrupted, enemy, facedown, feature, type Given, run, slotOf, stand, tokenNamed, until } from './table.js';

const night = (given: Given = {}): MandoState => bare({ mission: 'm2', guide: 71, ...given });
const carriedBy = (s: MandoState, who: number): void => {
  s.public.child = { held: 'character', by: characterId(who), fled: false };
};
const liesIn = (s: MandoState, name: string): void => {
  s.public.child = { held: 'space', by: at(s, name), fled: false };
};
const RESCUE = deedCode('rescue', characterId(0), 0);

rule('MA-184', 'in the last mission The Child begins on the enemy in the middle of the plaza', () => {
  const t = until(scenario(mandalorian, mandalorian.setup(checkSetup(mandalorian, { mission: 'm4' }).setup)), 'MA-33');
  expect(t.state.public.child.held).toBe('enemy');
  expect(childSpace(t.state)).toBe(at(t.state, 'E2'));
});
rule('MA-185', 'an enemy takes The Child only where it ends a move of the Event Step, and only if the mission says so', () => {
  const s = night();
  stand(s, 0, 'A4');
  stand(s, 1, 'A4');
  liesIn(s, 'C4');
  const passing = enemy(s, 'D4', 'blaster');
  const t = duringEvents(s, Advance.call({ piece: passing, steps: 2 })).over();
  expect([spaceOf(t, passing), t.state.public.child.held]).toEqual([at(s, 'B4'), 'space']);
  const pushed = night();
  liesIn(pushed, 'D4');
  const e = enemy(pushed, 'C4', 'blaster');
  const u = act(pushed, 0, 'intel', 1).seat(0).answers(e).seat(0).answers(at(pushed, 'D4')).over();
  expect(u.state.public.child.held).toBe('space'); // the Action Step is no Event Step
  const plaza = bare({ mission: 'm4', guide: 71 });
  liesIn(plaza, 'E6');
  const trooper = enemy(plaza, 'E5', 'blaster');
  expect(duringEvents(plaza, Advance.call({ piece: trooper, steps: 1 })).over().state.public.child.held).toBe('space');
});
rule(['MA-186', 'MA-188'], 'an attack that brings down the carrier in your space ends with a rescue, if you like', () => {
  const s = night();
  const thief = enemy(s, 'B4', 'blaster', [], 2);
  s.public.child = { held: 'enemy', by: thief, fled: false };
  const t = act(s, 0, 'attack', 2)
    .asked('MA-67', 0)
    .seat(0)
    .answers(thief)
    .asked('MA-186', 0)
    .offered([RESCUE])
    .seat(0)
    .answers(RESCUE)
    .over();
  expect(t.state.public.child).toEqual({ held: 'character', by: 0, fled: false });
});
rule('MA-186', 'rescuing is a choice, and only for who performs the action', () => {
  const s = night();
  liesIn(s, 'B4');
  const t = act(s, 0, 'attack', 1)
    .asked('MA-186', 0)
    .refused(0, deedCode('rescue', characterId(1), 0))
    .seat(0)
    .passes()
    .asked('MA-186', 0)
    .seat(0)
    .passes()
    .over();
  expect(t.state.public.child.held).toBe('space');
});
rule('MA-189', 'who carries The Child is offered no way to drop it or to hand it to a friend in the same space', () => {
  const s = night();
  carriedBy(s, 0);
  const around = spaces(s, 'A4', 'B3', 'B5', 'C4');
  act(s, 0, 'move', 1).asked('MA-42', 0).offered(around);
  const plan = night();
  carriedBy(plan, 0);
  act(plan, 0, 'plan', 1).asked('MA-83', CHANCE); // no question about The Child before it
});
rule('MA-190', 'nobody rescues a Child that fled in this turn; from the next turn on it can be rescued', () => {
  const s = night();
  stand(s, 1, 'B5');
  carriedBy(s, 0);
  enemy(s, 'B5', 'blaster');
  s.public.turn.step = 'action';
  const t = agree(
    run(
      s,
      Perform.call({ you: characterId(1), slot: slotOf('plan'), card: NO_CARD, base: 1 }),
      Hurt.call({ who: characterId(0), n: 1, cause: 'effect', source: NOBODY }),
    ),
  ).asked('MA-83', CHANCE); // no rescue on offer
  expect(t.state.public.child).toEqual({ held: 'space', by: at(s, 'B5'), fled: true });
  const over = night();
  over.public.child = { held: 'space', by: at(s, 'B4'), fled: true };
  expect(turnFrom(over, 'end').state.public.child.fled).toBe(false);
});
rule('MA-191', "the carrier's player says where it runs, also in the turn of somebody else", () => {
  const s = night({ first: 2 });
  carriedBy(s, 0);
  const t = duringEvents(s, Hurt.call({ who: characterId(0), n: 1, cause: 'attack', source: NOBODY }))
    .asked('MA-191', 0)
    .refused(1, at(s, 'A4'))
    .seat(0)
    .answers(at(s, 'A4'))
    .over();
  expect(t.state.public.child).toEqual({ held: 'space', by: at(s, 'A4'), fled: true });
});
rule(['MA-191', 'MA-192'], 'it does not run across a dotted line, not even toward an enemy', () => {
  const s = night();
  stand(s, 0, 'F3');
  carriedBy(s, 0);
  enemy(s, 'G3', 'sharpshooter'); // on the roof beside
  run(s, Hurt.call({ who: characterId(0), n: 1, cause: 'effect', source: NOBODY }))
    .asked('MA-191', 0)
    .offered(spaces(s, 'E3', 'F2', 'F4'));
});
rule(['MA-191', 'MA-185'], 'running into an enemy does not put it into its hands', () => {
  const s = night();
  carriedBy(s, 0);
  enemy(s, 'C4', 'blaster');
  const t = run(s, Hurt.call({ who: characterId(0), n: 1, cause: 'effect', source: NOBODY })).over(); // one dangerous space: no choice
  expect(t.state.public.child).toEqual({ held: 'space', by: at(s, 'C4'), fled: true });
});
rule('MA-192', 'a facedown token draws it like an enemy, a feature does not', () => {
  const s = night();
  carriedBy(s, 0);
  facedown(s, 'B3', 'square');
  feature(s, 'A4', 'medpac');
  const t = run(s, Hurt.call({ who: characterId(0), n: 1, cause: 'effect', source: NOBODY })).over();
  expect(t.state.public.child.by).toBe(at(s, 'B3'));
});
rule(['MA-191', 'MA-197'], 'a carrier hurt by a grapple goes on without The Child', () => {
  const s = night();
  carriedBy(s, 0);
  enemy(s, 'B4', 'melee', ['grapple']);
  const t = act(s, 0, 'move', 1)
    .seat(0)
    .answers(at(s, 'B5'))
    .asked('MA-191', 0)
    .offered(spaces(s, 'A4', 'B3', 'B5', 'C4'));
  t.seat(0).answers(at(s, 'A4')).over();
  expect([damageOf(t, 0), t.state.public.characters[0]!.space]).toEqual([1, at(s, 'B5')]);
});
rule('MA-195', 'a Child on an enemy or in a space does not run from anything', () => {
  const s = night();
  const thief = reinforce(s, 'C4', 'blaster');
  s.public.child = { held: 'enemy', by: thief, fled: false };
  disrupted(s, 'move', 3);
  disrupted(s, 'move', 3);
  const t = turnFrom(s, 'events'); // the crisis: it is not carried by a character, so a reinforcement comes
  t.asked('MA-133', CHANCE).chance(waiting(s, 'melee'));
  expect(t.state.public.child).toEqual({ held: 'enemy', by: thief, fled: false });
});
rule(['MA-187', 'MA-201'], 'a revealed enemy beside it changes nothing: The Child still lies there to be rescued', () => {
  const s = night();
  facedown(s, 'C4', 'square');
  liesIn(s, 'C4');
  const t = act(s, 0, 'move', 2)
    .seat(0)
    .answers(at(s, 'C4'))
    .chance(tokenNamed(s, 'square', 'blaster 2 missionEffect'));
  t.asked('MA-155', CHANCE).chance(inPool(s, 1)).asked('MA-42', 0).offered([RESCUE]);
});
rule('MA-188', 'whatever takes the carrier off the map drops The Child', () => {
  const s = night();
  const thief = enemy(s, 'C4', 'blaster', [], 2);
  s.public.child = { held: 'enemy', by: thief, fled: false };
  s.public.standing = [{ kind: 'overwatch', who: characterId(0), until: 'seat', seat: 0, since: 1, n: 2, range: 2, which: 0 }];
  stand(s, 0, 'A4');
  const t = duringEvents(s, Advance.call({ piece: thief, steps: 1 }));
  until(t, 'nothing');
  expect(t.facts('defeated').map(f => f.piece)).toEqual([thief]);
  expect(t.state.public.child.held).toBe('space');
  expect(t.state.public.child.by).toBe(t.facts('enemy-moved')[0]!.to);
});
