import { checkSetup } from '@cadre/core';
import { specialOperations as GAME } from '@cadre/special-operations';
import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { Attack } from '../src/attack/attack.js';
import { namesOfCard } from '../src/effects/names.js';
import { suffer, suppress } from '../src/harm.js';
import { seatHolder } from '../src/keywords/holders.js';
import { words } from '../src/keywords/keywords.js';
import { Activation } from '../src/round/activation.js';
import { CommandPhase } from '../src/round/command.js';
import { Match } from '../src/round/match.js';
import { decided } from '../src/round/outcome.js';
import { applyLoadouts } from '../src/setup/roster.js';
import type { Where } from '../src/state.js';
import { attack, BLANK, code, duel, fixture, HIT, lift, MISS, type Placed, put, SHIELD_SURGE, spot, typeNamed, unit } from './battle.js';
import { cardCode, play, stage } from './stage.js';

const TROOPER = 'rebel-trooper';
const STORM = 'stormtrooper';
const CLONE = 'clone-trooper';
const two: readonly Placed[] = [
  { type: TROOPER, at: [2, 0.7] },
  { type: STORM, seat: 1, at: [33, 0.7] },
];
type Stage = ReturnType<typeof stage>;
const act = (s: Stage, id = 0) => play(s, Activation.call({ unit: unit(id) }));
const firstOffer = (t: ReturnType<typeof play>): number => {
  const { space } = t.state.pending!.asks[0]!;
  if (space.kind !== 'pick') throw new Error(`expected offers, got ${space.kind}`);
  return space.options[0]!;
};

rule('SO-G2', 'after the fourth round the game is over', () => {
  const after = (round: number) => play(stage('vehicle', two, { round }), Match.call({}, 'rounds'));
  expect(after(3).asked('L-CMD-1').state.public.round).toBe(4);
  expect(after(4).over().state.public.winner).toBe(0);
});
rule('SO-G18', 'a commander near by lends nobody courage', () => {
  const brave = fixture('rebel-trooper-captain', 'brave', { courage: 4 });
  const s = stage('vehicle', [...two, { type: brave, at: [3.2, 0.7] }]);
  const t = play(s, suppress(unit(0), 3)!)
    .asked('SO-G26')
    .chance(BLANK)
    .over();
  expect(t.state.public.units[0]!.suppression).toBe(typeNamed(TROOPER).courage);
});
/** Behind the heavy barricade. */
const behind = (type: string, target: Partial<Placed> = {}, attacker = TROOPER) =>
  duel({ type: attacker, at: [12, 1] }, { type, at: [12, 7], ...target });
