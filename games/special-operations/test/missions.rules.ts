import { enclosing, viewOf } from '@cadre/core';
import { specialOperations as GAME } from '@cadre/special-operations';
import { CHECKS, examine, rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { Attack } from '../src/attack/attack.js';
import { suffer, suppress } from '../src/harm.js';
import { knownToken } from '../src/missions/code-tokens.js';
import { refreshMarks } from '../src/missions/marks.js';
import { actionsLeft } from '../src/round/actions.js';
import { Activation } from '../src/round/activation.js';
import { EndPhase } from '../src/round/end-phase.js';
import { Match } from '../src/round/match.js';
import { Deployment } from '../src/setup/deployment.js';
import { BLANK, CRIT, code, HIT, type Placed, put, SURGE, spot, unit } from './battle.js';
import { act, on, R5, RIDERS, STORM, TROOPER, why } from './mission-acts.js';
import { play, stage } from './stage.js';

/** Touching the token at these inches, to the left of it. */
const beside = (x: number, y: number): readonly [number, number] => [x - 1.0315, y];
const chooses = (t: ReturnType<typeof play>, seat: number, id: number) => t.seat(seat).answers(code({ kind: 'unit', unit: unit(id) }));
const SHIELDS: readonly Placed[] = [
  { type: TROOPER, at: [2, 2] },
  { type: STORM, seat: 1, at: beside(6, 18) },
  { type: R5, seat: 1, at: beside(18, 18) },
];
rule(
  ['SO-S5', 'SO-D-7', 'SO-D-9', 'SO-D-23', 'SO-S10', 'SO-D-11', 'L-ACN-8'],
  'a console covers a slot for each matching die, as far as there are slots',
  () => {
    const t = on(act(stage('shields', SHIELDS), 1), 1, 'use-console')
      .asked('SO-S5')
      .chance(CRIT, CRIT, CRIT);
    expect(t.state.public.tally.covered).toEqual({ crit: 2, surge: 0, hit: 0 });
    expect(why(t, 1, 'use-console')?.why).toBe('done-already');
    t.seat(1)
      .answers(code({ kind: 'aim' }))
      .seat(1)
      .answers(code({ kind: 'dodge' }))
      .over(); // it was free
    expect(why(act(stage('shields', SHIELDS), 1), 1, 'call-backup')?.why).toBe('other-side');
  },
);
rule('SO-S5', 'a support unit may roll one console die again', () => {
  const s = stage('shields', [SHIELDS[0]!, { type: R5, seat: 1, at: beside(6, 18) }]);
  const t = on(act(s, 1), 1, 'use-console').chance(BLANK, BLANK, HIT).asked('SO-S5', 1);
  t.seat(1).answers(1).chance(SURGE);
  expect(t.state.public.tally.covered).toEqual({ crit: 0, surge: 1, hit: 1 });
  // Told once for each kind that was covered.
  expect(t.facts('mission-event').map(({ n }) => n)).toEqual([1, 2]);
});
rule('SO-D-9', 'the strict reading covers one slot only', () => {
  const s = stage('shields', SHIELDS);
  Object.assign(s.public, { strictConsoles: true });
  const t = on(act(s, 1), 1, 'use-console').chance(HIT, HIT, SURGE).asked('SO-D-9', 1);
  t.seat(1).answers(code({ kind: 'slot', slot: 'surge' }));
  expect(t.state.public.tally.covered).toEqual({ crit: 0, surge: 1, hit: 0 });
});
rule(['SO-S7', 'SO-D-9'], 'the strict reading uncovers one slot only, the one that the defender chooses', () => {
  const s = stage('shields', [
    { type: R5, at: beside(6, 18) },
    { type: STORM, seat: 1, at: [30, 30] },
  ]);
  Object.assign(s.public, { strictConsoles: true });
  s.public.tally.covered = { crit: 1, surge: 0, hit: 4 };
  const t = on(act(s, 0), 0, 'encrypt').chance(HIT, CRIT).asked('SO-D-9', 0);
  t.offered(['crit', 'hit'].map(slot => code({ kind: 'slot', slot: slot as 'crit' })));
  t.seat(0).answers(code({ kind: 'slot', slot: 'hit' }));
  expect(t.state.public.tally.covered).toEqual({ crit: 1, surge: 0, hit: 3 });
});
rule(['SO-S6', 'SO-D-8', 'SO-S9'], 'with six covered slots the transmitter scores a point, and three points win', () => {
  const s = stage('shields', SHIELDS);
  s.public.tally.covered = { crit: 2, surge: 1, hit: 2 };
  expect(why(act(s, 2), 1, 'transmit')).toMatchObject({ rule: 'SO-S6', why: 'too-few-slots' });
  const full = stage('shields', SHIELDS);
  full.public.tally.covered = { crit: 2, surge: 1, hit: 3 };
  full.public.points = [0, 2];
  const t = on(act(full, 2), 1, 'transmit').over();
  expect([t.state.public.points, t.state.public.tally.covered]).toEqual([[0, 3], { crit: 0, surge: 0, hit: 0 }]);
});
rule(['SO-S7', 'SO-D-23'], 'the defender calls backup, lays webs or encrypts, one of them', () => {
  const units: readonly Placed[] = [
    { type: R5, at: beside(6, 18) },
    { type: STORM, seat: 1, at: [30, 30] },
  ];
  const backup = on(act(stage('shields', units), 0), 0, 'call-backup');
  expect(backup.state.public.tally.backup).toBe(1);
  expect(why(backup, 0, 'webs')?.why).toBe('done-already');
  const webs = on(act(stage('shields', units), 0), 0, 'webs')
    .asked('SO-S7')
    .chance(HIT, CRIT, SURGE);
  expect(webs.state.public.units[1]!.suppression).toBe(2);
  const covered = stage('shields', units);
  covered.public.tally.covered = { crit: 1, surge: 0, hit: 4 };
  const encrypt = on(act(covered, 0), 0, 'encrypt').refused(-1, HIT).chance(HIT, CRIT);
  expect(encrypt.state.public.tally.covered).toEqual({ crit: 0, surge: 0, hit: 3 });
});
rule(
  ['SO-S3', 'SO-S4', 'SO-D-6', 'SO-G10'],
  'operatives, special forces and support of the defender wait in reserve; blue deploys first',
  () => {
    const units: readonly Placed[] = [
      { type: TROOPER },
      { type: R5 },
      { type: 'rebel-pathfinder' },
      { type: STORM, seat: 1 },
      { type: 'fx-9-medical-droid', seat: 1 },
    ];
    const t = play(stage('shields', units), Deployment.call({})).asked('SO-G10', 0);
    expect(t.state.public.units.map(u => u.at)).toEqual(['waiting', 'reserve', 'reserve', 'waiting', 'waiting']);
    t.refused(0, ...[spot(18, 18).x, spot(18, 18).y, 0])
      .seat(0)
      .answers(spot(4, 4).x, spot(4, 4).y, 0)
      .asked('SO-G10', 1);
  },
);
rule(['SO-S8', 'SO-D-10'], 'each End phase a reserve unit, and one more or a token less for each critical result and surge', () => {
  const units: readonly Placed[] = [
    { type: TROOPER, at: [2, 2], suppression: 1 },
    { type: R5, at: 'waiting' },
    { type: 'rebel-pathfinder', at: 'waiting' },
    { type: STORM, seat: 1, at: [30, 30] },
  ];
  const s = stage('shields', units);
  for (const id of [1, 2]) put(s, id, 'reserve');
  s.public.tally.backup = 2;
  const t = play(s, EndPhase.call({})).asked('SO-S8').chance(CRIT, HIT).asked('SO-S8', 0);
  chooses(t, 0, 1).refused(0, spot(18, 18).x, spot(18, 18).y, 0).seat(0).answers(spot(8, 2).x, spot(8, 2).y, 0);
  chooses(t.asked('SO-S8', 0), 0, 0).over();
  expect(t.state.public.units.map(u => u.at)).toEqual([spot(2, 2), spot(8, 2), 'reserve', spot(30, 30)]);
  expect([t.state.public.units[0]!.suppression, t.state.public.tally.backup]).toEqual([0, 2]);
});
const coded = (units = RIDERS, numbers: readonly [number, number, number] = [1, 2, 3], holders = [1, 2, 3]) => {
  const s = stage('codes', units);
  s.public.tally.codes = holders.map(unit);
  s.secret[1] = { covert: [], codes: [...numbers] };
  return s;
};
rule(['SO-C1', 'SO-C6', 'SO-D-13', 'SO-C9'], 'red hands three tokens out; which is the code, blue never learns', () => {
  const s = stage('codes', RIDERS);
  const t = play(s, Match.call({}, 'deployed')).asked('SO-C6', 1);
  chooses(chooses(t, 1, 1), 1, 2)
    .asked('SO-C6', 1)
    .seat(1)
    .answers(1);
  expect(t.state.secret[1]!.codes).toEqual([2, 1, 3]);
  expect(JSON.stringify([t.state.public, t.told(0)])).not.toContain('"codes":[2,1,3]');
});
rule(
  ['SO-C7', 'SO-D-22'],
  'a friend within 3 inches may take the token of a defeated holder; else its owner lays it beside the base',
  () => {
    const t = play(coded(RIDERS, [1, 2, 3], [1, 3, 3]), suffer(unit(1), 9, 'nobody')!).asked('SO-C7', 1);
    chooses(t, 1, 2).over();
    expect(t.state.public.tally.codes[0]).toBe(2);
    expect(t.facts('mission-event').map(({ what }) => what)).toEqual(['token-passed']);
    const dropped = play(coded(RIDERS, [1, 2, 3], [1, 3, 3]), suffer(unit(1), 9, 'nobody')!)
      .seat(1)
      .passes()
      .asked('SO-C7', 1);
    expect(dropped.facts('mission-event').map(({ what }) => what)).toEqual(['token-dropped']);
    const { x, y } = spot(10, 30);
    dropped
      .refused(1, x + 400, y, 0)
      .seat(1)
      .answers(x, y - 264, 0)
      .over();
    expect(dropped.state.public.tally.codes[0]).toEqual({ x, y: y - 264, level: 0 });
    const full = play(coded(), suffer(unit(1), 9, 'nobody')!).asked('SO-C7', 1); // who is near has a token already
    expect(full.facts('mission-event').map(({ what }) => what)).toEqual(['token-dropped']);
  },
);
rule(['SO-C3', 'SO-D-23'], 'a panicking holder keeps its token, and blue looks at it', () => {
  const t = play(coded(), suppress(unit(1), 4)!).chance(BLANK, BLANK);
  expect([t.state.public.tally.codes[0], t.state.secret[0]!.codes]).toEqual([1, [1, -1, -1]]); // the others are decoys
});
rule('SO-C3', 'before an attack makes a holder panic, blue knows nothing of its token', () => {
  const afraid = { type: STORM, seat: 1, at: [13, 0.7], suppression: 2 } as const;
  const setup = () => {
    const s = coded([{ type: TROOPER, at: [4, 0.7] }, afraid, ...RIDERS.slice(2)]);
    s.stack = [Attack.call({ attacker: unit(0), target: unit(1), weapon: 1, melee: false, seat: 0 }).call];
    return s;
  };
  const secrecy = CHECKS.filter(({ id }) => id === 'imagine' || id === 'indistinguishable');
  expect(examine({ ...GAME, setup }, { setups: [{}], matches: 6, most: 0, bound: 99, every: 1, seed: 1 }, secrecy).findings).toEqual([]);
});
rule(['SO-C4', 'SO-D-12'], 'only red secures a dropped token, in base contact and with a free hand', () => {
  const s = coded([{ type: TROOPER, at: [20, 29] }, ...RIDERS.slice(1)], [1, 2, 3], [1, 2, 2]);
  s.public.tally.codes = [unit(1), unit(2), { ...spot(21.03, 30) }];
  expect(why(act(structuredClone(s), 0), 0, 'secure')?.why).toBe('other-side');
  const far = structuredClone(s);
  far.public.tally.codes = [unit(1), unit(2), spot(30, 3)];
  expect(why(act(far, 3), 1, 'secure')?.why).toBe('not-at-token');
  const t = on(act(s, 3), 1, 'secure');
  expect(t.state.public.tally.codes[2]).toBe(3);
});
rule(['SO-C8', 'SO-D-14'], 'holders within 3 inches swap secretly; of what blue knew it keeps what is still certain', () => {
  const swapped = (notes: readonly [number, number, number], numbers: readonly [number, number, number] = [1, 2, 3]) => {
    const s = coded(RIDERS, numbers);
    s.secret[0] = { covert: [], codes: notes };
    const t = on(act(s, 1), 1, 'swap').asked('SO-C8', 1).offered([0, 1]).seat(1).answers(1);
    return [t.state.secret[1]!.codes, t.state.secret[0]!.codes, [0, 1, 2].map(slot => knownToken(viewOf(t.state, 0), slot))];
  };
  const [HIDDEN, CODES, DECOYS] = ['hidden', 'codes', 'decoy'];
  // the code is one of the two that were swapped: the third is a decoy
  expect(swapped([1, 0, 0])).toEqual([
    [2, 1, 3],
    [0, 0, -1],
    [HIDDEN, HIDDEN, DECOYS],
  ]);
  expect(swapped([2, 3, 1], [2, 3, 1])).toEqual([
    [3, 2, 1],
    [-1, -1, 1],
    [DECOYS, DECOYS, CODES],
  ]);
  expect(swapped([0, 0, 3])).toEqual([
    [2, 1, 3],
    [0, 0, 3],
    [HIDDEN, HIDDEN, DECOYS],
  ]);
  expect(why(act(coded(), 3), 1, 'swap')?.why).toBe('nobody-to-swap');
});
rule(['SO-C10', 'SO-D-15'], 'Halt! shows blue the token of an enemy within 3 inches', () => {
  const t = on(act(coded([{ type: TROOPER, at: [8, 30] }, ...RIDERS.slice(1)]), 0), 0, 'halt').asked('SO-C10', 0);
  chooses(t, 0, 1);
  expect(t.state.secret[0]!.codes).toEqual([1, -1, -1]);
  expect(t.told(0).filter(f => f.type === 'secret-look')).toHaveLength(1);
  expect(t.told(1).filter(f => f.type === 'secret-look')).toHaveLength(0);
  expect(why(act(coded(), 0), 0, 'halt')?.why).toBe('nobody-near');
});
rule(['SO-C10', 'SO-D-15'], 'Halt! is free, once an activation; in the playtest it is an action', () => {
  const actionsAfter = (edition: 'v1.1' | 'playtest') => {
    const s = coded([{ type: TROOPER, at: [8, 30] }, ...RIDERS.slice(1)]);
    Object.assign(s.public, { edition });
    const t = chooses(on(act(s, 0), 0, 'halt'), 0, 1);
    expect(why(t, 0, 'halt')?.why).toBe('done-already');
    return actionsLeft(t.state, enclosing(t.state, Activation));
  };
  expect([actionsAfter('v1.1'), actionsAfter('playtest')]).toEqual([2, 1]);
});
rule(['SO-C11', 'SO-C2'], 'the code at an active transmitter wins at the start of an End phase; a decoy does not', () => {
  const at = (numbers: readonly [number, number, number]) =>
    play(coded([RIDERS[0]!, { type: STORM, seat: 1, at: beside(6, 12) }, ...RIDERS.slice(2)], numbers), EndPhase.call({})).asked(
      'SO-C11',
      1,
    );
  const won = at([1, 2, 3])
    .seat(1)
    .answers(code({ kind: 'yes' }))
    .over();
  expect(won.state.public.winner).toBe(1);
  at([2, 1, 3]).offered([code({ kind: 'no' })]);
});
rule('SO-C5', 'a support unit with a token dashes at speed 2; one of blue switches a transmitter off', () => {
  const t = act(coded(), 3)
    .seat(1)
    .answers(code({ kind: 'dash' }));
  t.seat(1).answers(spot(20, 35.3).x, spot(20, 35.3).y, 0);
  const off = act(stage('codes', [{ type: R5, at: [2.5, 12] }, ...RIDERS.slice(1)]), 0)
    .seat(0)
    .answers(code({ kind: 'move' }));
  off.seat(0).answers(spot(4.9685, 12).x, spot(0, 12).y, 0);
  expect(off.state.public.objectives.map(o => o.claimed)).toEqual([false, true, true]);
});
rule(
  ['SO-C5', 'SO-C11', 'L-WND-3'],
  'a transmitter is on again when the support unit that touched it is defeated, and the code wins there',
  () => {
    const s = coded([
      { type: R5, at: beside(6, 12) },
      { type: STORM, seat: 1, at: [6, 12 + 1.0315] },
      { type: STORM, seat: 1, at: [12, 30] },
      { type: 'fx-9-medical-droid', seat: 1, at: [20, 30] },
      { type: TROOPER, at: [2, 2] },
    ]);
    refreshMarks(s);
    expect(s.public.objectives.map(o => o.claimed)).toEqual([false, true, true]);
    const t = play(s, EndPhase.call({}), suffer(unit(0), 9, 'nobody')!).asked('SO-C11', 1);
    expect(t.state.public.objectives.map(o => o.claimed)).toEqual([true, true, true]);
    t.seat(1).answers(code({ kind: 'yes' }));
    expect(t.state.public.winner).toBe(1);
  },
);
rule(['SO-C4', 'SO-C6'], 'in the playtest blue sees the number of a token that it has claimed', () => {
  const s = stage('codes', [{ type: TROOPER, at: [10, 30] }, ...RIDERS.slice(1)], { edition: 'playtest' });
  s.public.tally.codes = [spot(10, 30), unit(2), unit(3)];
  s.secret[1] = { covert: [], codes: [4, 6, 5] };
  const t = on(act(s, 0), 0, 'secure');
  expect([t.state.public.tally.codes[0], t.state.secret[0]!.codes]).toEqual([0, [4, 0, 0]]);
  expect([0, 1].map(seat => t.told(seat).filter(f => f.type === 'secret-look').length)).toEqual([1, 0]);
  expect(t.state.public.tally.looks).toBe(0); // its own token: nobody was searched
});
rule('SO-D-21', 'without room beside the base a dropped token lies under it', () => {
  const crowd: readonly Placed[] = Array.from({ length: 6 }, (_, i) => {
    const turn = (i * Math.PI) / 3;
    return { type: TROOPER, at: [10 + 1.1 * Math.cos(turn), 30 + 1.1 * Math.sin(turn)] };
  });
  const s = coded([...RIDERS.map((rider, i) => (i === 2 ? { ...rider, at: [30, 30] as const } : rider)), ...crowd]);
  const t = play(s, suffer(unit(1), 9, 'nobody')!).over();
  expect(t.state.public.tally.codes[0]).toEqual(spot(10, 30));
});
