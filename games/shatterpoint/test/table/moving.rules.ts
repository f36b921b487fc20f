import { actionLocals, type moveLocals } from '@cadre/shatterpoint/frames';
import { procedure } from '@cadre/shatterpoint/options';
import type { EncounterState } from '@cadre/shatterpoint/state';
import { Defeat } from '@cadre/shatterpoint/suffer/defeat';
import { AfterWound } from '@cadre/shatterpoint/suffer/wound';
import { Move } from '@cadre/shatterpoint/table/move';
import { Push, Shove } from '@cadre/shatterpoint/table/push';
import { rule, type Scenario } from '@cadre/testkit';
import { expect } from 'vitest';
import { type At, card, character, during, encounter, gameOf, type Placed, spot, unit } from '../stage.js';

const [A, B] = [character(0), character(1)];
const trooper = card('trooper');
const Action = procedure('action', { locals: actionLocals, steps: { over: { rule: 'S-ACT-2', run: () => {} } } });
const game = gameOf([Move, Push, Shove, AfterWound, Defeat, Action]);
const two = (a: At, b: At, given: Partial<Placed> = {}, foe: Partial<Placed> = {}): EncounterState =>
  encounter([
    { card: trooper, at: [a], ...given },
    { card: trooper, at: [b], ...foe },
  ]);
type Locals = Partial<Parameters<typeof moveLocals>[0]>;
const move = (s: EncounterState, given: Locals = {}): Scenario<EncounterState> =>
  during(game, s, Move.call({ character: A, how: 'advance', seat: 1, may: true, ...given }));
const to = (t: Scenario<EncounterState>, where: At, seat = 1): Scenario<EncounterState> => {
  const { x, y, elevation } = spot(where);
  return t.seat(seat).answers(x, y, elevation);
};

rule('S-MOVE-1', 'a move ends where its player says, or does not happen', () => {
  const t = to(move(two([18, 9], [30, 30])).asked('S-MOVE-1', 1), [18, 12]).over();
  expect(t.state.public.characters[A]!.at).toEqual(spot([18, 12]));
  expect(t.facts('moved')).toMatchObject([{ character: A, how: 'advance', from: spot([18, 9]), to: spot([18, 12]) }]);
  expect(
    move(two([18, 9], [30, 30]))
      .seat(1)
      .passes()
      .over().state.public.characters[A]!.at,
  ).toEqual(spot([18, 9]));
  expect(() =>
    move(two([18, 9], [30, 30]), { may: false })
      .seat(1)
      .passes(),
  ).toThrow();
});
rule('S-COND-4', 'Pinned holds one move of one character, and is gone', () => {
  const s = two([18, 9], [30, 30], { conditions: ['strained', 'pinned'] });
  const t = move(s).over();
  expect(t.state.public.units[0]).toMatchObject({ conditions: ['strained'], damage: 0 });
  expect(t.state.public.characters[A]!.at).toEqual(spot([18, 9]));
  expect(t.facts('held')).toMatchObject([{ why: 'pinned', rule: 'S-COND-4' }]);
  expect(
    move(two([18, 9], [30, 30], { conditions: ['pinned'] }), { how: 'reposition' })
      .over()
      .facts('held'),
  ).toHaveLength(1);
});
rule(['S-COND-1', 'LE-P20'], 'a Strained unit takes 3 damage after its move, or after the whole action', () => {
  const strained = { conditions: ['strained'] } as const;
  const t = to(move(two([18, 9], [30, 30], strained)), [18, 12]).over();
  expect(t.state.public.units[0]).toMatchObject({ conditions: [], damage: 3 });
  expect(
    move(two([18, 9], [30, 30], strained))
      .seat(1)
      .passes()
      .over().state.public.units[0]!.damage,
  ).toBe(0); // it did not move
  const s = two([18, 9], [30, 30], strained);
  s.stack.push(Action.frame({ unit: unit(0), action: 'move', free: false }));
  const within = to(move(s), [18, 12]).over();
  expect(within.state.public.units[0]).toMatchObject({ conditions: ['strained'], damage: 0 });
});
rule(['S-COV-4', 'S-ENG-4'], 'a move into engagement costs both units their hunker tokens', () => {
  const t = to(move(two([18, 9], [18, 18], { hunker: 1 }, { hunker: 2 })), [18, 14]).over();
  expect(t.state.public.units.map(each => each.hunker)).toEqual([0, 0]);
  const far = to(move(two([18, 9], [18, 18], { hunker: 1 }, { hunker: 2 })), [18, 10]).over();
  expect(far.state.public.units.map(each => each.hunker)).toEqual([1, 2]);
});
rule('S-EFF-8', 'a move toward somebody who has left the table does not happen', () => {
  const s = two([18, 9], [18, 18]);
  Object.assign(s.public.characters[B]!, { at: 'removed' });
  expect(move(s, { toward: B, may: false }).over().facts('moved')).toEqual([]);
});
rule('S-MOVE-4', 'a climb that engagement forbids is not asked', () => {
  expect(
    move(two([18, 9], [18, 11]), { how: 'climb' })
      .over()
      .facts('moved'),
  ).toEqual([]);
});
rule(['S-EFF-2', 'LE-P22'], 'a shove pushes the target by range 1 and pulls the shover after it; both may be declined', () => {
  const shove = (s: EncounterState, steadfast = false) => during(game, s, Shove.call({ target: B, by: A, seat: 1, steadfast }));
  const t = to(shove(two([18, 9], [18, 12])).asked('S-EFF-3', 1), [18, 20]);
  expect(t.state.public.characters[B]!.at).toEqual(spot([18, 13]));
  to(t.asked('S-EFF-3', 1), [18, 11]).over();
  expect(t.state.public.characters[A]!.at).toEqual(spot([18, 10]));
  expect(t.facts('pushed').map(f => f.how)).toEqual(['push', 'pull']);
  const none = shove(two([18, 9], [18, 12]))
    .seat(1)
    .passes()
    .seat(1)
    .passes()
    .over();
  expect(none.facts('pushed')).toEqual([]);
  expect(none.state.public.characters[A]!.at).toEqual(spot([18, 9]));
  // S-KW-5: a steadfast defender is not moved, but the shover may still close up
  const held = to(shove(two([18, 9], [18, 12]), true), [18, 11]).over();
  expect(held.facts('pushed')).toMatchObject([{ character: A, how: 'pull' }]);
});
rule(
  ['S-EFF-3', 'S-COND-4', 'S-COND-1'],
  'a push is no move: Pinned does not hold it and nobody is strained; hunker goes with engagement',
  () => {
    const s = two([18, 9], [18, 14], { conditions: ['strained', 'pinned'], hunker: 1 });
    const t = during(game, s, Push.call({ character: A, range: 1, seat: 0, from: B, pull: true })).asked('S-EFF-3', 0);
    to(t, [18, 10], 0).over();
    expect(t.state.public.characters[A]!.at).toEqual(spot([18, 10]));
    expect(t.state.public.units[0]).toMatchObject({ conditions: ['strained', 'pinned'], damage: 0, hunker: 0 });
    const gone = two([18, 9], [18, 14]);
    Object.assign(gone.public.characters[B]!, { at: 'removed' });
    expect(
      during(game, gone, Push.call({ character: A, range: 1, seat: 0, from: B, pull: true }))
        .over()
        .facts('pushed'),
    ).toEqual([]);
  },
);
