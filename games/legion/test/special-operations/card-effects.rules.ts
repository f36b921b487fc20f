import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { namesOfCard, namesOfLoadout } from '../../src/special-operations/effects/names.js';
import { grantForRound } from '../../src/special-operations/effects/standing.js';
import { seatHolder } from '../../src/special-operations/keywords/holders.js';
import { words } from '../../src/special-operations/keywords/keywords.js';
import { Activation } from '../../src/special-operations/round/activation.js';
import { EndPhase } from '../../src/special-operations/round/end-phase.js';
import { ActivationPhase } from '../../src/special-operations/round/turns.js';
import { applyLoadouts } from '../../src/special-operations/setup/roster.js';
import { suffer, suppress } from '../../src/special-operations/suffer.js';
import { BLANK, BLOCK, CRIT, code, HIT, MISS, type Placed, SURGE, spot, unit } from './battle.js';
import { play, stage } from './stage.js';

const TROOPER = 'rebel-trooper';
const STORM = 'stormtrooper';
type Stage = ReturnType<typeof stage>;
/** Seat 0 has played this card and ordered its first unit. */
const carded = (card: string, units: readonly Placed[], ordered: readonly number[] = [0]): Stage => {
  const s = stage('vehicle', units);
  applyEmpty(s);
  s.public.played = [card, 'standing-orders'];
  for (const id of ordered) Object.assign(s.public.units[id]!, { order: 'faceup', byCard: true });
  for (const name of namesOfCard(card)) words.grant(s, seatHolder(0), name, 1, 'round');
  grantForRound(s);
  return s;
};
const applyEmpty = (s: Stage): void => {
  s.public.loadouts = [[], []];
};
/** The first seat has this side of a loadout. */
const loaded = (squad: string, sides: readonly ('a' | 'b')[], units: readonly Placed[]): Stage => {
  const s = stage('vehicle', units, { squads: [squad, 'imperial-infantry'] });
  s.public.loadouts = [sides, ['a', 'a', 'a']];
  applyLoadouts(s);
  return s;
};
const start = (s: Stage) => play(s, ActivationPhase.call({}));
const near: readonly Placed[] = [
  { type: TROOPER, at: [4, 0.7] },
  { type: TROOPER, at: [8, 0.7] },
  { type: STORM, seat: 1, at: [16, 0.7] },
];
rule('SO-H5', 'Born for This: the ordered unit loses all suppression and gains an aim and a surge token', () => {
  const s = carded('born-for-this', [{ ...near[0]!, suppression: 2 }, ...near.slice(1)]);
  expect(start(s).state.public.units[0]).toMatchObject({ suppression: 0, aim: 1, surge: 1 });
});
rule('SO-H16', 'Built on Hope: everybody loses a token, then up to three gain a surge token', () => {
  const s = carded('built-on-hope', [{ ...near[0]!, suppression: 1 }, { ...near[1]!, suppression: 2 }, near[2]!]);
  const t = start(s);
  expect(t.state.public.units.map(u => u.suppression)).toEqual([0, 1, 0, 0]);
  t.asked('L-GEN-2', 0);
});
rule('SO-H11', 'Brothers in Arms: each ordered unit and a neighbour of each gain a dodge token', () => {
  const clones: readonly Placed[] = [
    { type: 'clone-trooper', at: [4, 0.7] },
    { type: 'clone-trooper', at: [8, 0.7] },
    { type: 'clone-trooper', at: [20, 0.7] },
    { type: STORM, seat: 1, at: [30, 0.7] },
  ];
  const t = start(carded('brothers-in-arms', clones, [0]));
  expect(t.state.public.units.map(u => u.dodge).slice(0, 3)).toEqual([1, 1, 0]);
});
rule('SO-H16', 'Paid in Advance: one kind of token for every ordered unit', () => {
  const t = start(carded('paid-in-advance', near, [0, 1]))
    .seat(0)
    .answers(code({ kind: 'token', token: 'surge' }));
  expect(t.state.public.units.map(u => u.surge).slice(0, 2)).toEqual([1, 1]);
});
rule('SO-H5', 'Oppression: enemies in sight of an ordered unit are suppressed', () => {
  const t = start(carded('oppression', near)).asked('L-GEN-2', 0);
  t.seat(0).answers(...(t.state.pending!.asks[0]!.space.kind === 'pick' ? [t.state.pending!.asks[0]!.space.options[0]!] : []));
  expect(t.state.public.units[2]!.suppression).toBe(1);
});
rule('SO-H11', 'Orbital Ship Command: two dice, wounds for critical results, suppression for hits', () => {
  const t = start(carded('orbital-ship-command', [near[0]!, { type: STORM, seat: 1, at: [16, 0.7] }]))
    .asked('SO-H11')
    .chance(CRIT, HIT);
  expect(t.state.public.units[1]).toMatchObject({ wounds: 1, suppression: 2 });
});
rule('SO-H14', 'Swinging Logs: an attack by nobody', () => {
  const t = start(carded('swinging-logs', near)).asked('L-ATK-4').chance(HIT, BLANK, BLANK).asked('L-ATK-7').chance(MISS);
  expect(t.state.public.units[2]!.wounds).toBe(1);
});
rule('SO-H6', 'Elite Troopers: ordered units have Steady for the round', () => {
  const s = carded('elite-troopers', near);
  expect(s.public.roster.find(h => h.id === (0 as never))!.granted).toEqual([{ keyword: 'steady', x: 1, until: 'round' }]);
});
rule('L-ACN-1', 'Surprise Attack: three actions', () => {
  const t = play(carded('surprise-attack', near), Activation.call({ unit: unit(0) }));
  t.seat(0)
    .answers(code({ kind: 'aim' }))
    .seat(0)
    .answers(code({ kind: 'dodge' }))
    .seat(0)
    .answers(code({ kind: 'standby' }))
    .over();
});
rule('SO-G26', 'Hero of the Rebellion: no panic, the surplus is simply gone', () => {
  const t = play(carded('hero-of-the-rebellion', near), suppress(unit(0), 4)!).over();
  expect(t.state.public.units[0]).toMatchObject({ suppression: 2, wounds: 0 });
});
rule('SO-H11', 'Endless Legions: a defeated corps unit comes back at the end of the End phase', () => {
  const s = carded('endless-legions', [
    { type: 'b1-battle-droid', at: [4, 0.7] },
    { type: 'b1-battle-droid', at: 'waiting' },
    { type: STORM, seat: 1, at: [30, 33] },
  ]);
  s.public.mission = 'priorities';
  s.public.units[1]!.at = 'defeated';
  const t = play(s, EndPhase.call({})).asked('SO-H11', 0).refused(0, spot(18, 18).x, spot(18, 18).y, 0);
  t.seat(0).answers(spot(10, 0.7).x, spot(10, 0.7).y, 0);
  expect(t.state.public.units[1]).toMatchObject({ at: spot(10, 0.7), wounds: 0 });
});
rule('SO-G15', 'Agility Training: a dodge token after a Dash', () => {
  const s = loaded('rebel-troopers', ['a', 'a', 'a'], [{ type: 'rebel-pathfinder', at: [4, 0.7] }, near[2]!]);
  const t = play(s, Activation.call({ unit: unit(0) }))
    .seat(0)
    .answers(code({ kind: 'dash' }))
    .seat(0)
    .answers(spot(6, 0.7).x, spot(6, 0.7).y, 0);
  expect(t.state.public.units[0]!.dodge).toBe(1);
});
rule('SO-G15', 'You Are Not Alone!: near a friend a unit loses a token before it rallies', () => {
  const clones: readonly Placed[] = [
    { type: 'clone-trooper', at: [4, 0.7], suppression: 2 },
    { type: 'clone-trooper', at: [8, 0.7] },
    near[2]!,
  ];
  const t = play(loaded('clone-troopers', ['a', 'a', 'a'], clones), Activation.call({ unit: unit(0) }))
    .asked('L-SUP-4')
    .refused(-1, BLOCK, BLOCK);
  t.chance(MISS).asked('L-ACN-1', 0);
});
rule('SO-G15', 'every effect of a card has a name of its own', () => {
  expect(namesOfLoadout('RT-L1', 'a')).toHaveLength(1);
  expect(namesOfCard('standing-orders')).toHaveLength(1);
  expect(SURGE).toBe(2);
});
const takesFirst = (t: ReturnType<typeof play>) => {
  const { space } = t.state.pending!.asks[0]!;
  return t.seat(0).answers(...(space.kind === 'pick' ? space.options.slice(0, 1) : []));
};
rule('SO-G15', 'Alert: a dodge token for units without an order, and for no others', () => {
  const clones: readonly Placed[] = [
    { type: 'clone-trooper', at: [4, 0.7], order: 'faceup' },
    { type: 'clone-trooper', at: [8, 0.7] },
    near[2]!,
  ];
  const t = takesFirst(start(loaded('clone-troopers', ['a', 'a', 'b'], clones)).asked('L-GEN-2', 0));
  expect(t.state.public.units.map(u => u.dodge).slice(0, 2)).toEqual([0, 1]);
});
rule('SO-G15', 'Desperation: aim tokens for friends nearby, at most twice a round', () => {
  const units = [2, 4, 6, 8, 10].map((x): Placed => ({ type: TROOPER, at: [x, 0.7] }));
  const s = loaded('rebel-troopers', ['a', 'a', 'b'], [...units, near[2]!]);
  const defeat = (from: Stage, id: number) => play(from, suffer(unit(id), 2, 'nobody')!);
  let t = defeat(s, 0).asked('L-GEN-2', 0);
  for (const id of [1, 2]) {
    t = takesFirst(t);
    t = takesFirst(t.asked('SO-H16', 0)).over(); // which of its neighbours
    t = defeat(t.state, id);
  }
  t.over();
  expect(t.state.public.units.reduce((n, u) => n + u.aim, 0)).toBe(2);
});
