import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { attackProblem, targetsOf } from '../src/attack/targets.js';
import { CLONE, SCOUT, STORM, TROOPER } from './attack-units.js';
import { attack, BLANK, BLOCK, battle, CRIT, duel, fixture, HIT, MISS, SHIELD_SURGE, SURGE, typeNamed, unit } from './battle.js';

rule(['L-ATK-1', 'L-MSR-3'], 'the target is an enemy on the table, in range and in sight', () => {
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
});
rule(['SO-G23', 'SO-D-3'], 'in the playtest nobody has to remove a die, not even of one colour, and nobody may take the last one', () => {
  const playtest = (type: string) => duel({ type, suppression: 2 }, { type: STORM }, [], { edition: 'playtest' });
  const kept = attack(playtest(TROOPER), 1).asked('SO-G23', 1).seat(1).passes().asked('L-ATK-4');
  expect(kept.facts('die-lost')).toEqual([]);
  const one = attack(playtest(SCOUT), 1).asked('SO-G23', 1);
  expect(one.facts('die-lost')).toEqual([]); // all dice are of one colour: still a choice
  one.seat(1).passes().asked('L-ATK-4');
  const last = fixture(TROOPER, 'last-die', { weapons: [{ ...typeNamed(TROOPER).weapons[1]!, dice: { red: 0, black: 1, white: 0 } }] });
  expect(attackProblem(playtest(last), unit(0), unit(1), 0)).toBeNull();
  const t = attack(playtest(last), 0).asked('L-ATK-4');
  expect(t.facts('die-lost')).toEqual([]);
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
