import { checkSetup, OFFER } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import { skirmish } from '@cadre/skirmish';
import { OPTION } from '@cadre/skirmish/state';
import { atMost, rule, scenario } from '@cadre/testkit';
import { expect } from 'vitest';
import { activate, BLANK, BLOCK, CRIT, code, figure, fresh, HIT, MISS, SURGE, shoot, yard } from './yard.js';

const problems = (squad: string): string[] => checkSetup(skirmish, { 'squad.0': squad }).problems;
/** A0 and B3 eight inches apart in the open, the others far away. */
const duel = (given: Record<string, unknown> = {}, plans?: ['rush' | 'steady', 'rush' | 'steady']) =>
  yard(
    [
      [12, 3],
      [1, 1],
      [2, 1],
      [12, 10.6],
      [1, 23],
      [2, 23],
    ],
    { 'squad.0': 'trooper+trooper+trooper', 'squad.1': 'trooper+trooper+trooper', ...given },
    plans,
  );
const inches = (n: number): number => Math.round(n * INCH);
const why = (t: ReturnType<typeof duel>, seat: number, ...answer: number[]): string | undefined =>
  skirmish.machine.check(t.state, seat, t.state.pending!.seq, answer)?.because?.why;

rule('SK-1', 'a squad is three figures of at most 8 points', () => {
  expect(problems('trooper+trooper+guard')).toEqual([]);
  expect(problems('trooper+guard')).toEqual(['option "squad.0": a squad has 3 figures, this one has 2']);
  expect(problems('guard+guard+guard')).toEqual(['option "squad.0": a squad costs at most 8 points, this one costs 9']);
  expect(problems('wookiee+guard+scout')).toEqual([
    'option "squad.0": "wookiee" is not a unit; expected trooper, scout, guard, marksman, joined by +',
  ]);
  expect(fresh({ 'squad.1': 'scout+scout+trooper' }).public.figures.map(f => f.unit)).toEqual([
    'trooper',
    'guard',
    'marksman',
    'scout',
    'scout',
    'trooper',
  ]);
});
rule('SK-2', 'seats deploy in turn, wholly within 4 inches of their own edge', () => {
  const t = scenario(skirmish, fresh()).asked('SK-2', 0);
  t.refused(0, inches(12), inches(4), 0).refused(0, inches(12), inches(20), 0);
  expect(why(t, 0, inches(12), inches(4), 0)).toBe('outside-zone');
  t.seat(0).answers(inches(12), inches(3), 0).asked('SK-2', 1).refused(1, inches(12), inches(3), 0);
  t.seat(1).answers(inches(12), inches(21), 0).asked('SK-2', 0);
  expect(why(t, 0, inches(12.5), inches(3), 0)).toBe('on-base');
  expect(t.facts('deployed')).toHaveLength(2);
});
rule('SK-3', 'plans are sealed; whoever alone rushes acts first; steady figures get a brace token', () => {
  expect(
    duel({}, ['rush', 'steady'])
      .asked('SK-4', 0)
      .state.public.figures.map(f => f.brace),
  ).toEqual([0, 0, 0, 1, 1, 1]);
  duel({}, ['steady', 'rush']).asked('SK-4', 1);
  duel({}, ['steady', 'steady']).asked('SK-4', 0); // equal: in the first round A
  const t = scenario(skirmish, fresh());
  expect(t.facts('round')).toEqual([]);
});
rule('SK-4', 'a figure takes two different actions, then the other seat acts', () => {
  const t = activate(duel(), 0);
  t.offered([code({ kind: 'end' }), code({ kind: 'aim' }), code({ kind: 'move' }), code({ kind: 'shoot', target: figure(3) })]);
  t.seat(0).answers(code({ kind: 'aim' }));
  t.offered([code({ kind: 'end' }), code({ kind: 'move' }), code({ kind: 'shoot', target: figure(3) })]).refused(0, code({ kind: 'aim' }));
  t.seat(0)
    .answers(code({ kind: 'move' }))
    .asked('SK-5')
    .seat(0)
    .answers(inches(12), inches(4), 0);
  t.asked('SK-4', 1).offered([3, 4, 5].map(id => code({ kind: 'activate', figure: figure(id) })));
  activate(t, 3)
    .seat(1)
    .answers(code({ kind: 'end' }))
    .asked('SK-4', 0);
  t.offered([1, 2].map(id => code({ kind: 'activate', figure: figure(id) })));
});
rule('SK-4', 'a seat whose figures have all acted is passed over', () => {
  const t = yard([[12, 3], null, null, [12, 21], [14, 21], null]);
  activate(t, 0)
    .seat(0)
    .answers(code({ kind: 'end' }));
  activate(t, 3)
    .seat(1)
    .answers(code({ kind: 'end' }));
  activate(t, 4).asked('SK-4', 1);
});
rule('SK-5', 'a move reaches as far as the tool of the unit, and up or down 2 inches', () => {
  const t = activate(duel(), 0)
    .seat(0)
    .answers(code({ kind: 'move' }));
  const most = 1250 + 270; // the tool and one base
  t.refused(0, inches(12), inches(3) + most + 1, 0);
  expect(why(t, 0, inches(12), inches(3) + most + 1, 0)).toBe('out-of-reach');
  t.seat(0).answers(inches(12), inches(3) + most, 0);
  expect(t.facts('moved')[0]).toMatchObject({ from: { y: inches(3) }, to: { y: inches(3) + most } });
  // below the walkway: onto it, or stay under it
  const under = activate(yard([[12, 9], null, null, [12, 22], null, null]), 0)
    .seat(0)
    .answers(code({ kind: 'move' }));
  under.seat(0).answers(inches(12), inches(12), 2 * INCH);
  expect(under.state.public.figures[0]!.at).toEqual({ x: inches(12), y: inches(12), level: 2 * INCH });
  const stays = activate(yard([[12, 9], null, null, [12, 22], null, null]), 0)
    .seat(0)
    .answers(code({ kind: 'move' }));
  stays.refused(0, inches(12), inches(12), INCH).seat(0).answers(inches(12), inches(12), 0);
});
rule('SK-5', 'staying in place is a move', () => {
  const t = activate(duel(), 0)
    .seat(0)
    .answers(code({ kind: 'move' }));
  t.seat(0).answers(inches(12), inches(3), 0).asked('SK-4', 0);
});
rule('SK-6', 'nobody ends off the table, on a base, in a piece or over an edge; the tool does not cross walls', () => {
  const t = activate(yard([[6, 6.2], [6, 4], null, [12, 22], null, null]), 0)
    .seat(0)
    .answers(code({ kind: 'move' }));
  const refusals: [number, number, number, string][] = [
    [6, -0.2, 0, 'off-the-table'],
    [6, 4.5, 0, 'on-base'],
    [7, 7.2, 0, 'in-piece'],
    [6, 8.3, 0, 'way-blocked'],
    [6, 5.1, 1, 'wrong-level'],
  ];
  for (const [x, y, level, reason] of refusals) expect(why(t, 0, inches(x), inches(y), inches(level)), `${x} ${y}`).toBe(reason);
  const edge = activate(yard([[12, 9], null, null, [12, 22], null, null]), 0)
    .seat(0)
    .answers(code({ kind: 'move' }));
  expect(why(edge, 0, inches(12), inches(11.1), 2 * INCH)).toBe('wrong-level');
  // a base in the way does not stop the tool
  const over = activate(yard([[12, 3], [12, 5], null, [12, 22], null, null]), 0)
    .seat(0)
    .answers(code({ kind: 'move' }));
  over.seat(0).answers(inches(12), inches(7), 0);
});
rule('SK-7', 'twelve inches from edge to edge, and not more', () => {
  const at = (y: number) => activate(yard([[21, 2], null, null, [21, y], null, null]), 0);
  const reach = 12 + 270 / INCH;
  const near = at(2 + reach - 0.01);
  shoot(near, 0, 3).asked('SK-9');
  const far = at(2 + reach + 0.01);
  far.refused(0, code({ kind: 'shoot', target: figure(3) }));
  expect(why(far, 0, code({ kind: 'shoot', target: figure(3) }))).toBe('out-of-range');
});
rule('SK-8', 'only enemies in sight can be shot; a refusal names what hides them', () => {
  const t = activate(yard([[7.5, 5], [9, 5], null, [7.5, 9], [14, 5], null]), 0);
  t.offered([code({ kind: 'end' }), code({ kind: 'aim' }), code({ kind: 'move' }), code({ kind: 'shoot', target: figure(4) })]);
  const hidden = skirmish.machine.check(t.state, 0, t.state.pending!.seq, [code({ kind: 'shoot', target: figure(3) })]);
  expect(hidden?.because).toMatchObject({ rule: 'SK-8', why: 'hidden', about: { figure: 3, piece: 'wall' } });
  expect(why(t, 0, code({ kind: 'shoot', target: figure(1) }))).toBe('friend');
});
rule('SK-9', 'the dice of the unit, and one more at 6 inches or less', () => {
  const dice = (y: number): number =>
    Number(shoot(activate(yard([[21, 2], null, null, [21, y], null, null]), 0), 0, 3).facts('shot')[0]!['dice']);
  expect([dice(2 + 6 + 1.07), dice(2 + 6 + 1.05)]).toEqual([4, 5]);
});
rule('SK-10', 'an aim token rerolls up to two dice once, and is gone after the round', () => {
  const t = activate(duel(), 0)
    .seat(0)
    .answers(code({ kind: 'aim' }));
  shoot(t, 0, 3).chance(HIT, SURGE, BLANK, BLANK).asked('SK-10', 0).refused(0, 1, 2, 3).seat(0).answers(2, 3);
  t.chance(CRIT, HIT);
  expect(t.facts('rolled').at(-1)).toMatchObject({ again: true, faces: ['crit', 'hit', 'hit', 'surge'] });
  t.chance(BLOCK, BLOCK, BLOCK);
  expect(t.state.public.figures[0]!.aim).toBe(0);
  const kept = activate(duel(), 0)
    .seat(0)
    .answers(code({ kind: 'aim' }));
  shoot(kept, 0, 3).chance(HIT, HIT, HIT, HIT).seat(0).passes().chance(BLOCK, BLOCK, BLOCK, BLOCK);
  expect(kept.state.public.figures[0]!.aim).toBe(1);
});
rule('SK-11', 'cover near the target cancels hits, not critical hits', () => {
  // B3 behind the low wall, one inch beyond it
  const covered = yard([[16, 4], null, null, [16, 9.2], null, null]);
  const t = shoot(activate(covered, 0), 0, 3);
  expect(t.facts('shot')[0]).toMatchObject({ cover: 1 });
  t.chance(CRIT, HIT, HIT, BLANK, BLANK).chance(MISS, MISS);
  expect(t.facts('defended')[0]).toMatchObject({ wounds: 2 });
  const alone = shoot(activate(yard([[16, 4], null, null, [16, 9.2], null, null]), 0), 0, 3);
  alone.chance(CRIT, BLANK, BLANK, BLANK, BLANK).chance(MISS); // with no hit to cancel, cover does nothing
  expect(alone.facts('defended')[0]).toMatchObject({ wounds: 1 });
  const open = shoot(activate(duel(), 0), 0, 3);
  expect(open.facts('shot')[0]).toMatchObject({ cover: 0 });
  const crates = shoot(activate(yard([[3.7, 10], null, null, [3.7, 15], null, null]), 0), 0, 3);
  expect(crates.facts('shot')[0]).toMatchObject({ cover: 2 });
});
rule('SK-12', 'a guard may spend its brace token for one more cover when it is shot at', () => {
  const braced = () => shoot(activate(duel({ 'squad.1': 'guard+trooper+trooper' }, ['rush', 'steady']), 0), 0, 3).asked('SK-12', 1);
  const t = braced();
  t.seat(1).answers(OFFER.encode({ kind: 'offer', keyword: 2, holder: 3 }));
  expect([t.facts('braced').length, t.state.public.figures[3]!.brace]).toEqual([1, 0]);
  t.chance(HIT, BLANK, BLANK, BLANK);
  expect(t.facts('defended')[0]).toMatchObject({ faces: [], wounds: 0 });
  const declined = braced().seat(1).passes().chance(HIT, BLANK, BLANK, BLANK).chance(MISS);
  expect([declined.facts('defended')[0]!['wounds'], declined.state.public.figures[3]!.brace]).toEqual([1, 1]);
  shoot(activate(duel({ 'squad.1': 'guard+trooper+trooper' }), 0), 0, 3).asked('SK-9'); // no token
  shoot(activate(duel({}, ['rush', 'steady']), 0), 0, 3).asked('SK-9'); // no guard
});
rule('SK-13', 'each block cancels a hit, what is left are wounds', () => {
  const t = shoot(activate(duel(), 0), 0, 3).chance(CRIT, HIT, HIT, SURGE).asked('SK-13').chance(BLOCK, BLOCK, MISS);
  expect(t.facts('defended')[0]).toMatchObject({ figure: 3, faces: ['block', 'block', 'blank'], wounds: 1 });
  expect(t.state.public.figures[3]!.wounds).toBe(1);
});
rule('SK-14', 'a figure with as many wounds as health leaves the table, and its keywords with it', () => {
  const t = shoot(activate(duel(), 0), 0, 3).chance(HIT, HIT, BLANK, BLANK).chance(MISS, MISS);
  expect(t.state.public.roster.map(h => h.id)).toEqual([0, 1, 2, 4, 5]);
  expect([t.state.public.figures[3]!.at, t.facts('defeated')]).toEqual([
    'defeated',
    [expect.objectContaining({ figure: 3, unit: 'trooper' })],
  ]);
  t.seat(0)
    .answers(code({ kind: 'end' }))
    .offered([4, 5].map(id => code({ kind: 'activate', figure: figure(id) })));
});
/** Everybody ends their activation at once. */
const idle = (t: ReturnType<typeof duel>, rounds: number): typeof t => {
  const answered = atMost();
  while (t.state.pending && t.state.public.round <= rounds) {
    answered();
    const { asks, rule: asking } = t.state.pending;
    const [{ seat, space }] = asks as [(typeof asks)[number]];
    if (asking === 'SK-3') {
      if (t.state.public.round > rounds) break;
      for (const who of [0, 1]) t.seat(who).answers(code({ kind: 'plan', plan: 'rush' }));
    } else if (space.kind === 'pick') t.seat(seat).answers(space.of === 'activate' ? space.options[0]! : code({ kind: 'end' }));
  }
  return t;
};
rule('SK-15', 'more figures within 3 inches of the beacon score a point, on every level', () => {
  const one = idle(yard([[12, 9], null, null, [12, 22], null, null], { rounds: 1 }), 1);
  expect(one.facts('scored')).toEqual([{ type: 'scored', rule: 'SK-15', seat: 0, points: [1, 0] }]);
  const above = idle(yard([[12, 9], null, null, [12, 12, 2], [13.2, 12, 2], null], { rounds: 1 }), 1);
  expect(above.facts('scored')[0]).toMatchObject({ seat: 1 });
  const equal = idle(yard([[12, 9], null, null, [12, 15], null, null], { rounds: 1 }), 1);
  expect(equal.facts('contested')).toHaveLength(1);
  const outside = idle(yard([[12, 12 - 3 - 270 / 2 / INCH - 0.02], null, null, [12, 22], null, null], { rounds: 1 }), 1);
  expect(outside.facts('contested')).toHaveLength(1);
});
rule('SK-16', 'it lasts the agreed rounds, or until a seat has no figures left', () => {
  const t = idle(duel({ rounds: 2 }), 2).over();
  expect(t.facts('round')).toHaveLength(2);
  const last = yard([[12, 3], null, null, [12, 10.6], null, null]);
  shoot(activate(last, 0), 0, 3).chance(HIT, HIT, BLANK, BLANK).chance(MISS, MISS);
  last
    .seat(0)
    .answers(code({ kind: 'end' }))
    .over();
  expect([last.facts('ended')[0]!['winner'], last.state.public.round]).toEqual([0, 1]);
});
rule('SK-16', 'tokens and activations are gone in the next round', () => {
  const t = duel({}, ['rush', 'steady']);
  t.state.public.figures[1]!.aim = 1;
  idle(t, 1);
  expect(t.state.public.figures.map(f => [f.aim, f.brace, f.acted])).toEqual(new Array(6).fill([0, 0, false]));
  t.asked('SK-3');
});
rule('SK-17', 'points decide, then health, otherwise it is a draw', () => {
  const points = idle(yard([[12, 9], null, null, [12, 22], [14, 22], null], { rounds: 1 }), 1);
  expect([skirmish.score(points.state), points.facts('ended')[0]!['winner']]).toEqual([[1, 0], 0]);
  const health = idle(yard([[3, 2], null, null, [12, 22], [14, 22], null], { rounds: 1 }), 1);
  expect(skirmish.score(health.state)).toEqual([0, 1]);
  const even = idle(yard([[3, 2], null, null, [12, 22], null, null], { rounds: 1 }), 1);
  expect([skirmish.score(even.state), even.facts('ended')[0]!['winner']]).toEqual([[0.5, 0.5], 'draw']);
});
rule('SK-18', 'a sharpshooter’s target has one less cover, never less than none', () => {
  const covered = (squad: string) =>
    shoot(activate(yard([[16, 4], null, null, [16, 9.2], null, null], { 'squad.0': squad }), 0), 0, 3).facts('shot')[0]!['cover'];
  expect([covered('trooper+guard+marksman'), covered('marksman+guard+trooper')]).toEqual([1, 0]);
  const open = shoot(activate(duel({ 'squad.0': 'marksman+guard+trooper' }), 0), 0, 3);
  expect(open.facts('shot')[0]).toMatchObject({ cover: 0 });
  expect(OPTION.has(-1)).toBe(false);
});
