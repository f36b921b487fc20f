import type { Scenario } from '@cadre/testkit';
import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { CLASSES, type EnemyClass } from '../src/content/types.js';
import { EnemyAttack } from '../src/events/enemy-attack.js';
import { EnemyMove } from '../src/events/enemy-move.js';
import type { MandoState } from '../src/state.js';
import { classBits } from '../src/threats/threats.js';
import { damageOf, duringEvents, resolve, spaces, turnFrom } from './position.js';
import { bare, disrupted, enemy, facedown, keep, nextEvent, stand } from './table.js';

const ALL = 99;
const attacks = (s: MandoState, classes: readonly EnemyClass[], count: number, range: number) =>
  duringEvents(s, EnemyAttack.call({ classes: classBits(classes), count, range, least: false }));
/** The first character at the left edge, the second far away. */
const apart = (): MandoState => {
  const s = bare();
  stand(s, 0, 'A4');
  stand(s, 1, 'I7');
  return s;
};
const attackers = (t: Scenario<MandoState>) => t.facts('attacked').map(f => f.piece);

for (const [name, reaches] of [
  ['D4', true],
  ['E4', false],
] as const)
  rule('MA-147', `blasters attack within range 3: from ${name} ${reaches ? 'they do' : 'they do not'}; other classes never`, () => {
    const s = apart();
    enemy(s, name, 'blaster');
    enemy(s, 'B4', 'melee');
    const t = attacks(s, ['blaster'], 2, 3).over();
    expect(damageOf(t, 0)).toBe(reaches ? 1 : 0);
  });
rule('MA-147', 'the range of an attack crosses a dotted line, a walk does not', () => {
  const s = apart();
  stand(s, 0, 'C2'); // on the roof
  enemy(s, 'B2', 'melee');
  const t = attacks(s, ['melee'], 1, 1).over();
  expect(damageOf(t, 0)).toBe(1);
});
rule('MA-147', 'a facedown token is no enemy and does not attack', () => {
  const s = apart();
  facedown(s, 'B4', 'square');
  expect(attackers(attacks(s, CLASSES, ALL, 3).over())).toEqual([]);
});
rule('MA-148', 'every attack deals 1 damage, whatever the enemy', () => {
  const s = apart();
  enemy(s, 'A4', 'melee', [], 4);
  const t = attacks(s, ['melee'], 1, 0).over();
  expect(t.facts('hurt').map(f => f.n)).toEqual([1]);
  expect(damageOf(t, 0)).toBe(1);
});
for (const [damage, falls] of [
  [3, false],
  [4, true],
] as const)
  rule(
    'MA-149',
    `a character of health 5 with ${damage} damage is ${falls ? 'defeated, and everybody has lost at once' : 'still standing'} after one more`,
    () => {
      const s = apart();
      s.public.characters[0]!.damage = damage;
      enemy(s, 'A4', 'melee');
      enemy(s, 'E4', 'blaster');
      const t = duringEvents(
        s,
        EnemyAttack.call({ classes: classBits(['melee']), count: 1, range: 0, least: false }),
        EnemyMove.call({ classes: classBits(['blaster']), count: ALL, steps: 2, within: -1 }),
      ).over();
      expect(t.facts('enemy-moved').length).toBe(falls ? 0 : 1); // nothing that was to come comes any more
      expect(t.state.public.result).toBe(falls ? 'lost' : '');
      expect(t.facts('fallen').map(f => f.character)).toEqual(falls ? [0] : []);
    },
  );
