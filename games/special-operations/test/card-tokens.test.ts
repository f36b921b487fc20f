import { expect } from 'vitest';
import { suffer } from '../src/harm.js';
import { CommandPhase } from '../src/round/command.js';
import { EndPhase } from '../src/round/end-phase.js';
import { BLANK, code, HIT, MISS, type Placed, put, unit } from './battle.js';
import {
  act,
  actionNumber,
  activate,
  CLONE,
  carded,
  choices,
  choose,
  DROID,
  dice,
  effect,
  goes,
  loaded,
  MAN,
  plain,
  play,
  row,
  shoot,
  special,
  startPhase,
  tokens,
  uses,
} from './card-play.js';
import { cardCode } from './stage.js';

const FAR = { x: 30, seat: 1 };
const LEADER = plain('leader', { rank: 'commander' });
const SHIELDED = plain('shielded-clone', { kind: 'clone-trooper', keywords: [{ keyword: 'shielded', x: 1 }] });
const SUPPORT = plain('supporter', { rank: 'support' });

/** Tokens of every ordered unit at the start of the Activation phase, without a question. */
const GIVEN = [
  ['hero-of-the-rebellion#1', 1, { aim: 1, dodge: 1, surge: 0 }],
  ['hold-at-any-cost#1', 3, { aim: 0, dodge: 1, surge: 0 }],
  ['brothers-in-arms#1', 2, { aim: 0, dodge: 1, surge: 0 }],
  ['combat-protocols#1', 2, { aim: 1, dodge: 0, surge: 0 }],
  ['special-forces#1', 2, { aim: 1, dodge: 1, surge: 0 }],
] as const;
for (const [label, orders, gained] of GIVEN)
  effect.rule(['SO-H5', 'SO-H11'], label, `the ordered units gain ${JSON.stringify(gained)}`, card => {
    const squad = [4, 12, 20].map(x => ({ x }));
    const ordered = [0, 1, 2].slice(0, orders);
    const { units } = startPhase(carded(card, row(...squad, FAR), ordered)).state.public;
    for (const [i, of] of units.slice(0, 3).entries())
      expect(of, `unit ${i}`).toMatchObject(ordered.includes(i) ? gained : { aim: 0, dodge: 0, surge: 0 });
  });
