import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { ATTACK, DEFENCE } from '../src/dice.js';
import { suffer, suppress } from '../src/harm.js';
import { Activation } from '../src/round/activation.js';
import { EndPhase } from '../src/round/end-phase.js';
import { isSuppressed } from '../src/suppression.js';
import { BLANK, BLOCK, code, HIT, MISS, type Placed, spot, unit } from './battle.js';
import { STORM, TROOPER, three, why } from './round-acts.js';
import { play, stage } from './stage.js';

const act = (s: ReturnType<typeof stage>, id = 0) => play(s, Activation.call({ unit: unit(id) }));
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
    .answers(code({ kind: 'recover' }))
    .asked('L-ACN-6', 0)
    .offered([0, 1])
    .seat(0)
    .answers(0);
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
rule('L-WND-1', 'a unit loses no more health than it has', () => {
  const t = play(stage('vehicle', three), suffer(unit(0), 3, 'nobody')!, suffer(unit(0), 1, 'nobody')!).over();
  expect(t.facts('wounded')).toMatchObject([
    { n: 1, lost: 1, left: 1 },
    { n: 3, lost: 1, left: 0 },
  ]);
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
