import { CHANCE } from '@cadre/core';
import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { CLASSES, type EnemyClass } from '../src/content/types.js';
import { EnemyMove } from '../src/events/enemy-move.js';
import { characterId, FACEDOWN } from '../src/ids.js';
import type { MandoState } from '../src/state.js';
import { Away } from '../src/threats/enemy-steps.js';
import { classBits } from '../src/threats/threats.js';
import { duringEvents, resolve, spaceOf, spaces, turnFrom, waiting } from './position.js';
import { at, bare, disrupted, enemy, facedown, feature, hold, laid, nextEvent, slotOf, stand, until } from './table.js';

const ALL = 99;
const moves = (s: MandoState, classes: readonly EnemyClass[], count: number, steps: number) =>
  duringEvents(s, EnemyMove.call({ classes: classBits(classes), count, steps, within: -1 }));
/** Both characters at the left edge of the compound. */
const edge = (): MandoState => {
  const s = bare();
  stand(s, 0, 'A4');
  stand(s, 1, 'A4');
  return s;
};

rule('MA-138', 'one melee enemy moves 2: from three steps away to one (TV-17), and no other class stirs', () => {
  const s = edge();
  const brute = enemy(s, 'D4', 'melee'),
    gunner = enemy(s, 'E4', 'blaster');
  const t = moves(s, ['melee'], 1, 2).over();
  expect([spaceOf(t, brute), spaceOf(t, gunner)]).toEqual(spaces(s, 'B4', 'E4'));
});
rule('MA-138', 'an enemy uses its full distance, but stops where its target is', () => {
  const s = edge();
  const brute = enemy(s, 'B4', 'melee');
  const t = moves(s, ['melee'], 1, 3).over();
  expect(spaceOf(t, brute)).toBe(at(s, 'A4'));
});
rule('MA-138', 'where several shortest paths lead to the target, the current player says where it ends', () => {
  const s = edge();
  const brute = enemy(s, 'C5', 'melee');
  const t = moves(s, ['melee'], 1, 2)
    .asked('MA-138', 0)
    .offered(spaces(s, 'B4', 'A5'))
    .seat(0)
    .answers(at(s, 'A5'))
    .over();
  expect(spaceOf(t, brute)).toBe(at(s, 'A5'));
});
rule('MA-139', 'enemies walk toward the nearest character on a shortest path', () => {
  const s = edge();
  stand(s, 1, 'G4');
  const brute = enemy(s, 'E4', 'melee'); // 2 from the second character, 4 from the first
  const t = moves(s, ['melee'], 1, 1).over();
  expect(spaceOf(t, brute)).toBe(at(s, 'F4'));
});
rule('MA-139', 'nearest is counted on foot: a character on a roof beside it does not draw an enemy', () => {
  const s = edge();
  stand(s, 0, 'C2'); // the roof: one dotted line away
  const brute = enemy(s, 'B2', 'melee');
  const t = moves(s, ['melee'], 1, 1)
    .offered(spaces(s, 'A2', 'B3'))
    .seat(0)
    .answers(at(s, 'B3'))
    .over();
  expect(spaceOf(t, brute)).toBe(at(s, 'B3'));
});
rule('MA-139', 'the target is settled once for the whole move', () => {
  const s = edge();
  stand(s, 1, 'G4');
  const brute = enemy(s, 'D4', 'melee');
  const t = moves(s, ['melee'], 1, 2)
    .asked('MA-139', 0)
    .offered(spaces(s, 'A4', 'G4'))
    .seat(0)
    .answers(at(s, 'A4'))
    .over();
  expect(spaceOf(t, brute)).toBe(at(s, 'B4'));
});
rule('MA-140', 'the current player chooses the movers, but only among enemies that will move', () => {
  const s = edge();
  enemy(s, 'A4', 'melee'); // shares the space already
  const [first, second] = [enemy(s, 'D4', 'melee'), enemy(s, 'A1', 'melee')];
  const t = moves(s, ['melee'], 1, 1).asked('MA-140', 0).offered([first, second]).refused(0).seat(0).answers(second).over();
  expect([spaceOf(t, first), spaceOf(t, second)]).toEqual(spaces(s, 'D4', 'A2'));
});
rule('MA-140', 'each enemy moves once in one ability', () => {
  const s = edge();
  const pieces = [enemy(s, 'D4', 'melee'), enemy(s, 'A1', 'melee')];
  const t = moves(s, ['melee'], ALL, 1).over();
  expect(t.facts('enemy-moved').map(f => f.piece)).toEqual(pieces);
});
rule('MA-140', 'where the order matters, the current player says who goes first', () => {
  const s = bare({ mission: 'm2', guide: 71 });
  const [plain, saboteur] = [enemy(s, 'E4', 'melee'), enemy(s, 'F4', 'melee', ['sabotage'])];
  const t = moves(s, ['melee'], ALL, 1).asked('MA-140', 0).offered([plain, saboteur]).seat(0).answers(saboteur);
  expect(t.facts('enemy-moved').map(f => f.piece)).toEqual([saboteur]);
});
rule('MA-141', 'where no enemy can move, the ability does nothing', () => {
  const s = edge();
  enemy(s, 'A4', 'melee');
  const t = moves(s, ['melee'], ALL, 2).over();
  expect(t.facts('enemy-moved')).toEqual([]);
});
rule(['MA-141', 'MA-146'], 'an enemy that can walk to nobody does not move', () => {
  const s = edge();
  stand(s, 0, 'C1');
  stand(s, 1, 'D2'); // both on the roof
  enemy(s, 'B2', 'melee');
  const t = moves(s, ['melee'], ALL, 2).over();
  expect(t.facts('enemy-moved')).toEqual([]);
});
rule('MA-142', 'enemies, features and facedown tokens do not stop an enemy, nor does it turn them up', () => {
  const s = edge();
  const brute = enemy(s, 'E4', 'melee');
  enemy(s, 'D4', 'blaster');
  feature(s, 'C4', 'medpac');
  const hidden = facedown(s, 'B4', 'square');
  const t = moves(s, ['melee'], 1, 3).over();
  expect(spaceOf(t, brute)).toBe(at(s, 'B4'));
  expect(t.state.public.pieces[hidden]!.token).toBe(FACEDOWN);
});
rule('MA-142', 'characters do not stop an enemy either', () => {
  const s = bare({ mission: 'm2', guide: 71 });
  stand(s, 0, 'B6');
  const thief = enemy(s, 'C6', 'melee');
  s.public.child = { held: 'enemy', by: thief, fled: false }; // heads for the star, past the character
  const t = moves(s, ['melee'], 1, 3);
  expect(t.facts('enemy-moved').map(f => f.to)).toEqual(spaces(s, 'A6'));
});
rule('MA-143', 'enemies do nothing by themselves: in a turn without event none moves or attacks', () => {
  const s = edge();
  enemy(s, 'A4', 'melee');
  enemy(s, 'B4', 'blaster');
  hold(s, 0, 'mandalorian/quick-draw', 'mandalorian/tracking-fob');
  const t = turnFrom(s, 'act');
  const before = t.state.public.pieces.map(p => p.space);
  const [one, two] = t.state.secret[0]!.hand;
  t.seat(0).answers(one!).seat(0).answers(slotOf('move')).seat(0).passes();
  t.seat(0).answers(two!).seat(0).answers(slotOf('intel')).seat(0).passes().asked('MA-33', CHANCE);
  expect([...t.facts('enemy-moved'), ...t.facts('attacked'), ...t.facts('hurt')]).toEqual([]);
  expect(t.state.public.pieces.map(p => p.space)).toEqual(before);
  until(t, 'MA-35').asked('MA-35', 0); // nor when the turn ends
  expect([...t.facts('enemy-moved'), ...t.facts('attacked')]).toEqual([]);
});

