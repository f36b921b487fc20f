import { expect } from 'vitest';
import { attackProblem } from '../src/attack/targets.js';
import { suffer } from '../src/harm.js';
import { EndPhase } from '../src/round/end-phase.js';
import { moveOf } from '../src/round/move-kinds.js';
import type { BattleState, Spot } from '../src/state.js';
import { BLANK, CRIT, code, HIT, MISS, type Placed, put, SURGE, spot, unit } from './battle.js';
import {
  act,
  activate,
  carded,
  choices,
  choose,
  DROID,
  dice,
  effect,
  goes,
  loaded,
  MAN,
  type Play,
  plain,
  play,
  row,
  shoot,
  special,
  startPhase,
  tokens,
  uses,
} from './card-play.js';

const FAR = { x: 34, seat: 1 };
const [FAST, HEAVY] = [plain('sprinter', { speed: 3 }), plain('heavy-trooper', { rank: 'heavy' })];
const OPERATIVE = plain('agent', { rank: 'operative' });
const placed = ({ x, y, level }: Spot): [number, number, number] => [x, y, level];
const putsAt = (t: Play, x: number, y = 0.7): Play => t.seat(0).answers(...placed(spot(x, y)));
const isRefusedAt = (t: Play, x: number, y = 0.7): Play => t.refused(0, ...placed(spot(x, y)));
const xOf = (t: Play, id: number): number => (t.state.public.units[id]!.at as Spot).x / 254;

for (const label of ['drums-of-the-hunt#1', 'onward-to-victory#1'])
  effect.rule('L-MOV-1', label, 'Move actions of the ordered units have 1 more speed, at most 3', card => {
    const s = carded(card, row({ x: 4 }, { x: 8, type: FAST }, { x: 12 }, FAR), [0, 1]);
    expect([0, 1, 2].map(id => moveOf(s, unit(id), 'move').speed)).toEqual([3, 3, 2]);
    expect(moveOf(s, unit(0), 'dash').speed).toBe(1);
  });
/** The speed of a Dash by round. */
const dashes = (face: string, type: string): number[] =>
  [1, 2, 3].map(round => moveOf(loaded(face, row({ x: 4, type }, FAR), { round }), unit(0), 'dash').speed);
effect.rule('SO-G17', 'IV-L2-b#1', 'a Dash of corps and heavy units is a speed-2 move in rounds 1 and 2', () => {
  expect([dashes('IV-L2-b', MAN), dashes('IV-L2-b', HEAVY), dashes('IV-L2-b', OPERATIVE)]).toEqual([
    [2, 2, 1],
    [2, 2, 1],
    [1, 1, 1],
  ]);
});
effect.rule('SO-G17', 'IS-L1-a#1', 'a Dash of a corps unit is a speed-2 move in round 1', () => {
  expect([dashes('IS-L1-a', MAN), dashes('IS-L1-a', OPERATIVE)]).toEqual([
    [2, 1, 1],
    [1, 1, 1],
  ]);
});
effect.rule('SO-H7', 'quick-response-team#1', 'each ordered unit may make a speed-1 move', () => {
  const t = uses(startPhase(carded('quick-response-team', row({ x: 4 }, { x: 10 }, { x: 16 }, FAR), [0, 1])));
  isRefusedAt(t, 8.2); // a speed-1 move reaches 4.02 inches
  goes(t, 8);
  t.asked('L-MOV-1', 0).seat(0).passes();
  expect([0, 1, 2].map(id => xOf(t, id))).toEqual([8, 10, 16]);
  t.asked('L-ACT-2', 0);
  const engaged = carded('quick-response-team', [...row({ x: 4 }, { x: 5.063, seat: 1 }, { x: 10 })], [0, 2]);
  goes(uses(startPhase(engaged)), 12).asked('L-ACT-2', 0); // who is engaged cannot make it
});
effect.rule('SO-H7', 'IS-L2-a#1', 'after a Move of the captain up to two others within 6 inches that are not engaged may move', () => {
  const CAPTAIN = 'isf-captain';
  const units = row({ x: 4, type: CAPTAIN }, { x: 9 }, { x: 11 }, { x: 13.5 }, { x: 7 }, { x: 34, seat: 1 });
  const enemy: Placed = { type: MAN, seat: 1, at: [7, 1.763] }; // holds unit 4 in melee
  const t = uses(goes(act(activate(loaded('IS-L2-a', [...units, enemy])), 'move'), 5.5));
  choose(choices(t, 1, 2), 1, 2);
  goes(goes(t, 12.2), 8.4);
  expect([1, 2].map(id => t.state.public.units[id]!.at)).toEqual([spot(12.2, 0.7), spot(8.4, 0.7)]);
  const other = goes(act(activate(loaded('IS-L2-a', row({ x: 4 }, { x: 9 }, FAR))), 'move'), 5.5);
  other.asked('L-ACN-1', 0);
});
effect.rule(
  'SO-H7',
  'BT-L1-b#1',
  'when an enemy attack defeats a friend another within 6 inches may move, even into melee with the attacker',
  () => {
    const s = loaded('BT-L1-b', [...row({ x: 16, seat: 1 }, { x: 10, wounds: 2 }, { x: 12 }, { x: 3 }), { type: MAN, at: [2.8, 3] }]);
    const t = uses(shoot(s).chance(HIT, BLANK).chance(MISS));
    choose(choices(t, 2, 3), 2);
    goes(t, 16 - 1.063); // base to base with the attacker
    expect(xOf(t, 2)).toBeCloseTo(14.937, 2);
    play(loaded('BT-L1-b', row({ x: 12, seat: 1 }, { x: 4 }, { x: 8 })), suffer(unit(1), 3, 'nobody')!).over(); // by no attack
  },
);

