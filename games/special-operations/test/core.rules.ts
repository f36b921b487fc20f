import { OFFER, viewOf } from '@cadre/core';
import { specialOperations as GAME } from '@cadre/special-operations';
import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { attackProblem } from '../src/attack/targets.js';
import { boxFor } from '../src/box.js';
import { fitProblems } from '../src/content/sound/fit.js';
import { namesOfCard } from '../src/effects/names.js';
import { seatHolder } from '../src/keywords/holders.js';
import { GLOSSARY, words } from '../src/keywords/keywords.js';
import { Activation } from '../src/round/activation.js';
import { CommandPhase } from '../src/round/command.js';
import { handOf } from '../src/round/hand.js';
import { Match } from '../src/round/match.js';
import { ActivationPhase } from '../src/round/turns.js';
import { applyLoadouts } from '../src/setup/roster.js';
import { isEngaged } from '../src/table/queries.js';
import { attack, BLANK, BLOCK, code, duel, fixture, HIT, MISS, type Placed, put, SHIELD_SURGE, spot, typeNamed, unit } from './battle.js';
import { cardCode, play, stage } from './stage.js';

const TROOPER = 'rebel-trooper';
const STORM = 'stormtrooper';
const CLONE = 'clone-trooper';
const act = (s: ReturnType<typeof stage>, id = 0) => play(s, Activation.call({ unit: unit(id) }));
const why = (t: ReturnType<typeof play>, seat: number, option: Parameters<typeof code>[0]) =>
  GAME.machine.check(t.state, seat, t.state.pending!.seq, [code(option)])?.because;
const offer = (keyword: keyof typeof GLOSSARY, holder: number): number =>
  OFFER.encode({ kind: 'offer', keyword: GLOSSARY[keyword].id, holder });
const having = (id: string, ...keywords: readonly (readonly [keyof typeof GLOSSARY, number])[]): string =>
  fixture(TROOPER, id, { keywords: keywords.map(([keyword, x]) => ({ keyword, x })) });