effect.rule('SO-H5', 'born-for-this#1', 'the ordered unit loses all suppression and gains an aim and a surge token', () => {
  const t = startPhase(carded('born-for-this', row({ x: 4, suppression: 2 }, { x: 8, suppression: 2 }, FAR)));
  expect(t.state.public.units[0]).toMatchObject({ suppression: 0, aim: 1, surge: 1 });
  expect(t.state.public.units[1]).toMatchObject({ suppression: 2, aim: 0, surge: 0 });
});
effect.rule('SO-H11', 'imperial-training#1', 'the ordered unit loses a suppression token and gains a surge token', () => {
  const t = startPhase(carded('imperial-training', row({ x: 4, suppression: 2 }, { x: 20, suppression: 2 }, FAR)));
  expect([tokens(t, 'suppression'), tokens(t, 'surge')]).toEqual([
    [1, 2, 0],
    [1, 0, 0],
  ]);
});
effect.rule('SO-H11', 'imperial-training#2', 'so do up to two others within 6 inches of it, and not the ordered unit again', () => {
  const units = [{ x: 4 }, { x: 6 }, { x: 8 }, { x: 10 }, { x: 12 }].map(of => ({ ...of, suppression: 2 }));
  const t = uses(startPhase(carded('imperial-training', row(...units, FAR))));
  choose(choices(t, 1, 2, 3).refused(0, ...[1, 2, 3].map(id => code({ kind: 'unit', unit: unit(id) }))), 1, 3);
  expect([tokens(t, 'suppression'), tokens(t, 'surge')]).toEqual([
    [1, 1, 2, 1, 2, 0],
    [1, 1, 0, 1, 0, 0],
  ]);
});
effect.rule('SO-H11', 'built-on-hope#1', 'every friend loses a suppression token', () => {
  const t = startPhase(
    carded('built-on-hope', row({ x: 4, suppression: 1 }, { x: 8, suppression: 2 }, { x: 30, seat: 1, suppression: 2 })),
  );
  expect(tokens(t, 'suppression')).toEqual([0, 1, 2]);
  const away = carded('built-on-hope', row({ x: 4 }, { x: 8, suppression: 2 }, FAR));
  put(away, 1, 'network');
  expect(tokens(startPhase(away), 'suppression')).toEqual([0, 2, 0]); // who is off the table is no target
});
effect.rule('SO-H16', 'built-on-hope#2', 'up to three friends gain a surge token', () => {
  const t = uses(startPhase(carded('built-on-hope', row({ x: 4 }, { x: 8 }, { x: 12 }, { x: 16 }, FAR))));
  choose(choices(t, 0, 1, 2, 3).refused(0, ...[0, 1, 2, 3].map(id => code({ kind: 'unit', unit: unit(id) }))), 0, 2, 3);
  expect(tokens(t, 'surge')).toEqual([1, 0, 1, 1, 0]);
});
effect.rule('SO-H11', 'brothers-in-arms#2', 'for each ordered unit another friend within 6 inches gains a dodge token', () => {
  const clones = row({ x: 4, type: CLONE }, { x: 8 }, { x: 24, type: CLONE }, { x: 26 }, { x: 28 }, { x: 34, seat: 1 });
  const t = startPhase(carded('brothers-in-arms', clones, [0, 2]));
  choose(choices(t, 3, 4), 4); // the first has one neighbour, the second two
  expect(tokens(t, 'dodge')).toEqual([1, 1, 1, 0, 1, 0]);
  const pair = row({ x: 4, type: CLONE }, { x: 8, type: CLONE }, { x: 34, seat: 1 });
  expect(tokens(startPhase(carded('brothers-in-arms', pair, [0, 1])), 'dodge')).toEqual([2, 2, 0]); // they choose one another, not themselves
});
effect.rule('SO-H16', 'fire-support#1', 'up to two of the ordered units gain a standby token', () => {
  const s = carded('fire-support', row({ x: 4, type: CLONE }, { x: 8, type: CLONE }, { x: 12, type: CLONE }, { x: 16 }, FAR), [0, 1, 2]);
  const t = choose(choices(uses(startPhase(s)), 0, 1, 2), 0, 2);
  expect(tokens(t, 'standby')).toEqual([1, 0, 1, 0, 0]);
});
effect.rule('SO-H11', 'good-intel#2', 'one ordered unit gains an aim token', () => {
  const t = startPhase(carded('good-intel', row({ x: 4 }, { x: 8 }, { x: 12 }, FAR), [0, 1]));
  choose(choices(t, 0, 1), 1);
  expect(tokens(t, 'aim')).toEqual([0, 1, 0, 0]);
  const one = carded('good-intel', row({ x: 4 }, { x: 8 }, { x: 12 }, FAR), [0, 1]);
  put(one, 1, 'defeated');
  expect(tokens(startPhase(one), 'aim')).toEqual([1, 0, 0, 0]);
});
effect.rule('SO-H16', 'paid-in-advance#1', 'one kind of token, the same for every ordered unit', () => {
  for (const token of ['aim', 'dodge', 'surge'] as const) {
    const t = startPhase(carded('paid-in-advance', row({ x: 4 }, { x: 8 }, { x: 12 }, FAR), [0, 1]));
    t.asked('SO-H16', 0)
      .seat(0)
      .answers(code({ kind: 'token', token }));
    expect(tokens(t, token), token).toEqual([1, 1, 0, 0]);
  }
});
effect.rule('SO-H5', 'oppression#1', 'up to two enemies in sight of an ordered unit gain a suppression token', () => {
  const units = row({ x: 4 }, { x: 12, seat: 1 }, { x: 16, seat: 1 }, { x: 20, seat: 1 });
  const hidden = { type: 'stormtrooper', seat: 1, at: [18, 33] as const };
  const t = uses(startPhase(carded('oppression', [...units, hidden])));
  choose(choices(t, 1, 2, 3), 1, 3);
  expect(tokens(t, 'suppression')).toEqual([0, 1, 0, 1, 0]);
});
effect.rule('SO-H11', 'target-designation#1', 'an enemy within 24 inches in sight of a commander or support unit: 2 observation', () => {
  const foes = [
    { x: 23, seat: 1 },
    { x: 29.2, seat: 1 }, // 24.1 inches from the commander
  ];
  const s = carded('target-designation', row({ x: 4, type: LEADER }, { x: 26 }, ...foes));
  expect(tokens(startPhase(s), 'observation')).toEqual([0, 0, 2, 0]);
  const both = startPhase(carded('target-designation', row({ x: 4, type: LEADER }, { x: 10, type: SUPPORT }, ...foes)));
  expect(tokens(choose(choices(both, 2, 3), 3), 'observation')).toEqual([0, 0, 0, 2]);
});
effect.rule('SO-H11', 'you-have-your-orders#1', 'after the orders each ordered unit loses a suppression token', () => {
  const s = carded('standing-orders', row(...[4, 7, 10, 13, 16].map(x => ({ x, suppression: 2 })), FAR), []);
  s.public.squads = ['imperial-infantry', 'rebel-troopers'];
  s.public.roster = s.public.roster.map(h => ({ ...h, granted: [] }));
  const t = play(s, CommandPhase.call({}));
  t.seat(0).answers(cardCode(s, 'you-have-your-orders')).seat(1).answers(cardCode(s, 'standing-orders'));
  for (const id of [0, 1, 2, 3]) choose(t.asked('L-CMD-5', 0), id);
  uses(t);
  expect(tokens(t, 'suppression')).toEqual([1, 1, 1, 1, 2, 0]);
});
effect.rule('SO-H15', 'occupation-protocols#1', 'a dodge token at the end of an activation within 3 inches of an objective', () => {
  // the vehicle's edge is 2.95 inches from the centre, a base has 0.53
  for (const [y, dodge] of [
    [11.6, 1],
    [11.4, 0],
  ] as const) {
    const t = act(activate(carded('occupation-protocols', [{ type: plain('guard'), at: [18, y] }, ...row(FAR)])), 'end');
    expect(tokens(t, 'dodge'), `at ${y}`).toEqual([dodge, 0]);
  }
});
effect.rule('SO-H15', 'II-L1-b#1', 'a dodge token at the start of an activation within 3 inches of an objective', () => {
  for (const [y, dodge] of [
    [11.6, 1],
    [11.4, 0],
  ] as const)
    expect(tokens(activate(loaded('II-L1-b', [{ type: plain('guard'), at: [18, y] }, ...row(FAR)])), 'dodge'), `at ${y}`).toEqual([
      dodge,
      0,
    ]);
});
effect.rule('SO-G15', 'RC-L1-b#1', 'one unit without an order token gains a standby token', () => {
  const t = startPhase(loaded('RC-L1-b', row({ x: 4, order: 'faceup' }, { x: 8 }, { x: 12 }, FAR)));
  expect(tokens(choose(choices(t, 1, 2), 2), 'standby')).toEqual([0, 0, 1, 0]);
});
effect.rule('SO-G15', 'CT-L3-b#1', 'up to two units without an order token gain a dodge token', () => {
  const t = uses(startPhase(loaded('CT-L3-b', row({ x: 4, order: 'faceup' }, { x: 8 }, { x: 12 }, { x: 16 }, FAR))));
  choose(choices(t, 1, 2, 3).refused(0, ...[1, 2, 3].map(id => code({ kind: 'unit', unit: unit(id) }))), 1, 3);
  expect(tokens(t, 'dodge')).toEqual([0, 1, 0, 1, 0]);
});
for (const label of ['RT-L1-a#1', 'RC-L2-a#1'])
  effect.rule('SO-G15', label, 'a dodge token after a Dash, for everybody but droids', face => {
    for (const [type, action, dodge] of [
      [undefined, 'dash', 1],
      [undefined, 'move', 0],
      [DROID, 'dash', 0],
    ] as const) {
      const t = goes(act(activate(loaded(face, row({ x: 4, ...(type && { type }) }, FAR))), action), 6);
      expect(tokens(t, 'dodge'), `${type} ${action}`).toEqual([dodge, 0]);
    }
  });
