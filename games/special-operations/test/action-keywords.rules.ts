import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { weaponsOf } from '../src/attack/targets.js';
import { cardActions } from '../src/keywords/actions.js';
import { words } from '../src/keywords/keywords.js';
import { Action } from '../src/round/action.js';
import { actionsOf } from '../src/round/actions.js';
import { Activation } from '../src/round/activation.js';
import type { BattleState, UnitId } from '../src/state.js';
import { BLANK, BLOCK, battle, begin, duel, HIT, Opens, type Placed, unit } from './battle.js';
import { acted, number, offer, row, STORM, TROOPER, tokens, unitCode } from './keyword-acts.js';

/** An action of unit 0 in its activation. */
const act = (s: BattleState, action: string, rest: { target?: UnitId; number?: number } = {}) =>
  begin(s, Activation.call({ unit: unit(0) }, 'tidy'), Action.call({ unit: unit(0), action, ...rest }));
const special = (s: BattleState, id: string) => act(s, 'special', { number: number(id) });
rule('SO-K1', 'Agile X: a dodge token after Move, Jump and Dash, once in an activation', () => {
  for (const action of ['move', 'climb', 'jump', 'dash'])
    expect(tokens(acted(row({ type: TROOPER, x: 4 }), action).state, 'dodge'), action).toEqual([1]);
  expect(tokens(acted(row({ type: TROOPER, x: 4 }), 'aim').state, 'dodge')).toEqual([0]);
  const twice = begin(
    row({ type: TROOPER, x: 4 }),
    Activation.call({ unit: unit(0) }, 'tidy'),
    Opens.acted.call({ unit: unit(0), action: 'dash' }),
    Opens.acted.call({ unit: unit(0), action: 'move' }),
  );
  expect(tokens(twice.state, 'dodge')).toEqual([1]);
});
rule('SO-K40', 'Tactical X: an aim token after Move, Jump and Dash, once in an activation', () => {
  expect(tokens(acted(row({ type: 'arc-trooper', x: 4 }), 'dash').state, 'aim')).toEqual([1]);
  expect(tokens(acted(row({ type: 'arc-trooper', x: 4 }), 'dodge').state, 'aim')).toEqual([0]);
});
rule('SO-K2', 'AI: without an order and a commander near by the first action is a listed one, if there is any', () => {
  const kinds = (droid: Partial<Placed>, more: readonly (Omit<Placed, 'at'> & { x: number })[] = []) => [
    ...new Set(
      actionsOf(row({ type: 'b1-battle-droid', x: 4, ...droid }, { type: STORM, seat: 1, x: 13 }, ...more), {
        unit: unit(0),
        done: [],
        taken: 0,
        moved: false,
        attacked: false,
        withdrew: false,
        arrived: false,
      }).map(o => o.kind),
    ),
  ];
  expect(kinds({})).toEqual(['attack']);
  expect(kinds({ order: 'faceup' })).toContain('aim');
  expect(kinds({ order: 'facedown' })).toEqual(['attack']);
  expect(kinds({}, [{ type: 'tactical-droid', x: 20 }])).toContain('aim');
  expect(kinds({}, [{ type: 'tactical-droid', x: 24 }])).toEqual(['attack']);
  expect(kinds({}, [{ type: 'imperial-officer', seat: 1, x: 20 }])).toEqual(['attack']);
  const alone = row({ type: 'b1-battle-droid', x: 4 });
  const doing = { unit: unit(0), done: [], taken: 0, moved: false, attacked: false, withdrew: false, arrived: false };
  expect(actionsOf(alone, doing).map(o => o.kind)).toContain('aim'); // nobody to attack
  expect(
    actionsOf(row({ type: 'b1-battle-droid', x: 4 }, { type: STORM, seat: 1, x: 13 }), { ...doing, taken: 1 }).map(o => o.kind),
  ).toContain('aim');
});
rule('SO-K4', 'Bolster X: up to X friends within 12 inches gain a surge token', () => {
  const s = row(
    { type: 'clone-commander', x: 4 },
    { type: 'clone-trooper', x: 10 },
    { type: 'clone-trooper', x: 17 },
    { type: 'clone-trooper', x: 18 },
    { type: STORM, seat: 1, x: 8 },
  );
  const t = special(s, 'bolster').asked('L-ACN-7', 0).offered([0, 1, 2].map(unitCode)).refused(0, 0, 1, 2);
  t.seat(0).answers(unitCode(1), unitCode(2));
  expect(tokens(t.state, 'surge')).toEqual([0, 1, 1, 0, 0]);
});
rule('SO-K38', 'Spotter X: up to X friends within 12 inches gain an aim token', () => {
  const t = special(row({ type: 'r5-astromech', x: 4 }, { type: TROOPER, x: 10 }, { type: TROOPER, x: 18 }), 'spotter').offered(
    [0, 1].map(unitCode),
  );
  expect(tokens(t.seat(0).answers(unitCode(1)).state, 'aim')).toEqual([0, 1, 0]);
});
rule('SO-K26', 'Observe X: an enemy within 18 inches and in sight gains X observation tokens', () => {
  const s = row(
    { type: 'id10-seeker-droid', x: 4 },
    { type: TROOPER, seat: 1, x: 13 },
    { type: TROOPER, seat: 1, x: 23 },
    { type: TROOPER, seat: 1, x: 24 },
  );
  const t = special(s, 'observe').offered([1, 2].map(unitCode)).seat(0).answers(unitCode(2));
  expect(tokens(t.state, 'observation')).toEqual([0, 0, 1, 0]);
});
rule('SO-K42', 'Treat X: another friend that is not a droid loses X wounds, so many times in a game', () => {
  const s = row(
    { type: 'clone-trooper-medic', x: 4, wounds: 1 },
    { type: 'clone-trooper', x: 6, wounds: 1 },
    { type: 'r4-astromech-republic', x: 8, wounds: 1 },
    { type: 'clone-trooper', x: 12, wounds: 1 },
  );
  const t = special(s, 'treat'); // one candidate: nothing to ask
  expect([t.state.public.units.map(u => u.wounds), t.state.public.units[0]!.treated]).toEqual([[1, 0, 1, 1], 1]);
  expect(t.facts('healed')).toEqual([expect.objectContaining({ unit: 1, n: 1, by: 0 })]);
  expect(cardActions[number('treat')]!.refuse(t.state, unit(0))?.why).toBe('nobody-to-choose');
  const spent = row({ type: 'clone-trooper-medic', x: 4, treated: 2 }, { type: 'clone-trooper', x: 6, wounds: 1 });
  expect(cardActions[number('treat')]!.refuse(spent, unit(0))?.why).toBe('no-capacity-left');
  spent.public.units[0]!.treated = 1;
  expect(cardActions[number('treat')]!.refuse(spent, unit(0))).toBeNull();
  expect(cardActions[number('treat')]!.free(spent)).toBe(true);
});
rule('SO-K31', 'Repair X: another friendly droid, or the vehicle, loses X wounds', () => {
  const s = row({ type: 'r4-astromech-republic', x: 4, wounds: 1 }, { type: 'clone-trooper', x: 6, wounds: 1 });
  expect(cardActions[number('repair')]!.refuse(s, unit(0))?.why).toBe('nobody-to-choose');
  const droids = row({ type: 'worker-droid', x: 4 }, { type: 'b2-super-battle-droid', x: 6, wounds: 2 }, { type: 'b1-battle-droid', x: 8 });
  expect(special(droids, 'repair').state.public.units.map(u => u.wounds)).toEqual([0, 1, 0]);
  const vehicle = battle([
    { type: 'worker-droid', at: [18, 14] },
    { type: 'vehicle-separatist', at: [18, 18], wounds: 3 },
  ]);
  expect(special(vehicle, 'repair').state.public.units[1]!.wounds).toBe(2);
  vehicle.public.units[1]!.wounds = 3;
  const enemies = battle([
    { type: 'worker-droid', at: [18, 14] },
    { type: 'vehicle-separatist', at: [18, 18], wounds: 3, seat: 1 },
  ]);
  expect(cardActions[number('repair')]!.refuse(enemies, unit(0))?.why).toBe('nobody-to-choose');
});
rule('SO-K5', 'Charge: after a Move or Jump into melee a free melee attack', () => {
  const s = () => duel({ type: 'ewok-hunter-spear' }, { type: STORM, at: [5.063, 0.7] });
  const t = acted(s(), 'move')
    .asked('L-GEN-2', 0)
    .offered([offer('charge', 0)])
    .seat(0)
    .answers(offer('charge', 0))
    .asked('L-ATK-4');
  expect(t.facts('attack')).toEqual([expect.objectContaining({ melee: true, target: 1 })]);
  t.chance(HIT, BLANK, BLANK).chance(BLOCK).over();
  expect(t.facts('acted')).toEqual([expect.objectContaining({ action: 'attack' })]);
  acted(s(), 'dash').over();
  acted(duel({ type: 'ewok-hunter-spear' }, { type: STORM }), 'move').over();
  const done = begin(s(), Activation.call({ unit: unit(0) }, 'tidy'));
  expect(done.over().state.stack).toEqual([]);
  const attacked = s();
  const activation = Activation.call({ unit: unit(0) }, 'tidy');
  if (Activation.is(activation.call)) activation.call.locals.done.push('attack');
  begin(attacked, activation, Opens.acted.call({ unit: unit(0), action: 'move' })).over();
});
rule('SO-K39', 'Steady: after a Move or Jump a free ranged attack', () => {
  const s = duel({ type: TROOPER }, { type: STORM });
  words.grant(s, 0 as never, 'steady', 1, 'round');
  const t = acted(s, 'jump').seat(0).answers(offer('steady', 0)).asked('L-ATK-4');
  expect(t.facts('attack')).toEqual([expect.objectContaining({ melee: false, weapon: weaponsOf(s, unit(0))[1]!.id })]);
  const without = duel({ type: TROOPER, dodge: 0 }, { type: STORM });
  acted(without, 'move').over();
});