rule('L-GEN-1', 'what forbids beats what allows: no cover from Blast in any cover, no move after leaving the network', () => {
  const blast = fixture(TROOPER, 'blaster', {
    weapons: [{ ...typeNamed(TROOPER).weapons[1]!, keywords: [{ keyword: 'blast', x: 1 }] }],
  });
  const behind = (type: string, weapon: number) =>
    attack(duel({ type, at: [12, 1] }, { type: CLONE, at: [12, 7], suppression: 2 }), weapon)
      .chance(HIT, BLANK, BLANK)
      .facts('cover');
  expect([behind(TROOPER, 1).length, behind(blast, 0).length]).toEqual([1, 0]);

  const s = stage('vehicle', [
    { type: TROOPER, at: [2, 0.7] },
    { type: STORM, seat: 1 },
  ]);
  put(s, 1, 'network');
  words.grant(s, 1 as never, 'disengage', 1, 'game');
  const t = act(s, 1)
    .seat(1)
    .answers(spot(6 + 1.0315, 30).x, spot(6, 30).y, 0);
  expect(why(t, 1, { kind: 'move' })).toMatchObject({ rule: 'SO-V4', why: 'just-arrived' });
});
rule('L-GEN-2', 'who has priority resolves first; before the first round blue does', () => {
  const both: readonly Placed[] = [
    { type: having('reliable-1', ['reliable', 1]), at: [2, 0.7] },
    { type: having('reliable-1', ['reliable', 1]), seat: 1, at: [33, 0.7] },
  ];
  const order = (priority: number) => {
    const s = stage('vehicle', both);
    s.public.priority = priority;
    return play(s, ActivationPhase.call({}))
      .facts('tokens')
      .map(f => f.seat);
  };
  expect([order(0), order(1)]).toEqual([
    [0, 1],
    [1, 0],
  ]);
  const deployed = (blue: 0 | 1) => {
    const special = ['imperial-special-forces', 'imperial-special-forces'] as const;
    const s = stage('priorities', both, { squads: special, round: 0 });
    Object.assign(s.public, { blue, priority: 0 });
    s.public.loadouts = [
      ['b', 'b', 'b'],
      ['b', 'b', 'b'],
    ];
    applyLoadouts(s);
    return play(s, Match.call({}, 'speak'))
      .facts('card-effect')
      .map(f => f.seat);
  };
  expect([deployed(0), deployed(1)]).toEqual([
    [0, 1],
    [1, 0],
  ]);
});
rule('L-GEN-2', 'a player with several effects at one moment says which comes first', () => {
  const leader = fixture('rebel-trooper-captain', 'followed', {});
  const retinue = fixture(TROOPER, 'follower', { keywords: [{ keyword: 'retinue', x: 1, of: ['commander'] }] });
  const s = stage('vehicle', [
    { type: leader, at: [2, 0.7] },
    { type: retinue, at: [4, 0.7] },
    { type: retinue, at: [6, 0.7] },
    { type: STORM, seat: 1, at: [33, 0.7] },
  ]);
  const t = play(s, ActivationPhase.call({})).asked('L-GEN-2', 0);
  t.offered([offer('retinue', 1), offer('retinue', 2)])
    .seat(0)
    .answers(offer('retinue', 2));
  t.seat(0).answers(code({ kind: 'token', token: 'aim' }));
  t.seat(0).answers(code({ kind: 'token', token: 'dodge' }));
  expect(t.facts('tokens').map(f => [f.unit, f.token])).toEqual([
    [2, 'aim'],
    [1, 'dodge'],
  ]);
});
rule('L-GEN-3', 'after an attack means after its wounds and its suppression', () => {
  const s = stage('vehicle', [
    { type: TROOPER, at: [4, 0.7] },
    { type: STORM, seat: 1, at: [14, 0.7] },
    { type: STORM, seat: 1, at: [12, 0.7], standby: 1 },
  ]);
  const t = act(s)
    .seat(0)
    .answers(code({ kind: 'attack', target: unit(1), weapon: 1 }));
  t.chance(HIT, BLANK, BLANK).asked('L-ATK-7').chance(MISS).asked('L-ACN-5', 1);
  expect(t.state.public.units[1]).toMatchObject({ wounds: 1, suppression: 1 });
});
rule('L-GEN-6', 'clones share aim, dodge and surge tokens, never standby or observation tokens', () => {
  const shared = duel({ type: CLONE }, { type: STORM }, [{ type: CLONE, at: [2, 0.7], aim: 1 }]);
  attack(shared, 1).chance(BLANK, BLANK, BLANK).asked('L-ATK-4', 0);
  const observed = duel({ type: STORM }, { type: CLONE }, [{ type: CLONE, seat: 1, at: [15, 0.7], observation: 2 }]);
  attack(observed, 1).chance(BLANK, BLANK).over();
  const near: readonly Placed[] = [
    { type: STORM, at: [4, 0.7] },
    { type: CLONE, seat: 1, at: [14, 0.7] },
    { type: CLONE, seat: 1, at: [20, 0.7], standby: 1 },
  ];
  const aims = (units: readonly Placed[]) =>
    act(stage('vehicle', units))
      .seat(0)
      .answers(code({ kind: 'aim' }));
  aims(near).asked('L-ACN-1', 0); // who stands by is too far away, and the near one has no token
  aims([near[0]!, { ...near[1]!, standby: 1 }, near[2]!]).asked('L-ACN-5', 1);
});
rule('L-GEN-7', 'nobody sees which card was chosen before both are; what was discarded and how many are left is public', () => {
  const units: readonly Placed[] = [
    { type: TROOPER, at: [2, 0.7] },
    { type: STORM, seat: 1, at: [33, 0.7] },
  ];
  const seen = (card: string) => {
    const s = stage('vehicle', units);
    s.public.discards[0] = ['built-on-hope'];
    const t = play(s, CommandPhase.call({})).seat(0).answers(cardCode(s, card));
    return [1, -2].map(seat => viewOf(t.state, seat));
  };
  expect(seen('hero-of-the-rebellion')).toEqual(seen('standing-orders'));
  const [view] = seen('standing-orders');
  expect([handOf(view!, 0).length, view!.public.discards[0]]).toEqual([5, ['built-on-hope']]);
});
rule('L-TER-9', 'cover is improved first and to heavy at most, then reduced', () => {
  const sharp = having('sharp', ['sharpshooter', 1]);
  const cover = (suppression: number, at: readonly [number, number]) =>
    attack(duel({ type: sharp, at: [at[0], 1] }, { type: CLONE, at, suppression }), 1)
      .chance(HIT, BLANK, BLANK)
      .facts('cover')[0]?.cover;
  expect([cover(2, [12, 7]), cover(0, [12, 7])]).toEqual([1, 1]); // heavy: a third step is lost before one is taken
  expect([cover(2, [24, 7]), cover(0, [24, 7])]).toEqual([1, undefined]); // light
});
rule('L-ACN-7', 'a card action costs an action, and two different ones make an activation', () => {
  const helper = having('helper', ['bolster', 1], ['spotter', 1]);
  const s = stage('vehicle', [
    { type: helper, at: [2, 0.7] },
    { type: STORM, seat: 1, at: [33, 0.7] },
  ]);
  const [bolster, spotter] = [0, 1].map(number => code({ kind: 'special', action: number }));
  const t = act(s).seat(0).answers(bolster!);
  expect(t.state.public.units[0]!.surge).toBe(1);
  expect(why(t, 0, { kind: 'special', action: 0 })).toMatchObject({ why: 'done-already' });
  t.seat(0).answers(spotter!).over();
  expect(t.state.public.units[0]!.aim).toBe(1);
});
rule('L-ATK-12', 'an area attack meets everybody near it and in its sight, friend or enemy, engaged or not', () => {
  const s = stage('vehicle', [
    { type: 'rebel-commando', at: [4, 0.7] },
    { type: STORM, seat: 1, at: [5.063, 0.7] },
    { type: STORM, seat: 1, at: [9.5, 0.7] },
    { type: STORM, seat: 1, at: [33, 0.7] },
  ]);
  s.public.markers = [{ id: 0, kind: 'charge', seat: 0, at: spot(7, 0.7) }];
  for (const name of namesOfCard('proton-charge')) words.grant(s, seatHolder(0), name, 1, 'round');
  const t = play(s, Activation.call({ unit: unit(0) }, 'end')).asked('L-GEN-2', 0);
  const [go] = t.state.pending!.asks[0]!.space.kind === 'pick' ? t.state.pending!.asks[0]!.space.options : [];
  t.seat(0)
    .answers(go!)
    .asked('SO-H14', 0)
    .seat(0)
    .answers(...[2, 0, 1].map(id => code({ kind: 'unit', unit: unit(id) })));
  t.chance(BLANK, BLANK, BLANK).chance(BLANK, BLANK, BLANK).chance(BLANK, BLANK, BLANK).over();
  expect(t.facts('attack').map(f => [f.target, f.melee, f.attacker])).toEqual([2, 0, 1].map(target => [target, false, 'nobody']));
});
rule(['L-MEL-4', 'SO-O-6'], 'in melee dodge tokens work, and only Suppressive weapons suppress', () => {
  const melee = (weapon: 'plain' | 'suppressive') => {
    const { dice, ...rest } = typeNamed(TROOPER).weapons[0]!;
    const fighter = fixture(TROOPER, `fighter-${weapon}`, {
      weapons: [{ ...rest, dice, keywords: weapon === 'plain' ? [] : [{ keyword: 'suppressive', x: 1 }] }],
    });
    return attack(duel({ type: fighter, at: [4, 0.7] }, { type: STORM, at: [5.063, 0.7], dodge: 1 }), 0)
      .chance(HIT, HIT)
      .asked('L-ATK-5', 1)
      .seat(1)
      .answers(1)
      .chance(BLOCK)
      .over().state.public.units[1]!;
  };
  expect(melee('plain')).toMatchObject({ dodge: 0, wounds: 0, suppression: 0 });
  expect(melee('suppressive')).toMatchObject({ dodge: 0, wounds: 0, suppression: 1 });
});
rule('L-MEL-5', 'when the last enemy in contact is gone the unit is free: it shoots and dashes', () => {
  const s = stage('vehicle', [
    { type: TROOPER, at: [4, 0.7] },
    { type: STORM, seat: 1, at: [5.063, 0.7], wounds: 1 },
    { type: STORM, seat: 1, at: [14, 0.7] },
  ]);
  expect([isEngaged(s, unit(0)), attackProblem(s, unit(0), unit(2), 1)?.why]).toEqual([true, 'engaged']);
  const t = act(s)
    .seat(0)
    .answers(code({ kind: 'attack', target: unit(1), weapon: 0 }));
  t.chance(HIT, BLANK).chance(MISS).asked('L-ACN-1', 0);
  expect([isEngaged(t.state, unit(0)), attackProblem(t.state, unit(0), unit(2), 1)]).toEqual([false, null]);
  expect(why(t, 0, { kind: 'dash' })).toBeUndefined();
});
rule('L-UNT-3', 'a card that names Wookiee troopers means no other trooper', () => {
  const caller = fixture(TROOPER, 'caller', { keywords: [{ keyword: 'coordinate', x: 1, of: ['wookiee-trooper'] }] });
  const s = stage('vehicle', [
    { type: caller, at: [2, 0.7] },
    { type: TROOPER, at: [4, 0.7] },
    { type: 'wookiee-warrior-bowcaster', at: [6, 0.7] },
    { type: 'wookiee-warrior-bowcaster', at: [7.5, 0.7] },
    { type: STORM, seat: 1, at: [33, 0.7] },
  ]);
  const t = play(s, CommandPhase.call({}))
    .seat(0)
    .answers(cardCode(s, 'hero-of-the-rebellion'))
    .seat(1)
    .answers(cardCode(s, 'standing-orders'));
  t.asked('L-CMD-5', 0)
    .seat(0)
    .answers(code({ kind: 'unit', unit: unit(0) }))
    .asked('L-GEN-2', 0)
    .seat(0)
    .answers(offer('coordinate', 0));
  t.offered([2, 3].map(id => code({ kind: 'unit', unit: unit(id) })));
});
rule('L-UNT-6', 'an order token activates a unit of its own rank only', () => {
  const s = stage('vehicle', [
    { type: TROOPER, at: [2, 0.7] },
    { type: 'r5-astromech', at: [4, 0.7] },
    { type: 'rebel-trooper-captain', at: [6, 0.7] },
    { type: STORM, seat: 1, at: [33, 0.7] },
  ]);
  s.public.pools = [['commander', 'support', 'corps'], ['corps']];
  const drawn = (i: number) => play(structuredClone(s), ActivationPhase.call({})).chance(i).facts('activated')[0]!.unit;
  expect([drawn(0), drawn(1), drawn(2)]).toEqual([2, 1, 0]);
});
rule('L-OBJ-2', 'an objective that lies partly on terrain is refused', () => {
  const { table, mission } = boxFor({ edition: 'v1.1', mission: 'priorities', layout: 'relay-station', own: '' });
  const moved = (x: number, y: number) => {
    const objectives = mission.objectives.map((each, i) => (i === 0 ? { ...each, x, y } : each));
    return fitProblems(table, { ...mission, objectives } as typeof mission).map(({ at, says }) => [at.join(), says]);
  };
  expect(moved(6, 18)).toEqual([]);
  // the crates end at 15.7 inches, and the token is an inch across
  expect(moved(6, 16.1)).toEqual([['objectives,0', '"objective-left" lies on "crates-11" of the layout "relay-station"']]);
  expect(moved(6, 16.3)).toEqual([]);
});
rule('SO-G20', 'friends near the target are no backup: they cancel no hit and give no cover', () => {
  const friends: readonly Placed[] = [0, 1, 2].map(i => ({ type: CLONE, seat: 1, at: [14.5 + 1.2 * i, 0.7] }));
  const shot = (more: readonly Placed[]) =>
    attack(duel({ type: TROOPER }, { type: CLONE }, more), 1)
      .chance(HIT, HIT, HIT)
      .asked('L-ATK-7')
      .refused(-1, BLOCK, BLOCK)
      .chance(SHIELD_SURGE, SHIELD_SURGE, BLOCK)
      .over();
  expect([shot([]), shot(friends)].map(t => [t.state.public.units[1]!.wounds, t.facts('cover')])).toEqual([
    [2, []],
    [2, []],
  ]);
});