rule('MA-144', 'moving away, every step leads one farther from that character; others may come nearer', () => {
  const s = edge();
  stand(s, 1, 'F4');
  const mark = enemy(s, 'C4', 'melee');
  const t = duringEvents(s, Away.call({ piece: mark, from: characterId(0), steps: 2 }))
    .asked('MA-144', 0)
    .offered(spaces(s, 'D4', 'C5'))
    .seat(0)
    .answers(at(s, 'D4'));
  t.offered(spaces(s, 'E4', 'D5'))
    .seat(0)
    .answers(at(s, 'E4'))
    .over();
  expect(spaceOf(t, mark)).toBe(at(s, 'E4')); // beside the second character now
});
rule('MA-144', 'an enemy that cannot get farther away stays, and one that gets stuck on the way stops there', () => {
  const s = edge();
  stand(s, 0, 'B2');
  const cornered = enemy(s, 'A1', 'melee');
  expect(spaceOf(duringEvents(s, Away.call({ piece: cornered, from: characterId(0), steps: 2 })).over(), cornered)).toBe(at(s, 'A1'));
  const again = edge();
  stand(again, 0, 'A3');
  const runner = enemy(again, 'A2', 'melee');
  const t = duringEvents(again, Away.call({ piece: runner, from: characterId(0), steps: 3 }))
    .offered(spaces(again, 'A1', 'B2'))
    .seat(0)
    .answers(at(again, 'A1'));
  t.over();
  expect(spaceOf(t, runner)).toBe(at(again, 'B1')); // along the edge, and there the roof ends it one step early
});
rule('MA-144', 'the distance is that on foot, and without a way on foot nobody moves', () => {
  const s = edge();
  stand(s, 0, 'C2'); // on the roof
  const mark = enemy(s, 'B2', 'melee');
  expect(spaceOf(duringEvents(s, Away.call({ piece: mark, from: characterId(0), steps: 2 })).over(), mark)).toBe(at(s, 'B2'));
});
rule('MA-145', 'where several classes are shown, the number is a total over all of them', () => {
  const s = edge();
  const pieces = CLASSES.map((kind, i) => enemy(s, ['D4', 'E4', 'F4'][i]!, kind));
  const t = moves(s, ['melee', 'blaster'], 1, 1).asked('MA-140', 0).offered(pieces.slice(0, 2)).seat(0).answers(pieces[1]!).over();
  expect(t.facts('enemy-moved').map(f => f.piece)).toEqual([pieces[1]]);
});
rule('MA-146', 'a wall is walked around', () => {
  const s = edge();
  stand(s, 0, 'C4');
  stand(s, 1, 'C4');
  const brute = enemy(s, 'C3', 'melee'); // right behind the wall of the hut
  const t = moves(s, ['melee'], 1, 1).over();
  expect(spaceOf(t, brute)).toBe(at(s, 'B3'));
});
rule('MA-146', 'a locked door holds an enemy, an unlocked one lets it through', () => {
  for (const doors of [0, ~0]) {
    const s = bare({ mission: 'm3', guide: 71 });
    stand(s, 0, 'F3');
    stand(s, 1, 'F3');
    s.public.doors = doors & 0b11111;
    const guard = enemy(s, 'F2', 'melee');
    const t = moves(s, ['melee'], 1, 1).over();
    expect(spaceOf(t, guard)).toBe(at(s, doors === 0 ? 'F2' : 'F3'));
  }
});
rule(['MA-153', 'MA-141'], 'an event whose only ability moves nobody is an event without effect', () => {
  const s = edge();
  stand(s, 0, 'A2');
  stand(s, 1, 'A2');
  enemy(s, 'A2', 'melee');
  disrupted(s, 'move', 1);
  laid(s, 'move', 'mandalorian/clear-the-room');
  const e12 = nextEvent(s, 'e12');
  resolve(turnFrom(s, 'events'), e12).asked('MA-133', CHANCE).chance(waiting(s, 'melee'));
});
