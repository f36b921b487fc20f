import { boxOf } from '@cadre/shatterpoint/box';
import type { Range } from '@cadre/shatterpoint/content/types';
import {
  contestedBy,
  contesting,
  contests,
  coverPieces,
  enemiesOf,
  engagedWith,
  friendsOf,
  isEngaged,
  isHindered,
  isUnitEngaged,
  isWithin,
  isWithinSpot,
  sees,
  seesSpot,
  sightOf,
  terrainCover,
  unitsOn,
  withCharacterAt,
} from '@cadre/shatterpoint/table/queries';
import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { type At, card, character, encounter, objective, objectiveAt, type Placed, spot, unit } from '../stage.js';

const [A, B, C] = [0, 1, 2].map(character) as [ReturnType<typeof character>, ReturnType<typeof character>, ReturnType<typeof character>];
const trooper = card('trooper');
const pair = card('pair', { characters: 2 });
const big = card('big', { baseMm: 50 });
/** A of seat 1 against B of the Legend. */
const two = (a: At, b: At, given: Partial<Placed> = {}) =>
  encounter([
    { card: trooper, at: [a] },
    { card: trooper, at: [b], ...given },
  ]);
/** B's edge is so many tenths of a millimetre from A's. */
const gapped = (gap: number, given: Partial<Placed> = {}) => {
  const s = two([18, 9], [18, 9], given);
  Object.assign(s.public.characters[B]!, { at: { x: spot([18, 9]).x + 400 + gap, y: spot([18, 9]).y, elevation: 0 } });
  return s;
};

