import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { ATTACK, DEFENCE } from '../../src/special-operations/dice.js';
import { suffer, suppress } from '../../src/special-operations/harm.js';
import { Activation } from '../../src/special-operations/round/activation.js';
import { CommandPhase } from '../../src/special-operations/round/command.js';
import { EndPhase } from '../../src/special-operations/round/end-phase.js';
import { ActivationPhase } from '../../src/special-operations/round/turns.js';
import { isSuppressed } from '../../src/special-operations/suppression.js';
import { BLANK, BLOCK, code, HIT, MISS, type Placed, spot, unit } from './battle.js';
import { cardCode, play, stage } from './stage.js';

const TROOPER = 'rebel-trooper';
const STORM = 'stormtrooper';
/** Two rebels and a stormtrooper, far apart along the open edge. */
const three: readonly Placed[] = [
  { type: TROOPER, at: [2, 0.7] },
  { type: 'rebel-trooper-captain', at: [5, 0.7] },
  { type: STORM, seat: 1, at: [33, 0.7] },
];
const commanded = (mine: string, theirs: string, units = three) => {
  const s = stage('vehicle', units);
  return play(s, CommandPhase.call({})).asked('L-CMD-1', 0).seat(0).answers(cardCode(s, mine)).seat(1).answers(cardCode(s, theirs));
};
const act = (s: ReturnType<typeof stage>, id = 0) => play(s, Activation.call({ unit: unit(id) }));
const why = (t: ReturnType<typeof play>, seat: number, option: Parameters<typeof code>[0]) => {
  const { machine } = GAME;
  return machine.check(t.state, seat, t.state.pending!.seq, [code(option)])?.because;
};

import { specialOperations as GAME } from '@cadre/legion/special-operations';

rule(['L-CMD-1', 'L-CMD-2', 'L-CMD-3', 'SO-G6'], 'cards are chosen at once; fewer pips have priority', () => {
  const s = stage('vehicle', three);
  const t = play(s, CommandPhase.call({})).asked('L-CMD-1', 1);
  t.seat(0).answers(cardCode(s, 'built-on-hope'));
  expect(t.facts('cards')).toEqual([]); // sealed until both have chosen
  t.seat(1).answers(cardCode(s, 'imperial-training'));
  expect(t.facts('cards')[0]!.cards).toEqual(['built-on-hope', 'imperial-training']);
  expect(t.facts('priority')[0]!.seat).toBe(1);
  t.refused(0, cardCode(s, 'born-for-this')); // nothing of another squad
});
rule('L-CMD-1', 'a card that needs units of a rank needs one of them', () => {
  const s = stage('vehicle', three);
  const t = play(s, CommandPhase.call({}));
  expect(GAME.machine.check(t.state, 1, t.state.pending!.seq, [cardCode(s, 'elite-troopers')])?.because).toMatchObject({
    rule: 'L-CMD-1',
    why: 'nobody-to-order',
  });
});
rule('L-CMD-3', 'equal pips: a red defence die decides, a block for blue', () => {
  expect(commanded('hero-of-the-rebellion', 'imperial-training').asked('L-CMD-3').chance(BLOCK).facts('priority')[0]!.seat).toBe(0);
  expect(commanded('hero-of-the-rebellion', 'imperial-training').chance(MISS).facts('priority')[0]!.seat).toBe(1);
});
rule(['L-CMD-5', 'L-CMD-6', 'SO-G13', 'SO-G35'], 'orders go to units on the table; the others have a token in the pool', () => {
  const t = commanded('last-stand', 'standing-orders', [...three, { type: TROOPER, at: 'waiting' }, { type: TROOPER, at: [8, 0.7] }]);
  t.asked('L-CMD-5', 0).offered([0, 1, 4].map(id => code({ kind: 'unit', unit: unit(id) })));
  t.seat(0)
    .answers(code({ kind: 'unit', unit: unit(0) }))
    .offered([1, 4].map(id => code({ kind: 'unit', unit: unit(id) })));
  t.seat(0).answers(code({ kind: 'unit', unit: unit(1) }));
  t.asked('L-GEN-2', 0).seat(0).passes(); // the captain could direct another order
  expect(t.state.public.units.map(u => u.order).slice(0, 3)).toEqual(['faceup', 'faceup', 'faceup']);
  expect(t.state.public.pools).toEqual([['corps'], []]);
});
rule(['L-CMD-7', 'SO-O-1'], 'whoever has fewer units may pass as often as the difference less one', () => {
  const many = Array.from({ length: 4 }, (_, i): Placed => ({ type: STORM, seat: 1, at: [20 + 2 * i, 0.7] }));
  const t = commanded('hero-of-the-rebellion', 'standing-orders', [{ type: TROOPER, at: [2, 0.7] }, ...many]);
  t.seat(1).answers(code({ kind: 'unit', unit: unit(1) }));
  expect(t.state.public.passes).toEqual([2, 0]);
});
rule('L-CMD-8', 'Standing Orders comes back to the hand', () => {
  const t = commanded('standing-orders', 'standing-orders');
  t.chance(BLOCK)
    .seat(0)
    .answers(code({ kind: 'unit', unit: unit(0) }));
  expect([t.state.public.played, t.state.public.discards]).toEqual([
    ['', ''],
    [[], []],
  ]);
});