rule('MA-149', 'nothing follows a defeat: the other attackers of the same event never attack', () => {
  const s = apart();
  s.public.characters[0]!.damage = 4;
  enemy(s, 'A4', 'melee');
  enemy(s, 'A4', 'melee');
  disrupted(s, 'move', 3);
  disrupted(s, 'move', 2);
  const e3 = nextEvent(s, 'e3');
  const t = resolve(turnFrom(s, 'events'), e3).over();
  expect(attackers(t).length).toBe(1);
  expect(t.facts('ended')).toEqual([{ type: 'ended', rule: 'MA-149', result: 'lost', reason: 'characterDefeated' }]);
  expect(t.state.public.slots[0]!.tokens.length).toBe(2); // the slot was never emptied
});
rule('MA-150', 'an enemy attacks the nearest character', () => {
  const s = apart();
  stand(s, 1, 'C4');
  enemy(s, 'D4', 'blaster');
  const t = attacks(s, ['blaster'], 1, 4).over();
  expect([damageOf(t, 0), damageOf(t, 1)]).toEqual([0, 1]);
});
rule('MA-150', 'of characters equally near the current player picks the victim', () => {
  const s = bare({ first: 2 });
  stand(s, 0, 'A4');
  stand(s, 1, 'C4');
  enemy(s, 'B4', 'blaster');
  const t = attacks(s, ['blaster'], 1, 3).asked('MA-150', 1).offered([0, 1]).seat(1).answers(0).over();
  expect([damageOf(t, 0), damageOf(t, 1)]).toEqual([1, 0]);
});
rule('MA-151', 'as many attack as can: with as many attackers as the number, nobody is spared', () => {
  const s = apart();
  const pieces = [enemy(s, 'A4', 'melee'), enemy(s, 'A4', 'melee')];
  const t = attacks(s, ['melee'], 2, 0).over();
  expect(attackers(t)).toEqual(pieces);
  expect(damageOf(t, 0)).toBe(2);
});
rule('MA-151', 'the current player picks the attackers, only among those that can, and cannot decline', () => {
  const s = apart();
  const able = [enemy(s, 'A4', 'melee'), enemy(s, 'A4', 'melee'), enemy(s, 'A4', 'melee')];
  enemy(s, 'B4', 'melee'); // out of range 0
  const t = attacks(s, ['melee'], 2, 0).asked('MA-151', 0).offered(able).refused(0).seat(0).answers(able[2]!);
  t.offered(able.slice(0, 2)).seat(0).answers(able[0]!).over(); // nobody attacks twice in one ability
  expect(attackers(t)).toEqual([able[2], able[0]]);
});
rule('MA-151', 'of a sharpshooter and a blaster in range exactly one attacks, by choice (TV-18)', () => {
  const s = apart();
  const both = [enemy(s, 'B4', 'sharpshooter'), enemy(s, 'C4', 'blaster')];
  const t = attacks(s, ['sharpshooter', 'blaster'], 1, 2).asked('MA-151', 0).offered(both).seat(0).answers(both[1]!).over();
  expect(attackers(t)).toEqual([both[1]]);
  expect(damageOf(t, 0)).toBe(1);
});
rule('MA-151', 'an enemy may attack again in a later ability of the same card', () => {
  const s = apart();
  const brute = enemy(s, 'A4', 'melee');
  disrupted(s, 'move', 3);
  disrupted(s, 'move', 3);
  const e2 = nextEvent(s, 'e2'); // the 6+ ability lets one attack within range 1
  const t = resolve(turnFrom(s, 'events'), e2);
  expect(attackers(t)).toEqual([brute, brute]);
});
rule('MA-151', 'an enemy that falls in the middle of an event is simply gone', () => {
  const s = apart();
  const [weak, strong] = [enemy(s, 'A4', 'melee', [], 2), enemy(s, 'A4', 'melee', [], 4)];
  const [fire] = keep(s, 0, 'return-fire');
  disrupted(s, 'move', 3);
  disrupted(s, 'move', 3);
  const e2 = nextEvent(s, 'e2');
  const t = resolve(turnFrom(s, 'events'), e2).asked('MA-151', 0).seat(0).answers(weak).asked('MA-89', 0).seat(0).answers(fire!);
  expect(t.facts('defeated').map(f => f.piece)).toEqual([weak]);
  expect(attackers(t)).toEqual([weak, strong, strong]);
});
rule('MA-151', 'a move of the same card need not bring as many as possible into range', () => {
  const s = apart();
  stand(s, 1, 'C4');
  enemy(s, 'B4', 'melee'); // equally near to both
  disrupted(s, 'move', 3);
  disrupted(s, 'move', 2);
  const e1 = nextEvent(s, 'e1');
  resolve(turnFrom(s, 'events'), e1)
    .asked('MA-139', 0)
    .offered(spaces(s, 'A4', 'C4'));
});
rule('MA-152', 'where no enemy can attack, the ability does nothing', () => {
  const s = apart();
  enemy(s, 'B4', 'melee');
  const t = attacks(s, ['melee'], ALL, 0).over();
  expect([...t.facts('attacked'), ...t.facts('hurt')]).toEqual([]);
});
