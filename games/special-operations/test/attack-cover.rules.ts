import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { Attack } from '../src/attack/attack.js';
import { attackProblem, targetsOf, weaponsOf } from '../src/attack/targets.js';
import { words } from '../src/keywords/keywords.js';
import type { HolderId } from '../src/state.js';
import { CLONE, SCOUT, STORM, TROOPER } from './attack-units.js';
import { areaCard, attack, BLANK, BLOCK, battle, begin, CRIT, duel, HIT, MISS, SHIELD_SURGE, SURGE, unit } from './battle.js';

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
rule(['L-MEL-3', 'L-MEL-4', 'L-MSR-4'], 'in melee there is no cover and no suppression, and nobody shoots', () => {
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