effect.rule('SO-H11', 'proton-charge#1', 'a charge within 6 inches of an ordered unit and more than 3 inches from every enemy', () => {
  const t = startPhase(carded('proton-charge', row({ x: 4 }, { x: 14, seat: 1 }, FAR)));
  isRefusedAt(isRefusedAt(t.asked('SO-H11', 0), 11.2), 10.1); // too far away; too close to the enemy
  putsAt(t, 9.9);
  expect(t.state.public.markers).toMatchObject([{ kind: 'charge', seat: 0, at: spot(9.9, 0.7) }]);
  const nobody = carded('proton-charge', row({ x: 4 }, FAR));
  put(nobody, 0, 'network');
  startPhase(nobody).asked('SO-V4', 0); // no ordered unit on the table, nowhere to place it: the first unit arrives
});
const withMarkers = (s: BattleState, kind: 'charge' | 'trap', ...xs: readonly number[]): BattleState => {
  s.public.markers = xs.map((x, id) => ({ id, kind, seat: 0, at: spot(x, 0.7) }));
  return s;
};
effect.rule(
  'SO-H14',
  'proton-charge#2',
  'at the end of an activation it attacks everybody within 3 inches in sight with Blast and Impact 2, once',
  () => {
    const units = row({ x: 4 }, { x: 12, seat: 1 }, { x: 7.9, type: DROID }, { x: 14.1, seat: 1 }, FAR);
    const ends = act(activate(withMarkers(carded('proton-charge', units), 'charge', 10)), 'end');
    const t = uses(ends);
    choose(choices(t.asked('SO-H14', 0), 1, 2), 2, 1); // in the order of the card's owner
    expect(dice(t)).toEqual({ 'red-attack': 1, 'black-attack': 1, 'white-attack': 1 });
    t.chance(HIT, SURGE, BLANK).chance(MISS).chance(HIT, HIT, BLANK).chance(MISS, MISS).over();
    expect([tokens(t, 'wounds'), tokens(t, 'suppression')]).toEqual([
      [0, 2, 1, 0, 0],
      [0, 1, 1, 0, 0],
    ]);
    expect(t.state.public.markers).toEqual([]);
    const vehicle = carded('proton-charge', [
      { type: MAN, at: [12, 0.7] },
      { type: MAN, at: [30, 0.7], seat: 1 },
    ]);
    vehicle.public.markers = [{ id: 0, kind: 'charge', seat: 0, at: spot(18, 12.5) }];
    expect(uses(act(activate(vehicle), 'end')).facts('attack')).toMatchObject([{ targetCard: 'vehicle', weapon: 'proton-charge' }]);
  },
);
effect.rule('SO-H14', 'proton-charge#2', 'it does nothing to a unit that terrain hides from it', () => {
  const near = (charge: readonly [number, number], enemy: readonly [number, number]): BattleState => {
    const s = carded('proton-charge', [
      { type: MAN, at: [20, 0.7] },
      { type: MAN, at: enemy, seat: 1 },
    ]);
    s.public.markers = [{ id: 0, kind: 'charge', seat: 0, at: spot(...charge) }];
    return s;
  };
  expect(uses(act(activate(near([10, 0.7], [12.5, 0.7])), 'end')).facts('attack')).toHaveLength(1);
  expect(act(activate(near([2, 22], [4.5, 22])), 'end').over().state.public.markers).toHaveLength(1);
});
effect.rule('SO-G15', 'BT-L3-a#1', 'Set Trap: completely within 3 inches and more than 3 inches from every enemy, at most two', () => {
  const trapper = (x = 14) => loaded('BT-L3-a', row({ x: 4, type: 'ewok-trapper' }, { x, seat: 1 }));
  const t = special(activate(trapper()), 'set-trap');
  isRefusedAt(t, 7.2); // its far edge is 3.17 inches away
  putsAt(t, 7);
  expect(t.state.public.markers).toMatchObject([{ kind: 'trap', seat: 0, at: spot(7, 0.7) }]);
  isRefusedAt(special(activate(trapper(10.9)), 'set-trap'), 7); // 2.87 inches from the enemy
  const full = activate(withMarkers(trapper(), 'trap', 20, 22));
  full.refused(0, code({ kind: 'special', action: 16 }));
});
effect.rule('SO-G15', 'BT-L3-a#2', 'an enemy that ends a move within 1 inch of a trap removes it and rolls 3 black dice', () => {
  const walks = (x: number, ...traps: readonly [number, number] | []) => {
    const s = withMarkers(loaded('BT-L3-a', row({ x: 4 }, { x: 20, seat: 1 })), 'trap', ...(traps.length > 0 ? traps : [14, 25]));
    const t = activate(s, 1);
    t.seat(1).answers(code({ kind: 'move' }));
    return goes(t, x, 0.7, 1);
  };
  const t = walks(16); // 0.97 inches from the edge of the trap
  expect(dice(t.asked('SO-H11'))).toEqual({ 'black-attack': 3 });
  t.chance(CRIT, HIT, SURGE);
  expect(t.state.public.units[1]).toMatchObject({ wounds: 1, suppression: 1 });
  expect(t.state.public.markers.map(m => m.at)).toEqual([spot(25, 0.7)]); // the other one stays
  expect(
    walks(16, 25, 14)
      .chance(BLANK, BLANK, BLANK)
      .state.public.markers.map(m => m.at),
  ).toEqual([spot(25, 0.7)]); // whichever was set first
  expect(walks(16.2).state.pending!.rule).toBe('L-ACN-1');
  const both = withMarkers(loaded('BT-L3-a', row({ x: 4 }, { x: 21, seat: 1 })), 'trap', 14.2, 18.2);
  const twice = goes(
    activate(both, 1)
      .seat(1)
      .answers(code({ kind: 'move' })),
    16.2,
    0.7,
    1,
  ).chance(BLANK, BLANK, HIT);
  expect(twice.chance(CRIT, CRIT, CRIT).state.public).toMatchObject({ markers: [] });
  const fatal = withMarkers(loaded('BT-L3-a', row({ x: 4 }, { x: 21, seat: 1 }, { x: 34, seat: 1 })), 'trap', 14.2, 18.2);
  const falls = goes(
    activate(fatal, 1)
      .seat(1)
      .answers(code({ kind: 'move' })),
    16.2,
    0.7,
    1,
  );
  expect(falls.chance(CRIT, CRIT, CRIT).over().state.public.markers).toHaveLength(1); // who is gone sets off no second one
  const theirs = loaded('BT-L3-a', row({ x: 4 }, { x: 20, seat: 1 }));
  theirs.public.markers = [{ id: 0, kind: 'trap', seat: 1, at: spot(14, 0.7) }];
  goes(
    activate(theirs, 1)
      .seat(1)
      .answers(code({ kind: 'move' })),
    16,
    0.7,
    1,
  ).asked('L-ACN-1', 1); // a trap of their own
});
effect.rule(
  'SO-H11',
  'endless-legions#1',
  'a defeated corps unit comes back at the end of the End phase, in its zone and 6 inches from enemies',
  () => {
    const units: Placed[] = [...row({ x: 4 }), { type: MAN, wounds: 3, suppression: 2 }, { type: HEAVY }, ...row({ x: 16, seat: 1 })];
    const s = carded('endless-legions', units, [0], 'priorities');
    for (const id of [1, 2]) put(s, id, 'defeated');
    const t = play(s, EndPhase.call({})).asked('SO-H11', 0);
    isRefusedAt(isRefusedAt(t, 18, 18), 9); // outside; 5.9 inches from the enemy
    putsAt(t, 8.8);
    expect(t.state.public.units[1]).toMatchObject({ at: spot(8.8, 0.7), wounds: 0, suppression: 0 });
    expect(t.state.public.units[2]!.at).toBe('defeated');

    const vehicle = (blue: 0 | 1, enemy: number) => {
      const at = carded('endless-legions', [...row({ x: 4 }), { type: MAN }, { type: MAN, seat: 1, at: [enemy, 12.5] }]);
      at.public.blue = blue;
      put(at, 1, 'defeated');
      return play(at, EndPhase.call({}));
    };
    const atVehicle = vehicle(0, 9).asked('SO-H11', 0);
    isRefusedAt(atVehicle, 18, 10);
    putsAt(atVehicle, 18 + 2.953 + 0.5315, 18);
    expect(vehicle(1, 9).over().state.public.units[1]!.at).toBe('network');
    const full = carded('endless-legions', [
      ...row({ x: 4 }),
      { type: MAN },
      ...[14.4, 21.6].map((x): Placed => ({ type: MAN, seat: 1, at: [x, 18] })),
    ]);
    put(full, 1, 'defeated');
    expect(play(full, EndPhase.call({})).over().state.public.units[1]!.at).toBe('defeated'); // no room
  },
);
effect.rule('SO-H11', 'silent-approach#1', 'up to three friends cannot be shot at from more than 12 inches away until they attack', () => {
  const units = row({ x: 4 }, { x: 6 }, { x: 8 }, { x: 10 }, { x: 17.2, seat: 1, order: 'faceup' });
  const s = carded('silent-approach', units, []);
  s.public.priority = 1;
  const t = choose(choices(uses(startPhase(s)), 0, 1, 2, 3), 0, 1, 2);
  const why = (from: Play) => [0, 1, 3].map(id => attackProblem(from.state, unit(4), unit(id), 0)?.why ?? 'legal');
  expect(t.state.public.units.map(u => u.untargetableBeyond).slice(0, 4)).toEqual([12, 12, 12, 0]);
  expect(why(t)).toEqual(['untargetable', 'legal', 'legal']); // 12.1, 10.1 and 6.1 inches away
  expect(why(shoot(t.state, { target: 4 }).chance(BLANK, BLANK))).toEqual(['legal', 'legal', 'legal']);
});
effect.rule('L-ACN-8', 'strike-from-the-sky#1', 'after a Jump an ordered unit may attack from range as a free action', () => {
  const FLYER = plain('flyer', { keywords: [{ keyword: 'jump', x: 1 }] });
  const jumps = (how: 'jump' | 'move', ordered = [0]) =>
    goes(act(activate(carded('strike-from-the-sky', row({ x: 4, type: FLYER }, { x: 16, seat: 1 }), ordered)), how), 6);
  const t = uses(jumps('jump'));
  t.chance(BLANK, BLANK);
  act(t.asked('L-ACN-1', 0).refused(0, code({ kind: 'attack', target: unit(1), weapon: 0 })), 'aim').over(); // a free action leaves one action, and no second attack
  expect(jumps('move').state.pending!.rule).toBe('L-ACN-1');
  expect(jumps('jump', []).state.pending!.rule).toBe('L-ACN-1');
  const shot = activate(carded('strike-from-the-sky', row({ x: 4, type: FLYER }, { x: 16, seat: 1 })));
  shot
    .seat(0)
    .answers(code({ kind: 'attack', target: unit(1), weapon: 0 }))
    .chance(BLANK, BLANK);
  uses(goes(act(shot, 'jump'), 6)).over(); // it has attacked already
});