rule('SO-O-3', 'who blocks with every surge anyway has nothing more from cover', () => {
  const surging = fixture(CLONE, 'surging', { wounds: 9, defenceSurge: true });
  const wounds = (s: ReturnType<typeof duel>) =>
    attack(s, 1).chance(HIT, HIT, HIT).chance(SHIELD_SURGE, MISS, MISS).over().state.public.units[1]!.wounds;
  expect([wounds(behind(surging)), wounds(duel({ type: TROOPER }, { type: surging }))]).toEqual([2, 2]);
});
rule('SO-O-4', 'Low Profile is a die in cover, Blast no cover, Sharpshooter less cover after improvements', () => {
  const low = fixture(CLONE, 'low-2', { wounds: 9, keywords: [{ keyword: 'low-profile', x: 1 }] });
  const gun = (id: string, change: object) => fixture(TROOPER, id, change);
  const blast = gun('blast-2', { weapons: typeNamed(TROOPER).weapons.map(w => ({ ...w, keywords: [{ keyword: 'blast', x: 1 }] })) });
  const sharp = gun('sharp-2', { keywords: [{ keyword: 'sharpshooter', x: 2 }] });
  const dice = (s: ReturnType<typeof duel>) => {
    const { space } = attack(s, 1).chance(HIT, BLANK, BLANK).asked('L-ATK-7').state.pending!.asks[0]!;
    return space.kind === 'roll' ? space.dice.length : 0;
  };
  expect([dice(behind(low)), dice(duel({ type: TROOPER }, { type: low }))]).toEqual([2, 1]);
  expect([dice(behind(low, {}, blast)), dice(behind(low, {}, sharp)), dice(behind(low, { suppression: 2 }, sharp))]).toEqual([1, 1, 1]);
});
rule('SO-O-8', 'range ½ is 3 inches and every whole number 6 inches', () => {
  const bolsters = fixture(TROOPER, 'bolsters', { keywords: [{ keyword: 'bolster', x: 9 }] });
  const calls = fixture(TROOPER, 'calls', { keywords: [{ keyword: 'coordinate', x: 1, of: ['corps'] }] });
  const observes = fixture(TROOPER, 'observes', { keywords: [{ keyword: 'observe', x: 1 }] });
  const at = (inches: number): readonly [number, number] => [2 + 1.063 + inches, 0.7];
  const chosen = (type: string, action: number, other: Placed) => {
    const t = act(stage('vehicle', [{ type, at: [2, 0.7] }, { type: STORM, seat: 1, at: [35, 0.7] }, other]));
    const why = GAME.machine.check(t.state, 0, t.state.pending!.seq, [code({ kind: 'special', action })])?.because?.why;
    return (
      why ??
      t
        .seat(0)
        .answers(code({ kind: 'special', action }))
        .facts('tokens').length
    );
  };
  const friend = (inches: number): Placed => ({ type: TROOPER, at: at(inches) });
  const reach = (inches: number) => {
    const t = act(stage('vehicle', [{ type: bolsters, at: [2, 0.7] }, { type: STORM, seat: 1, at: [35, 0.7] }, friend(inches)]));
    t.seat(0).answers(code({ kind: 'special', action: 0 }));
    const { space } = t.state.pending!.asks[0]!;
    return space.kind === 'pick' && space.of === 'bolster' ? space.options.length : 1;
  };
  expect([reach(12), reach(12.1)]).toEqual([2, 1]); // range 2, the unit itself included
  const enemy = (inches: number): Placed => ({ type: STORM, seat: 1, at: at(inches) });
  expect([chosen(observes, 2, enemy(18)), chosen(observes, 2, enemy(18.1))]).toEqual([1, 'nobody-to-choose']); // range 3
  const ordered = (inches: number) => {
    const s = stage('vehicle', [{ type: calls, at: [2, 0.7] }, { type: STORM, seat: 1, at: [35, 0.7] }, friend(inches)]);
    const t = play(s, CommandPhase.call({})).seat(0).answers(cardCode(s, 'hero-of-the-rebellion'));
    t.seat(1)
      .answers(cardCode(s, 'standing-orders'))
      .seat(0)
      .answers(code({ kind: 'unit', unit: unit(0) }));
    return t.state.pending?.rule;
  };
  expect([ordered(6), ordered(6.1)]).toEqual(['L-GEN-2', undefined]); // range 1
});
rule('SO-O-9', 'a panicking unit drops its tokens before the panic dice; in The Codes! it keeps them', () => {
  const s = stage('priorities', two);
  Object.assign(s.public.objectives[0]!, { holder: unit(0), claimed: true });
  const t = play(s, suppress(unit(0), 4)!).asked('SO-G26');
  expect(t.state.public.objectives[0]).toMatchObject({ holder: 'nobody', claimed: false });
  const codes = stage('codes', two);
  codes.public.tally.codes = [unit(1), 'not-yet', 'not-yet'];
  expect(play(codes, suppress(unit(1), 4)!).asked('SO-G26').state.public.tally.codes[0]).toBe(1);
});
rule('SO-X-1', 'who has no unit left in any form loses at once', () => {
  const left = (at: Where) => {
    const s = stage('shields', two);
    put(s, 1, at);
    return decided(s);
  };
  expect((['reserve', 'network', 'covert', 'waiting'] as const).map(left)).toEqual([null, null, null, null]);
  expect(left('defeated')).toBe(0);
  // the vehicle is nobody's last unit
  const vehicle = stage('vehicle', two);
  put(vehicle, 0, 'defeated');
  expect(decided(vehicle)).toBe(1);
  const last = stage('priorities', [two[0]!, { type: STORM, seat: 1, at: [14, 0.7], wounds: 1 }]);
  last.public.points = [0, 6];
  const t = play(last, Match.call({}, 'end'), suffer(unit(1), 1, unit(0))!).over();
  expect([t.state.public.winner, t.facts('ended')[0]]).toEqual([0, expect.objectContaining({ winner: 0 })]);
});
rule('SO-X-1', 'with nobody left the side wins that would after the last round', () => {
  const nobody = (mission: 'shields' | 'codes' | 'priorities', points: [number, number]) => {
    const s = stage(mission, two);
    for (const each of s.public.units) lift(each).at = 'defeated';
    s.public.points = points;
    return decided(s);
  };
  expect([nobody('shields', [0, 2]), nobody('codes', [0, 0])]).toEqual([0, 0]);
  expect([nobody('priorities', [1, 2]), nobody('priorities', [3, 2]), nobody('priorities', [2, 2])]).toEqual([1, 0, 'draw']);
});
rule('SO-X-2', 'in the extra round players have the cards left in their hands, Standing Orders always', () => {
  const s = stage('priorities', two, { round: 4 });
  s.public.discards = [
    ['hero-of-the-rebellion', 'built-on-hope', 'feel-like-a-hundred', 'last-stand'],
    ['oppression', 'imperial-training'],
  ];
  const t = play(s, Match.call({}, 'rounds')).asked('SO-P2').chance(BLANK).asked('L-CMD-1', 0);
  const { space } = t.state.pending!.asks[0]!;
  const offered = space.kind === 'pick' ? space.options : [];
  expect(offered).toContain(cardCode(s, 'standing-orders'));
  expect(offered).not.toContain(cardCode(s, 'hero-of-the-rebellion'));
  expect([t.state.public.round, offered.length]).toEqual([5, 2]);
});
rule('SO-X-6', 'both may have the same squad, and two claims to priority undo each other', () => {
  const squads = ['mandalorian-super-commandos', 'mandalorian-super-commandos'] as const;
  expect(checkSetup(GAME, { 'squad.0': squads[0], 'squad.1': squads[1] }).problems).toEqual([]);
  const s = stage('vehicle', two, { squads });
  const claim = (t: ReturnType<typeof play>, seat: number, claims: boolean) => {
    t.asked('L-GEN-2', seat);
    if (!claims) return t.seat(seat).passes();
    t.seat(seat).answers(firstOffer(t));
    return t.seat(seat).answers(firstOffer(t)); // the card that is discarded for it
  };
  const played = (first: boolean, second: boolean) => {
    const t = play(structuredClone(s), CommandPhase.call({}));
    for (const seat of [0, 1]) t.seat(seat).answers(cardCode(s, 'change-of-terms'));
    claim(t, 0, first);
    return claim(t, 1, second);
  };
  played(true, true).asked('L-CMD-3'); // equal pips, so a die decides
  expect([played(true, false), played(false, true)].map(t => t.facts('priority')[0]?.seat)).toEqual([0, 1]);
});
rule('SO-H9', 'an effect rerolls dice once in an attack, after the aim tokens', () => {
  const arcs = { squads: ['arc-troopers', 'imperial-infantry'] as const };
  const s = stage(
    'priorities',
    [
      { type: CLONE, at: [6, 16], aim: 1 },
      { type: STORM, seat: 1, at: [6, 25] },
    ],
    arcs,
  );
  s.public.loadouts = [
    ['b', 'a', 'b'],
    ['a', 'a', 'a'],
  ];
  applyLoadouts(s);
  const t = play(s, Attack.call({ attacker: unit(0), target: unit(1), weapon: 1, melee: false, seat: 0 }));
  t.chance(BLANK, BLANK, BLANK).asked('L-ATK-4', 0).seat(0).answers(0, 1).chance(BLANK, BLANK);
  t.asked('L-GEN-2', 0).seat(0).answers(firstOffer(t));
  t.asked('L-ATK-4', 0).refused(0, 0, 1).seat(0).answers(2).chance(BLANK).over(); // one die, and it is not offered again
});
rule('SO-H10', 'dice that effects add are there before a suppressed attacker loses one', () => {
  const s = stage('vehicle', [
    { type: TROOPER, at: [4, 0.7], suppression: 2, byCard: true },
    { type: STORM, seat: 1, at: [9, 0.7] },
  ]);
  for (const name of namesOfCard('iron-and-fire')) words.grant(s, seatHolder(0), name, 1, 'round');
  const t = play(s, Attack.call({ attacker: unit(0), target: unit(1), weapon: 1, melee: false, seat: 0 }));
  expect(t.facts('die-lost')).toEqual([{ type: 'die-lost', rule: 'SO-G23', colour: 'red' }]);
  t.refused(-1, BLANK, BLANK).chance(BLANK, BLANK, BLANK).over(); // two black and a white one are left
});
rule('SO-H13', 'one standby token and one detonator at most; aim, dodge, surge and observation without limit', () => {
  const s = stage('vehicle', [
    { type: TROOPER, at: [2, 0.7], aim: 3, dodge: 2, standby: 1 },
    { type: STORM, seat: 1, at: [33, 0.7] },
  ]);
  const t = act(s);
  expect(GAME.machine.check(t.state, 0, t.state.pending!.seq, [code({ kind: 'standby' })])?.because).toMatchObject({ rule: 'L-ACN-5' });
  t.seat(0)
    .answers(code({ kind: 'aim' }))
    .seat(0)
    .answers(code({ kind: 'dodge' }))
    .over();
  expect(t.state.public.units[0]).toMatchObject({ aim: 4, dodge: 3 });
  const armed = stage('vehicle', two);
  Object.assign(armed.public.units[1]!, { at: 'network', detonator: 1 });
  const arrived = act(armed, 1)
    .seat(1)
    .answers(spot(6 + 1.0315, 30).x, spot(6, 30).y, 0);
  expect(arrived.state.public.units[1]!.detonator).toBe(1);
});
rule('SO-H17', 'a weapon for both is a melee weapon in base contact and a ranged one otherwise', () => {
  const shot = (x: number) => attack(duel({ type: 'arc-trooper' }, { type: STORM, at: [x, 0.7] }), 0).facts('attack')[0]!.melee;
  expect(typeNamed('arc-trooper').weapons[0]!.kind).toBe('both');
  expect([shot(5.063), shot(8)]).toEqual([true, false]);
});