rule('S-BF-1', 'the battlefield is 36 inches square', () => {
  const { width, depth } = boxOf(two([18, 9], [18, 12])).table;
  expect([width, depth]).toEqual([9144, 9144]);
});
rule(['S-BF-2', 'S-BF-3', 'LE-T1', 'LE-T4', 'LE-T7'], 'terrain parts have an Elevation and properties', () => {
  const { pieces } = boxOf(two([18, 9], [18, 12])).table;
  const part = (id: string) => pieces.find(piece => piece.id === id);
  expect(part('stack-front-l')).toMatchObject({ elevation: 1, passage: 'impassable', sight: 'blocks', footing: 'top' });
  expect(part('gantry-tower-l')).toMatchObject({ elevation: 2, footing: 'top' });
  expect(part('fuel-line')).toMatchObject({ elevation: 0, passage: 'open', sight: 'open', footing: 'inside' });
});
rule(['S-TOOL-1', 'S-MEAS-2'], 'the range tools are 1, 3, 6, 8 and 10 inches, edge to edge; exactly that far is within', () => {
  [254, 762, 1524, 2032, 2540].forEach((length, i) => {
    expect(isWithin(gapped(length), A, B, (i + 1) as Range), `range ${i + 1}`).toBe(true);
    expect(isWithin(gapped(length + 1), A, B, (i + 1) as Range), `beyond range ${i + 1}`).toBe(false);
  });
});
rule('S-MEAS-1', 'height never counts', () => {
  const s = two([3, 17], [3, 21.5]);
  Object.assign(s.public.characters[A]!, { at: spot([3, 17, 2]) });
  expect(isWithin(s, A, B, 2)).toBe(true);
});
rule('S-BASE-1', 'a large base reaches half a centimetre further', () => {
  const s = gapped(762 + 50);
  expect(isWithin(s, A, B, 2)).toBe(false);
  const large = encounter([
    { card: trooper, at: [[18, 9]] },
    { card: big, at: [[18, 9]] },
  ]);
  Object.assign(large.public.characters[B]!, { at: s.public.characters[B]!.at });
  expect(isWithin(large, A, B, 2)).toBe(true);
});
rule('S-TOOL-3', 'objective tokens are one inch across', () => {
  const s = two([18, 9], [30, 9]);
  const from = spot([18, 9]);
  const at = (gap: number) => ({ x: from.x + 200 + 127 + gap, y: from.y, elevation: 0 });
  expect(isWithinSpot(s, A, at(762), 2)).toBe(true);
  expect(isWithinSpot(s, A, at(763), 2)).toBe(false);
});
rule(['S-ENG-1', 'LE-O1'], 'enemies within range 2 are engaged, on any Elevation; friends are not', () => {
  expect(engagedWith(gapped(762), A)).toEqual([B]);
  expect(isEngaged(gapped(762), B)).toBe(true);
  expect(isEngaged(gapped(763), A)).toBe(false);
  expect(engagedWith(gapped(763), A)).toEqual([]);
  const high = two([3, 17, 2], [3, 21.5]);
  expect(isEngaged(high, B)).toBe(true);
  expect(isEngaged(gapped(100, { seat: 2 }), A)).toBe(false);
});
rule('LE-3', 'both cadres are one side', () => {
  const s = encounter([
    { card: trooper, at: [[10, 9]] },
    { card: trooper, at: [[12, 9]], seat: 2 },
    { card: trooper, at: [[14, 9]], seat: 0 },
  ]);
  expect(friendsOf(s, A)).toEqual([A, B]);
  expect(enemiesOf(s, A)).toEqual([C]);
  expect(enemiesOf(s, C)).toEqual([A, B]);
  expect(unitsOn(s, 'cadre')).toEqual([0, 1]);
  Object.assign(s.public.characters[B]!, { at: 'removed' });
  expect(unitsOn(s, 'cadre')).toEqual([0]);
  expect(friendsOf(s, A)).toEqual([A]);
});
rule(['S-ENG-2', 'LE-P23'], 'a Wounded enemy still engages, but does not hinder', () => {
  const s = gapped(500, { wounded: 1 });
  expect(isEngaged(s, A)).toBe(true);
  expect(isHindered(s, A)).toBe(false);
  expect(isHindered(gapped(500), A)).toBe(true);
});
rule(['S-UNIT-1', 'S-COH-1'], 'a unit is engaged when one of its characters is, wherever the others are', () => {
  const s = encounter([
    {
      card: pair,
      at: [
        [18, 9],
        [30, 30],
      ],
    },
    { card: trooper, at: [[18, 11]] },
  ]);
  expect(isUnitEngaged(s, unit(0))).toBe(true);
  expect(isEngaged(s, B)).toBe(false);
});
rule(['S-LOS-1', 'LE-T2'], 'Blocked parts hide what is lower than they are; low ones never', () => {
  const hidden = two([13, 11], [13, 17.2]);
  expect(sees(hidden, A, B)).toBe(false);
  expect(sightOf(hidden, A, B)).toMatchObject({ sees: false, blockers: ['stack-front-l'] });
  const onTop = two([13, 11], [13, 14.1, 1]);
  expect(sees(onTop, A, B)).toBe(true);
  expect(sees(onTop, B, A)).toBe(true); // nobody is hidden by what the viewer stands on
  expect(sees(two([18, 12], [18, 16]), A, B)).toBe(true); // across the fuel line
  expect(seesSpot(hidden, A, spot([13, 17.2]))).toBe(false);
  expect(seesSpot(hidden, A, spot([18, 11]))).toBe(true);
});
rule('S-LOS-1', 'a part as high as the target is no obstacle, and characters never are', () => {
  const s = encounter([
    { card: trooper, at: [[7, 19, 0]] },
    { card: trooper, at: [[7.6, 22, 1]] },
    { card: trooper, at: [[18, 9]] },
    { card: trooper, at: [[18, 11]] },
    { card: trooper, at: [[18, 13]] },
  ]);
  expect(sees(s, A, B)).toBe(true);
  expect(sees(s, character(2), character(4))).toBe(true);
});
rule('S-COV-3', 'terrain covers a hunkered defender within range 1 of a part between the two', () => {
  const s = two([18, 12.2], [18, 15.4], { hunker: 1 });
  expect(terrainCover(s, A, B)).toBe(1);
  expect(terrainCover(two([18, 12.2], [18, 15.4]), A, B)).toBe(0); // no hunker token
  expect(coverPieces(two([18, 12.2], [18, 15.4]), A, B).map(piece => piece.id)).toEqual(['fuel-line']);
  expect(terrainCover(two([18, 12.2], [18, 17], { hunker: 1 }), A, B)).toBe(0); // not within range 1 of it
  expect(terrainCover(two([25, 15.9], [18, 15.4], { hunker: 1 }), A, B)).toBe(0); // no line crosses it
  const high = two([13, 14.1, 1], [17, 15.4], { hunker: 1 });
  expect(terrainCover(high, A, B)).toBe(0); // the attacker stands higher than the fuel line
});
rule(['S-OBJ-1', 'S-WND-3'], 'characters within range 2 contest, unless their unit is Wounded', () => {
  const s = two([18, 9], [18, 16]);
  s.public.objectives = [objectiveAt([18, 12.5]), objectiveAt([30, 30]), objectiveAt([18, 12.5], { gone: true })];
  expect(contests(s, A, objective(0))).toBe(true);
  expect(contesting(s, objective(0), 'legend')).toEqual([B]);
  expect(contestedBy(s, unit(0))).toEqual([0]);
  s.public.units[0]!.wounded = 1;
  expect(contests(s, A, objective(0))).toBe(false);
  expect(contesting(withCharacterAt(s, B, spot([18, 30])), objective(0), 'legend')).toEqual([]);
  expect(contesting(s, objective(0), 'legend')).toEqual([B]); // what if changed nothing
});
