import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { Attack } from '../../src/special-operations/attack/attack.js';
import { attackProblem, targetsOf, weaponsOf } from '../../src/special-operations/attack/targets.js';
import { words } from '../../src/special-operations/keywords/keywords.js';
import type { HolderId } from '../../src/special-operations/state.js';
import {
  areaCard,
  attack,
  BLANK,
  BLOCK,
  battle,
  begin,
  CRIT,
  duel,
  fixture,
  HIT,
  MISS,
  SHIELD_SURGE,
  SURGE,
  typeNamed,
  unit,
} from './battle.js';

const TROOPER = 'rebel-trooper'; // no surges; weapon 1: A280, 18 inches, 2 black 1 white
const STORM = 'stormtrooper'; // surge to hit, Precise 1, red defence; weapon 1: E-11, 1 black 1 white
const CLONE = 'clone-trooper'; // weapon 1: DC-15A, 2 black 1 white; red defence
const SCOUT = 'scout-trooper'; // white defence, no surges; weapon 1: EC-17, 12 inches, 3 black

rule('L-ATK-1', 'the target is an enemy on the table, in range and in sight', () => {
  const s = battle([
    { type: TROOPER, at: [4, 0.7] },
    { type: STORM, seat: 1, at: [23.05, 0.7] },
    { type: STORM, seat: 1, at: [23.1, 3] },
    { type: TROOPER, at: [6, 0.7] },
    { type: STORM, seat: 1 },
    { type: STORM, seat: 1, at: [12, 16] },
  ]);
  expect(attackProblem(s, unit(0), unit(1), 1)).toBeNull();
  expect(attackProblem(s, unit(0), unit(2), 1)).toMatchObject({ rule: 'L-ATK-1', why: 'out-of-range', about: { range: 18 } });
  expect(attackProblem(s, unit(0), unit(3), 1)?.why).toBe('friend');
  expect(attackProblem(s, unit(0), unit(4), 1)?.why).toBe('not-on-table');
  expect(attackProblem(s, unit(4), unit(0), 1)?.why).toBe('not-on-table');
  expect(attackProblem(s, unit(0), unit(9), 1)?.why).toBe('not-on-table');
  expect(attackProblem(s, unit(0), unit(1), 7)?.why).toBe('no-such-weapon');
  expect(attackProblem(s, unit(0), unit(5), 1)).toMatchObject({ why: 'hidden', about: { piece: expect.stringMatching(/./) } });
  expect(targetsOf(s, unit(0))).toEqual([{ target: 1, weapon: 1 }]);
  s.public.units[1]!.untargetableBeyond = 12;
  expect(attackProblem(s, unit(0), unit(1), 1)?.why).toBe('untargetable');
  s.public.units[1]!.untargetableBeyond = 18;
  expect(attackProblem(s, unit(0), unit(1), 1)).toBeNull();
});
rule('L-ATK-2', 'the pool is the weapon, and is told to everybody', () => {
  const t = attack(duel({ type: TROOPER }, { type: STORM }), 1).asked('L-ATK-4');
  expect(t.facts('attack')).toEqual([
    expect.objectContaining({
      attacker: 0,
      kind: TROOPER,
      target: 1,
      targetType: STORM,
      melee: false,
      inches: 8,
      red: 0,
      black: 2,
      white: 1,
    }),
  ]);
  t.refused(-1, BLANK, BLANK).chance(BLANK, BLANK, BLANK).over();
  expect(t.state.public.units[1]).toMatchObject({ wounds: 0, suppression: 0, attackedBy: [0] });
  expect(t.state.public.units[0]!.hasAttacked).toBe(true);
});
rule(['L-ATK-8', 'L-ATK-9', 'L-ATK-10'], 'blocks cancel hits, the rest are wounds; any hit gives a suppression token', () => {
  const t = attack(duel({ type: TROOPER }, { type: STORM }), 1)
    .chance(HIT, CRIT, BLANK)
    .asked('L-ATK-7')
    .chance(BLOCK, MISS)
    .over();
  expect(t.state.public.units[1]).toMatchObject({ wounds: 1, suppression: 1 });
  const blocked = attack(duel({ type: TROOPER }, { type: STORM }), 1)
    .chance(HIT, BLANK, BLANK)
    .chance(BLOCK)
    .over();
  expect(blocked.state.public.units[1]).toMatchObject({ wounds: 0, suppression: 1 });
  expect(blocked.facts('defended')).toEqual([expect.objectContaining({ blocks: 1, pierced: 0 })]);
});
rule('L-WND-1', 'a unit that has as many wounds as its threshold is defeated, and gains no suppression', () => {
  const t = attack(duel({ type: TROOPER }, { type: STORM }), 1)
    .chance(HIT, HIT, BLANK)
    .chance(MISS, MISS)
    .over();
  expect(t.state.public.units[1]).toMatchObject({ at: 'defeated', suppression: 0 });
  expect(t.facts('defeated')).toHaveLength(1);
});
rule('SO-G23', 'a suppressed attacker loses a red die, else a black one, else a white one', () => {
  const lost = (type: string, weapon: number, edition: 'v1.1' | 'playtest' = 'v1.1') =>
    attack(duel({ type, suppression: 2 }, { type: STORM }, [], { edition }), weapon);
  expect(lost('ewok-hunter-stone-axe', 0).facts('die-lost')).toEqual([{ type: 'die-lost', rule: 'SO-G23', colour: 'red' }]);
  const black = lost(TROOPER, 1).asked('L-ATK-4');
  expect(black.facts('die-lost')).toEqual([{ type: 'die-lost', rule: 'SO-G23', colour: 'black' }]);
  black.chance(BLANK, BLANK).over();
  expect(lost('clone-trooper-z-6', 1).facts('die-lost')).toEqual([{ type: 'die-lost', rule: 'SO-G23', colour: 'white' }]);
  expect(attack(duel({ type: TROOPER, suppression: 1 }, { type: STORM }), 1).facts('die-lost')).toEqual([]);
  expect(attack(duel({ type: 'b1-battle-droid', suppression: 2 }, { type: STORM }), 1).facts('die-lost')).toEqual([]); // SO-G25
});
rule('SO-G23', 'in the playtest the owner of the target chooses the die', () => {
  const t = attack(duel({ type: TROOPER, suppression: 2 }, { type: STORM }, [], { edition: 'playtest' }), 1).asked('SO-G23', 1);
  t.offered([1, 2]).seat(1).answers(2);
  expect(t.facts('die-lost')).toEqual([{ type: 'die-lost', rule: 'SO-G23', colour: 'white' }]);
  t.chance(BLANK, BLANK).over();
  const one = attack(duel({ type: SCOUT, suppression: 2 }, { type: STORM }, [], { edition: 'playtest' }), 1).asked('L-ATK-4');
  expect(one.facts('die-lost')).toHaveLength(1); // all dice are of one colour: nothing to choose
});
rule('SO-D-3', 'a pool that comes to nothing may not be declared', () => {
  const one = fixture(TROOPER, 'one-die', { weapons: [{ ...typeNamed(TROOPER).weapons[1]!, dice: { red: 0, black: 1, white: 0 } }] });
  expect(attackProblem(duel({ type: one, suppression: 1 }, { type: STORM }), unit(0), unit(1), 0)).toBeNull();
  expect(attackProblem(duel({ type: one, suppression: 2 }, { type: STORM }), unit(0), unit(1), 0)).toMatchObject({
    rule: 'SO-D-3',
    why: 'no-dice',
  });
  expect(attackProblem(duel({ type: TROOPER, suppression: 2 }, { type: STORM }), unit(0), unit(1), 1)).toBeNull();
});
rule('L-ATK-4', 'aim tokens reroll two dice each, one token after the other', () => {
  const t = attack(duel({ type: TROOPER, aim: 2 }, { type: STORM }), 1)
    .chance(BLANK, BLANK, BLANK)
    .asked('L-ATK-4', 0);
  t.offered([0, 1, 2]).refused(0, 0, 1, 2).seat(0).answers(1, 2).chance(HIT, SURGE);
  expect(t.state.public.units[0]!.aim).toBe(1);
  expect(t.facts('attack-rolled').at(-1)).toMatchObject({ black: ['hit', 'blank'], white: ['surge'], again: true });
  t.asked('L-ATK-4', 0).seat(0).answers(1).chance(CRIT).chance(BLOCK, BLOCK).over();
  expect(t.state.public.units[0]!.aim).toBe(0);
  const kept = attack(duel({ type: TROOPER, aim: 2 }, { type: STORM }), 1)
    .chance(BLANK, BLANK, BLANK)
    .seat(0)
    .passes()
    .over();
  expect(kept.state.public.units[0]!.aim).toBe(2);
});
rule('L-ATK-4', 'nobody is asked where a reroll cannot help', () => {
  attack(duel({ type: TROOPER, aim: 1 }, { type: STORM }), 1)
    .chance(HIT, HIT, CRIT)
    .asked('L-ATK-7');
  attack(duel({ type: TROOPER, aim: 1 }, { type: STORM, dodge: 1 }), 1)
    .chance(HIT, HIT, CRIT)
    .asked('L-ATK-4', 0);
  attack(duel({ type: TROOPER, aim: 1 }, { type: STORM, dodge: 1 }), 1)
    .chance(CRIT, CRIT, CRIT)
    .asked('L-ATK-7');
});
rule('L-DIE-2', 'surges become what the chart of the unit says', () => {
  const hit = attack(duel({ type: STORM, seat: 0 }, { type: TROOPER }), 1).chance(SURGE, BLANK);
  expect(hit.facts('attack-modified')).toEqual([expect.objectContaining({ hits: 1, crits: 0, why: 'rolled' })]);
  attack(duel({ type: TROOPER }, { type: STORM }), 1)
    .chance(SURGE, SURGE, SURGE)
    .over(); // no chart: blanks
});
rule('L-DIE-3', 'surge tokens turn attack surges to hits and defence surges to blocks', () => {
  const t = attack(duel({ type: TROOPER, surge: 3 }, { type: STORM, surge: 1 }), 1)
    .chance(SURGE, SURGE, BLANK)
    .asked('L-DIE-3', 0);
  t.refused(0, 3).seat(0).answers(2).asked('L-ATK-7').chance(SHIELD_SURGE, MISS).asked('L-DIE-3', 1).seat(1).answers(1).over();
  expect(t.state.public.units.map(u => [u.surge, u.wounds])).toEqual([
    [1, 0],
    [0, 1],
  ]);
});
rule('L-DIE-3', 'no token is asked for that could not matter', () => {
  // both hits are blocked already, and cover has taken the first surge
  attack(duel({ type: TROOPER }, { type: CLONE, surge: 1, suppression: 2 }), 1)
    .chance(HIT, HIT, BLANK)
    .chance(BLOCK, SHIELD_SURGE)
    .asked('SO-G26'); // and nothing is asked before the panic that the attack brings
  // no surge is left to convert
  attack(duel({ type: TROOPER }, { type: CLONE, surge: 1 }), 1)
    .chance(HIT, HIT, BLANK)
    .chance(BLOCK, MISS)
    .over();
  // Pierce takes blocks away, so another one matters although there are enough
  const pierced = duel({ type: 'rebel-commando-dh-447' }, { type: 'rebel-pathfinder', surge: 1, suppression: 1 });
  attack(pierced, 1).chance(HIT, BLANK).chance(BLOCK, SHIELD_SURGE).asked('L-DIE-3', 1).seat(1).answers(1).over();
});
/** Unit 1 stands behind the heavy barricade or the light crates; unit 0 five inches before it. */
const behind = (what: 'barricade' | 'crates', attacker = TROOPER, target = 'clone-trooper', given = {}) => {
  const x = what === 'barricade' ? 12 : 24;
  return duel({ type: attacker, at: [x, 1] }, { type: target, at: [x, 7], ...given });
};
rule(['L-ATK-5', 'SO-G28'], 'cover turns defence surges to blocks: light one, heavy two', () => {
  const heavy = attack(behind('barricade'), 1).chance(HIT, HIT, HIT);
  expect(heavy.facts('cover')).toEqual([expect.objectContaining({ cover: 2, piece: 'barricade-27' })]);
  heavy.chance(SHIELD_SURGE, SHIELD_SURGE, SHIELD_SURGE).over();
  expect(heavy.state.public.units[1]!.wounds).toBe(1);
  const light = attack(behind('crates'), 1).chance(HIT, HIT, BLANK).chance(SHIELD_SURGE, SHIELD_SURGE).over();
  expect(light.facts('cover')).toEqual([expect.objectContaining({ cover: 1 })]);
  expect(light.state.public.units[1]!.wounds).toBe(1);
  const none = attack(duel({ type: TROOPER }, { type: CLONE }), 1)
    .chance(HIT, BLANK, BLANK)
    .chance(SHIELD_SURGE)
    .over();
  expect(none.facts('cover')).toEqual([]);
  expect(none.state.public.units[1]!.wounds).toBe(1);
});
rule('SO-O-2', 'a suppressed target has one more step of cover, at most heavy', () => {
  const cover = (s: ReturnType<typeof duel>) => attack(s, 1).chance(HIT, BLANK, BLANK).facts('cover')[0]?.['cover'];
  expect(cover(duel({ type: TROOPER }, { type: CLONE, suppression: 2 }))).toBe(1);
  expect(cover(duel({ type: TROOPER }, { type: CLONE, suppression: 1 }))).toBeUndefined();
  expect(cover(behind('barricade', TROOPER, CLONE, { suppression: 2 }))).toBe(2);
  expect(cover(duel({ type: TROOPER }, { type: 'b2-super-battle-droid', suppression: 2 }))).toBeUndefined();
});
rule('SO-G38', 'bad weather covers from who has not aimed; darkness shortens ranges', () => {
  const chart = { weather: 'weather', rounds: 'early' } as const;
  const cover = (given: object) =>
    attack(duel({ type: TROOPER }, { type: CLONE }, [], given), 1)
      .chance(HIT, BLANK, BLANK)
      .facts('cover')[0]?.['cover'];
  expect([cover({ chart }), cover({ chart, round: 2 }), cover({ chart, round: 3 })]).toEqual([1, 1, undefined]);
  expect(cover({ chart: { weather: 'weather', rounds: 'late' }, round: 4 })).toBe(1);
  const dark = (range: number, round: number) =>
    attackProblem(
      duel({ type: TROOPER }, { type: CLONE, at: [4 + 1.063 + range, 0.7] }, [], {
        chart: { weather: 'darkness', rounds: 'early' },
        round,
      }),
      unit(0),
      unit(1),
      1,
    )?.why;
  expect([dark(13.9, 1), dark(14.1, 1), dark(14.1, 3)]).toEqual([undefined, 'out-of-range', undefined]);
});
rule('L-ATK-5', 'a dodge token cancels a hit, never a critical result', () => {
  const t = attack(duel({ type: TROOPER }, { type: STORM, dodge: 3 }), 1)
    .chance(CRIT, HIT, HIT)
    .asked('L-ATK-5', 1)
    .refused(1, 3);
  t.seat(1).answers(2).chance(MISS).over();
  expect(t.state.public.units[1]).toMatchObject({ dodge: 1, wounds: 1, suppression: 1 });
  attack(duel({ type: TROOPER }, { type: STORM, dodge: 3 }), 1)
    .chance(CRIT, BLANK, BLANK)
    .asked('L-ATK-7');
});
rule('L-ATK-6', 'shields cancel hits and critical results of ranged attacks', () => {
  const t = attack(duel({ type: TROOPER }, { type: 'bx-deflector-shield', shield: 2 }), 1)
    .chance(CRIT, HIT, BLANK)
    .asked('SO-K37', 1);
  t.seat(1).answers(2).over();
  expect(t.state.public.units[1]).toMatchObject({ shield: 0, spentShield: 2, wounds: 0, suppression: 1 });
  const touching = duel({ type: TROOPER }, { type: 'bx-deflector-shield', shield: 2, at: [5.063, 0.7] });
  attack(touching, 0).chance(CRIT, HIT).asked('L-ATK-7');
});
rule('L-ATK-7', 'the defender rolls its own dice, one for each hit and critical result', () => {
  const t = attack(duel({ type: TROOPER }, { type: SCOUT }), 1)
    .chance(HIT, CRIT, HIT)
    .asked('L-ATK-7')
    .refused(-1, BLOCK, BLOCK);
  t.chance(BLOCK, BLOCK, BLOCK).over();
  expect(t.facts('defence-rolled')).toEqual([expect.objectContaining({ colour: 'white' })]);
});
rule(['L-MEL-3', 'L-MEL-4'], 'in melee there is no cover and no suppression, and nobody shoots', () => {
  const s = duel({ type: TROOPER, at: [4, 0.7] }, { type: STORM, at: [5.063, 0.7], suppression: 2 }, [{ type: TROOPER, at: [12, 0.7] }]);
  expect(attackProblem(s, unit(0), unit(1), 1)?.why).toBe('engaged');
  expect(attackProblem(s, unit(2), unit(1), 1)?.why).toBe('target-engaged');
  expect(attackProblem(s, unit(2), unit(1), 0)?.why).toBe('not-in-contact');
  expect(targetsOf(s, unit(0))).toEqual([{ target: 1, weapon: 0 }]);
  const t = attack(s, 0).chance(HIT, BLANK).chance(SHIELD_SURGE).over();
  expect(t.facts('attack')[0]).toMatchObject({ melee: true });
  expect(t.facts('cover')).toEqual([]);
  expect(t.state.public.units[1]).toMatchObject({ wounds: 1, suppression: 2 });
});
rule('SO-X-3', 'the vehicle has armour, no cover, no tokens, and cannot be attacked with melee weapons', () => {
  const s = battle([
    { type: 'arc-trooper', at: [18, 18 - 2.953 - 0.5315] },
    { type: 'vehicle-empire', seat: 1, at: [18, 18] },
    { type: TROOPER, at: [18, 18 + 2.953 + 0.5315], seat: 0 },
  ]);
  expect(attackProblem(s, unit(2), unit(1), 0)?.rule).toBe('SO-X-3');
  expect(targetsOf(s, unit(2))).toEqual([{ target: 1, weapon: 1 }]);
  expect(targetsOf(s, unit(0))).toEqual([{ target: 1, weapon: 0 }]); // a weapon for both is a ranged one here
  expect(weaponsOf(s, unit(0))[0]!.kind).toBe('both');
  const t = attack(s, 0).chance(HIT, CRIT).asked('L-ATK-7').chance(MISS).over();
  expect(t.facts('attack')[0]).toMatchObject({ melee: false });
  expect(t.state.public.units[1]).toMatchObject({ wounds: 1, suppression: 0 });
});
rule('SO-H14', 'an area attack has no attacking unit: no aim tokens, no penalty, and engaged units are affected', () => {
  const s = duel({ type: TROOPER, aim: 2, suppression: 2, dodge: 1 }, { type: STORM, at: [5.063, 0.7] });
  const card = areaCard('logs', { red: 1, black: 1 }, [{ keyword: 'blast', x: 1 }]);
  const t = begin(s, Attack.call({ attacker: 'nobody', card, target: unit(0), weapon: 0, melee: false, seat: 0 }));
  expect(t.facts('attack')).toEqual([
    expect.objectContaining({ attacker: 'nobody', kind: card, target: 0, red: 1, black: 1, melee: false }),
  ]);
  t.chance(SURGE, HIT).asked('L-ATK-5', 0).seat(0).answers(0).asked('L-ATK-7').chance(MISS).asked('SO-G26').chance(BLANK).over();
  expect([t.facts('die-lost'), t.facts('cover')]).toEqual([[], []]);
  expect(t.state.public.units[0]).toMatchObject({ wounds: 1, suppression: 2, attackedBy: [] });
});
rule('L-ATK-4', 'an attack that is unhindered knows no aim tokens and no penalty', () => {
  const s = duel({ type: TROOPER, aim: 2, suppression: 2 }, { type: STORM });
  const t = begin(s, Attack.call({ attacker: unit(0), target: unit(1), weapon: 1, melee: false, seat: 0, unhindered: true }));
  t.chance(BLANK, BLANK, HIT).asked('L-ATK-7').chance(BLOCK).over();
  expect(t.facts('die-lost')).toEqual([]);
});
rule('L-UNT-1', 'a clone trooper spends one token of another clone within 12 inches and in sight', () => {
  const friends = (x: number) => duel({ type: CLONE }, { type: STORM }, [{ type: CLONE, at: [x, 0.7], aim: 2, surge: 1 }]);
  const t = attack(friends(2), 1).chance(BLANK, BLANK, BLANK).asked('L-ATK-4', 0).seat(0).answers(0, 1).chance(BLANK, BLANK).over();
  expect(t.state.public.units[2]!.aim).toBe(1);
  const far = duel({ type: CLONE, at: [15.5, 0.7] }, { type: STORM, at: [24, 0.7] }, [{ type: CLONE, at: [2, 0.7], aim: 2 }]);
  attack(far, 1).chance(BLANK, BLANK, BLANK).over();
  // one token in the whole attack
  const surge = attack(friends(2), 1).chance(SURGE, BLANK, BLANK).seat(0).answers(1).chance(BLANK).over();
  expect(surge.state.public.units[2]).toMatchObject({ aim: 1, surge: 1 });
  // not droids, not the enemy's
  attack(duel({ type: CLONE }, { type: STORM }, [{ type: 'r4-astromech-republic', at: [2, 0.7], aim: 1 }]), 1)
    .chance(BLANK, BLANK, BLANK)
    .over();
  attack(duel({ type: CLONE }, { type: STORM }, [{ type: CLONE, at: [2, 0.7], aim: 1, seat: 1 }]), 1)
    .chance(BLANK, BLANK, BLANK)
    .over();
});
rule('L-UNT-1', 'with tokens of its own a clone says whose it spends', () => {
  const s = duel({ type: STORM }, { type: CLONE, dodge: 1 }, [
    { type: CLONE, at: [15, 0.7], dodge: 1, seat: 1 },
    { type: CLONE, at: [17, 0.7], dodge: 1, seat: 1 },
  ]);
  const t = attack(s, 1).chance(HIT, HIT).asked('L-ATK-5', 1).seat(1).answers(1).asked('L-UNT-1', 1).offered([1, 2, 3]).seat(1).answers(3);
  t.chance(BLOCK).over();
  expect(t.state.public.units.map(u => u.dodge)).toEqual([0, 1, 1, 0]);
});
rule('L-GEN-4', 'keywords granted for the attack count in its own pool only', () => {
  const s = duel({ type: TROOPER }, { type: STORM });
  words.grant(s, 0 as HolderId, 'pierce', 1, 'round');
  const mine = attack(s, 1).chance(HIT, BLANK, BLANK).chance(BLOCK).over();
  expect(mine.facts('defended')[0]).toMatchObject({ pierced: 1 });
  const other = duel({ type: TROOPER }, { type: STORM });
  words.grant(other, 1 as HolderId, 'pierce', 1, 'round');
  expect(attack(other, 1).chance(HIT, BLANK, BLANK).chance(BLOCK).over().facts('defended')[0]).toMatchObject({ pierced: 0 });
});