const phase = (change: (s: ReturnType<typeof stage>) => void = () => undefined, units = three) => {
  const s = stage('vehicle', units);
  s.public.pools = [['corps'], ['corps']];
  s.public.units[1]!.order = 'faceup';
  change(s);
  return play(s, ActivationPhase.call({}));
};
rule(['L-ACT-1', 'L-ACT-2'], 'activate an ordered unit, or draw a token and activate a unit of that rank', () => {
  const t = phase()
    .asked('L-ACT-2', 0)
    .offered([code({ kind: 'activate', unit: unit(1) }), code({ kind: 'draw' })]);
  expect(why(t, 0, { kind: 'activate', unit: unit(0) })).toMatchObject({ rule: 'L-ACT-2', why: 'no-order' });
  expect(why(t, 0, { kind: 'activate', unit: unit(2) })).toMatchObject({ rule: 'L-ACT-2', why: 'not-yours' });
  t.seat(0).answers(code({ kind: 'draw' }));
  expect(t.facts('activated')[0]!.unit).toBe(0);
  expect(t.state.public.pools[0]).toEqual([]);
});
rule('L-ACT-3', 'a token without a unit of its rank is lost, and the same seat goes on', () => {
  const t = phase(s => {
    s.public.pools = [['support'], ['corps']];
  });
  t.seat(0)
    .answers(code({ kind: 'draw' }))
    .asked('L-ACN-1', 0); // the only unit left to activate is the ordered one
  expect(t.facts('activated')[0]!.unit).toBe(1);
});
rule('L-ACT-4', 'pass by spending a token, never twice in a row', () => {
  const t = phase(s => {
    s.public.passes = [2, 0];
  });
  t.seat(0)
    .answers(code({ kind: 'pass' }))
    .asked('L-ACN-1', 1);
  expect(t.state.public.passes).toEqual([1, 0]);
  t.seat(1)
    .answers(code({ kind: 'end' }))
    .asked('L-ACT-2', 0);
  expect(why(t, 0, { kind: 'pass' })).toMatchObject({ rule: 'L-ACT-4', why: 'passed-last-turn' });
});
rule(['L-ACT-5', 'L-ACT-6'], 'an activation ends with the order facedown, and the phase when all have activated', () => {
  const t = phase();
  t.seat(0)
    .answers(code({ kind: 'activate', unit: unit(1) }))
    .seat(0)
    .answers(code({ kind: 'end' }));
  expect(t.state.public.units[1]).toMatchObject({ order: 'facedown', activated: true });
  t.asked('L-ACN-1', 1)
    .seat(1)
    .answers(code({ kind: 'end' }))
    .asked('L-ACN-1', 0)
    .seat(0)
    .answers(code({ kind: 'end' }))
    .over();
});
rule(['L-SUP-4', 'SO-G19'], 'a unit rallies first: a white die for each token, blocks and surges remove one', () => {
  const s = stage('vehicle', three);
  s.public.units[0]!.suppression = 2;
  const t = act(s).asked('L-SUP-4').chance(BLOCK, MISS);
  expect([t.state.public.units[0]!.suppression, t.facts('rallied')[0]!.removed]).toEqual([1, 1]);
});
rule(['L-ACN-1', 'L-ACN-3', 'SO-G16', 'SO-G21', 'SO-O-5'], 'two actions, none of them twice', () => {
  const s = stage('vehicle', three);
  s.public.units[0]!.suppression = 2;
  const t = act(s)
    .chance(MISS, MISS)
    .asked('L-ACN-1', 0)
    .seat(0)
    .answers(code({ kind: 'aim' }));
  expect(t.state.public.units[0]!.aim).toBe(1);
  expect(why(t, 0, { kind: 'aim' })).toMatchObject({ rule: 'SO-G16', why: 'done-already' });
  t.seat(0)
    .answers(code({ kind: 'dodge' }))
    .over();
  expect(t.state.public.units[0]!.dodge).toBe(1);
});
rule(['SO-G17', 'L-ACN-10', 'L-MOV-1', 'L-ACN-2'], 'Move and Dash in one activation; neither goes beyond its tool', () => {
  const t = act(stage('vehicle', three))
    .seat(0)
    .answers(code({ kind: 'move' }))
    .asked('L-MOV-1', 0);
  const at = (x: number) => [Math.round(x * 254), spot(0, 0.7).y, 0] as const;
  t.refused(0, ...at(8.2))
    .seat(0)
    .answers(...at(7.9));
  t.seat(0)
    .answers(code({ kind: 'dash' }))
    .asked('L-MOV-1', 0)
    .refused(0, ...at(12.1));
  t.seat(0)
    .answers(...at(11.8))
    .over();
  expect(t.state.public.units[0]!.at).toEqual(spot(11.8, 0.7));
});
rule('L-ACN-6', 'Recover removes all suppression', () => {
  const s = stage('vehicle', three);
  s.public.units[0]!.suppression = 1;
  const t = act(s)
    .chance(MISS)
    .seat(0)
    .answers(code({ kind: 'recover' }));
  expect(t.state.public.units[0]!.suppression).toBe(0);
  expect(why(act(stage('vehicle', three)), 0, { kind: 'recover' })).toMatchObject({ rule: 'L-ACN-6', why: 'nothing-to-recover' });
});
rule(['L-ACN-5', 'SO-O-7', 'SO-X-5'], 'standby: after an enemy acts within 12 inches and in sight, a free attack or move', () => {
  const near: readonly Placed[] = [
    { type: TROOPER, at: [4, 0.7] },
    { type: STORM, seat: 1, at: [14, 0.7], standby: 1 },
  ];
  const t = act(stage('vehicle', near))
    .seat(0)
    .answers(code({ kind: 'aim' }))
    .asked('L-ACN-5', 1);
  t.seat(1)
    .answers(code({ kind: 'unit', unit: unit(1) }))
    .asked('L-ACN-5', 1);
  t.seat(1)
    .answers(code({ kind: 'attack', target: unit(0), weapon: 1 }))
    .asked('L-ATK-4');
  expect(t.state.public.units[1]!.standby).toBe(0);
  const far: readonly Placed[] = [
    { type: TROOPER, at: [4, 0.7] },
    { type: STORM, seat: 1, at: [18, 0.7], standby: 1 },
  ];
  act(stage('vehicle', far))
    .seat(0)
    .answers(code({ kind: 'aim' }))
    .asked('L-ACN-1', 0);
  const own = act(stage('vehicle', three))
    .seat(0)
    .answers(code({ kind: 'standby' }));
  expect(own.state.public.units[0]!.standby).toBe(1);
});
rule(['L-MOV-10', 'L-MEL-3'], 'an engaged unit withdraws with a speed-1 move, and then neither attacks nor stands by', () => {
  const engaged: readonly Placed[] = [
    { type: TROOPER, at: [4, 0.7] },
    { type: STORM, seat: 1, at: [5.063, 0.7] },
    { type: STORM, seat: 1, at: [20, 0.7] },
  ];
  const t = act(stage('vehicle', engaged));
  expect(why(t, 0, { kind: 'dash' })).toMatchObject({ rule: 'L-MEL-3', why: 'engaged' });
  t.seat(0)
    .answers(code({ kind: 'move' }))
    .asked('L-MOV-1', 0)
    .refused(0, spot(9.5, 0.7).x, spot(0, 0.7).y, 0);
  t.seat(0).answers(spot(1, 0.7).x, spot(0, 0.7).y, 0);
  expect(why(t, 0, { kind: 'standby' })).toMatchObject({ rule: 'L-MOV-10', why: 'withdrew' });
  expect(why(t, 0, { kind: 'attack', target: unit(2), weapon: 1 })).toMatchObject({ rule: 'L-MOV-10', why: 'withdrew' });
});
rule(['SO-G26', 'L-SUP-1', 'L-SUP-6'], 'panic at once: a black die for each token above courage, then down to courage', () => {
  const s = stage('vehicle', three);
  s.public.units[0]!.suppression = 1;
  const t = play(s, suppress(unit(0), 3)!)
    .asked('SO-G26')
    .refused(-1, HIT)
    .chance(HIT, BLANK)
    .over();
  expect(t.state.public.units[0]).toMatchObject({ suppression: 2, wounds: 1 });
  const calm = play(stage('vehicle', three), suppress(unit(0), 2)!).over();
  expect(calm.state.public.units[0]!.suppression).toBe(2);
});
rule(['L-WND-1', 'L-WND-2', 'L-WND-3'], 'a defeated unit is gone with its order', () => {
  const s = stage('vehicle', three);
  s.public.units[0]!.order = 'faceup';
  const t = play(s, suffer(unit(0), 2, 'nobody')!).over();
  expect(t.state.public.units[0]).toMatchObject({ at: 'defeated', order: 'none' });
});
rule(['L-END-1', 'SO-G24', 'L-RND-1'], 'the End phase removes tokens but no suppression, and discards the cards', () => {
  const s = stage('vehicle', three);
  Object.assign(s.public.units[0]!, {
    aim: 1,
    dodge: 2,
    surge: 1,
    standby: 1,
    observation: 1,
    suppression: 2,
    order: 'facedown',
    activated: true,
  });
  s.public.played = ['built-on-hope', 'oppression'];
  const t = play(s, EndPhase.call({})).over();
  expect(t.state.public.units[0]).toMatchObject({
    aim: 0,
    dodge: 0,
    surge: 0,
    standby: 0,
    observation: 0,
    suppression: 2,
    order: 'none',
    activated: false,
  });
  expect(t.state.public.discards).toEqual([['built-on-hope'], ['oppression']]);
});
rule('L-DIE-1', 'eight sides for attack dice, six for defence dice', () => {
  const sides = (die: { readonly faces: readonly string[]; readonly weights: readonly number[] }) =>
    Object.fromEntries(die.faces.map((face, i) => [face, die.weights[i]]));
  expect(Object.values(ATTACK).map(sides)).toEqual([
    { crit: 1, hit: 5, surge: 1, blank: 1 },
    { crit: 1, hit: 3, surge: 1, blank: 3 },
    { crit: 1, hit: 1, surge: 1, blank: 5 },
  ]);
  expect(Object.values(DEFENCE).map(sides)).toEqual([
    { block: 3, surge: 1, blank: 2 },
    { block: 1, surge: 1, blank: 4 },
  ]);
});
rule(['L-SUP-2', 'L-UNT-2', 'SO-G22', 'SO-G25'], 'as many tokens as courage suppress a unit, but never a droid', () => {
  const s = stage('vehicle', [
    { type: TROOPER, at: [2, 0.7], suppression: 2 },
    { type: 'r5-astromech', at: [5, 0.7], suppression: 2 },
    three[2]!,
  ]);
  expect([isSuppressed(s, unit(0)), isSuppressed(s, unit(1))]).toEqual([true, false]);
  s.public.units[0]!.suppression = 1;
  expect(isSuppressed(s, unit(0))).toBe(false);
});
rule('L-ACN-4', 'one attack action in an activation', () => {
  const t = act(
    stage('vehicle', [
      { type: TROOPER, at: [4, 0.7] },
      { type: STORM, seat: 1, at: [14, 0.7] },
    ]),
  );
  t.seat(0)
    .answers(code({ kind: 'attack', target: unit(1), weapon: 1 }))
    .chance(BLANK, BLANK, BLANK)
    .asked('L-ACN-1', 0);
  expect(why(t, 0, { kind: 'attack', target: unit(1), weapon: 1 })).toMatchObject({ rule: 'L-ACN-4', why: 'done-already' });
});