effect.rule('SO-G15', 'CT-L1-a#1', 'a unit within 6 inches of another friend loses a suppression token before it rallies', () => {
  const near = activate(loaded('CT-L1-a', row({ x: 4, suppression: 2 }, { x: 11 }, FAR)));
  expect(dice(near)).toEqual({ 'white-defence': 1 });
  const far = activate(loaded('CT-L1-a', row({ x: 4, suppression: 2 }, { x: 11.2 }, FAR)));
  expect(dice(far)).toEqual({ 'white-defence': 2 });
});
effect.rule('SO-G15', 'IV-L2-a#1', 'a dodge token at the end of an activation without a move', () => {
  expect(tokens(act(activate(loaded('IV-L2-a', row({ x: 4 }, FAR))), 'end'), 'dodge')).toEqual([1, 0]);
  const moved = goes(act(activate(loaded('IV-L2-a', row({ x: 4 }, FAR))), 'move'), 7);
  expect(tokens(act(moved, 'end'), 'dodge')).toEqual([0, 0]);
});
effect.rule('SO-G15', 'MS-L3-a#1', 'an aim token after a Move that ends within 12 inches of an enemy in sight', () => {
  for (const [x, aim] of [
    [7, 1],
    [6.8, 0],
  ] as const) {
    const t = goes(act(activate(loaded('MS-L3-a', row({ x: 4 }, { x: 20, seat: 1 }))), 'move'), x); // 7: 11.94 inches between the bases
    expect(tokens(t, 'aim'), `at ${x}`).toEqual([aim, 0]);
    expect(tokens(goes(act(t, 'dash'), 9), 'aim'), 'a Dash is no Move').toEqual([aim, 0]);
  }
  const climbs = goes(act(activate(loaded('MS-L3-a', row({ x: 4 }, { x: 20, seat: 1 }))), 'climb'), 7.5);
  expect(tokens(climbs, 'aim'), 'a Climb is a Move').toEqual([1, 0]);
  const FLYER = plain('aggressive-flyer', { keywords: [{ keyword: 'jump', x: 1 }] });
  const first = goes(act(activate(loaded('MS-L3-a', row({ x: 4, type: FLYER }, { x: 20, seat: 1 }, { x: 2 }))), 'jump'), 8);
  const second = goes(act(activate(first.state, 2), 'move'), 7.5, 2);
  expect(tokens(second, 'aim')).toEqual([1, 0, 1]); // each of them in its own activation
  const hidden: Placed[] = [
    { type: MAN, at: [12, 7] },
    { type: MAN, at: [12, 14.6], seat: 1 }, // behind a building
  ];
  expect(tokens(goes(act(activate(loaded('MS-L3-a', hidden)), 'move'), 12, 9.5), 'aim')).toEqual([0, 0]);
});
effect.rule('SO-G15', 'RT-L2-a#1', 'an enemy that survives an attack of the commander gains 2 observation tokens', () => {
  const attacks = (type: string | undefined, wounds: number) =>
    shoot(loaded('RT-L2-a', row({ x: 4, ...(type && { type }) }, { x: 12, seat: 1, wounds }, { x: 30, seat: 1 })));
  expect(tokens(attacks(LEADER, 0).chance(BLANK, BLANK), 'observation')).toEqual([0, 2, 0]);
  expect(tokens(attacks(undefined, 0).chance(BLANK, BLANK), 'observation')).toEqual([0, 0, 0]);
  expect(tokens(attacks(LEADER, 2).chance(HIT, BLANK).chance(MISS), 'observation')).toEqual([0, 0, 0]);
});
effect.rule('SO-G15', 'RT-L3-b#1', 'when a friend is defeated up to two others within 6 inches gain an aim token, twice a round', () => {
  const s = loaded('RT-L3-b', row({ x: 4 }, { x: 6 }, { x: 8 }, { x: 10 }, { x: 12 }, FAR));
  const falls = (from: typeof s, id: number) => play(from, suffer(unit(id), 3, 'nobody')!);
  const first = choose(choices(uses(falls(s, 0)), 1, 2, 3), 1, 3).over();
  expect(tokens(first, 'aim')).toEqual([0, 1, 0, 1, 0, 0]);
  const second = choose(uses(falls(first.state, 1)), 2).over();
  falls(second.state, 2).over();
});
effect.rule('SO-G15', 'IV-L1-b#2', 'a unit that is ordered by Coordinate gains a surge token', () => {
  const CHIEF = plain('coordinator', { keywords: [{ keyword: 'coordinate', x: 1, of: ['trooper'] }] });
  const s = loaded('IV-L1-b', row({ x: 4, type: CHIEF }, { x: 8 }, FAR));
  s.public.squads = [s.public.squads[0], 'imperial-infantry'];
  const t = play(s, CommandPhase.call({}));
  t.seat(0).answers(cardCode(s, 'standing-orders')).seat(1).answers(cardCode(s, 'standing-orders'));
  t.chance(0);
  choose(t.asked('L-CMD-5', 0), 0);
  expect(tokens(uses(t), 'surge')).toEqual([0, 1, 0]);
});
effect.rule('SO-G15', 'CT-L2-a#1', 'Power Up: up to two clones within 6 inches without a shield gain one until the End phase', () => {
  const units = row({ x: 4, type: 'r4-astromech-republic' }, { x: 6, type: CLONE }, { x: 8, type: SHIELDED }, { x: 10, type: CLONE });
  const others = row({ x: 12, type: CLONE }, { x: 5.2 }, FAR);
  const t = activate(loaded('CT-L2-a', [...units, ...others]));
  choose(choices(special(t, 'power-up'), 1, 3), 1, 3);
  expect(tokens(t, 'shield')).toEqual([0, 1, 1, 1, 0, 0, 0]);
  const end = play(t.state, EndPhase.call({}));
  expect(tokens(end, 'shield')).toEqual([0, 0, 1, 0, 0, 0, 0]);
});
effect.rule('SO-G15', 'II-L2-b#1', 'Scan: a free action, an enemy within 18 inches in sight gains an observation token', () => {
  const s = loaded('II-L2-b', row({ x: 4, type: 'imperial-officer' }, { x: 14, seat: 1 }, { x: 22, seat: 1 }, { x: 24, seat: 1 }));
  const t = choose(choices(special(activate(s), 'scan'), 1, 2), 2);
  expect(tokens(t, 'observation')).toEqual([0, 0, 1, 0]);
  act(act(t, 'aim'), 'dodge').over();
  const alone = activate(loaded('II-L2-b', row({ x: 4, type: 'imperial-officer' }, { x: 24, seat: 1 })));
  alone.refused(0, code({ kind: 'special', action: actionNumber('scan') })); // nobody within 18 inches
});
effect.rule('SO-G15', 'II-L3-b#1', 'Interrogate: an action, an enemy within 6 inches in sight gains 2 suppression tokens', () => {
  const s = loaded(
    'II-L3-b',
    row({ x: 4, type: 'fx-9-medical-droid' }, { x: 10, seat: 1 }, { x: 10.9, seat: 1, type: DROID }, { x: 12, seat: 1 }),
  );
  const t = choose(choices(special(activate(s), 'interrogate'), 1, 2), 1);
  expect(tokens(t, 'suppression')).toEqual([0, 2, 0, 0]);
  act(t, 'aim').over();
});
