import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { boxOf } from '../src/box/box.js';
import { nearestStars } from '../src/events/spawn.js';
import { characterId } from '../src/ids.js';
import { groundOf, rangeBetween, reachable, walkBetween, withinRange } from '../src/terrain/ground.js';
import { groundNow } from '../src/threats/threats.js';
import { act, at, bare, enemy, facedown, feature, stand } from './table.js';

const range = (s: ReturnType<typeof bare>, a: string, b: string): number => rangeBetween(groundNow(s), at(s, a), at(s, b));
const walk = (s: ReturnType<typeof bare>, a: string, b: string): number => walkBetween(groundNow(s), at(s, a), at(s, b));

rule('MA-52', 'spaces with a thin line between them are adjacent', () => {
  const s = bare();
  expect(groundNow(s).neighbours[at(s, 'A4')]).toEqual([at(s, 'A3'), at(s, 'B4'), at(s, 'A5')].sort((a, b) => a - b));
});
rule(['MA-53', 'MA-63'], 'a wall stops walking and range', () => {
  const s = bare();
  expect([walk(s, 'G3', 'H3'), range(s, 'G3', 'H3')]).toEqual([3, 3]); // around it, by G4 and H4
});
rule(['MA-54', 'MA-66'], 'a locked door stops both; behind it nothing is in any range (TV-13)', () => {
  const s = bare({ mission: 'm3' });
  expect(reachable(walk(s, 'E2', 'D2'))).toBe(false);
  expect(reachable(range(s, 'E2', 'D2'))).toBe(false);
  expect(withinRange(groundNow(s), at(s, 'E2'), at(s, 'D2'), 99)).toBe(false);
});
rule(['MA-55', 'MA-64'], 'an unlocked door is passed and counted through by everybody (TV-13)', () => {
  const s = bare({ mission: 'm3' });
  const door = boxOf(s).terrain.doors.findIndex(d => d.a === at(s, 'D2') || d.b === at(s, 'D2'));
  s.public.doors = 1 << door;
  expect([walk(s, 'E2', 'D2'), range(s, 'E3', 'C1')]).toEqual([1, 4]);
});
rule(['MA-56', 'MA-57'], 'nobody walks across a dotted line, but range is counted across it both ways', () => {
  const s = bare();
  expect(walk(s, 'B1', 'C1')).toBeGreaterThan(1);
  expect([range(s, 'B1', 'C1'), range(s, 'C1', 'B1')]).toEqual([1, 1]);
  stand(s, 0, 'B1');
  const target = enemy(s, 'C1', 'sharpshooter');
  act(s, 0, 'attack', 2).asked('MA-67').offered([target]);
});
rule('MA-56', 'on a roof one may jump down where the map says so, and climb with a card', () => {
  const s = bare();
  stand(s, 0, 'C1');
  act(s, 0, 'move', 1).offered([at(s, 'D1'), at(s, 'C2'), at(s, 'B1')]);
  const up = bare();
  stand(up, 0, 'B1');
  act(up, 0, 'move', 'mandalorian/grapnel-line').offered([at(up, 'A1'), at(up, 'B2'), at(up, 'C1')]);
});
rule('MA-5', 'whoever carries The Child does not climb onto a roof, whatever the card says', () => {
  const s = bare({ mission: 'm2' });
  stand(s, 0, 'F3');
  s.public.child = { held: 'character', by: characterId(0), fled: false };
  act(s, 0, 'move', 'mandalorian/grapnel-line').offered([at(s, 'E3'), at(s, 'F2'), at(s, 'F4')]);
});
rule('MA-58', 'reinforcements come at star spaces; the nearest is counted by range', () => {
  const s = bare();
  expect(boxOf(s).terrain.stars.map(x => boxOf(s).terrain.names[x])).toEqual(['A1', 'H1', 'I6', 'A7']);
  expect(nearestStars(s, at(s, 'A3')).map(x => boxOf(s).terrain.names[x])).toEqual(['A1']);
  expect(nearestStars(s, at(s, 'A4')).map(x => boxOf(s).terrain.names[x])).toEqual(['A1', 'A7']); // a tie
});
rule('MA-60', 'a forbidden area is no space and nothing leads through it', () => {
  const s = bare();
  expect(boxOf(s).terrain.byName.has('E5')).toBe(false);
  expect(range(s, 'D5', 'F5')).toBe(4);
});
rule(['MA-61', 'MA-62', 'MA-65'], 'range counts the shortest way, around corners, and 0 in the own space (TV-11, TV-12)', () => {
  const s = bare();
  stand(s, 0, 'H2');
  const here = enemy(s, 'H2', 'melee'),
    next = enemy(s, 'G2', 'blaster'),
    behindWall = enemy(s, 'H3', 'melee', [], 4);
  expect(range(s, 'H2', 'H3')).toBe(5); // around the corner: G2, G3, G4, H4, H3
  act(s, 0, 'attack', 1).offered([here, next]);
  expect(s.public.pieces[behindWall]!.damage).toBe(0);
});
rule('MA-64', 'range goes through enemies, features, facedown tokens and characters', () => {
  const s = bare();
  stand(s, 0, 'A4');
  stand(s, 1, 'B4');
  enemy(s, 'B4', 'melee');
  feature(s, 'C4', 'medpac');
  const far = facedown(s, 'D4', 'square');
  act(s, 0, 'intel', 3).offered([...s.public.pieces.keys()].filter(p => p === far || s.public.pieces[p]!.space === at(s, 'B4')));
});
rule('MA-205', 'a numbered space is exactly the one with that number (TV-33)', () => {
  const s = bare();
  expect(boxOf(s).terrain.numbered.get(8)).toBe(at(s, 'I4'));
  expect(groundOf(boxOf(s).terrain, 0)).toBe(groundNow(s)); // compiled once for a state of the doors
});
