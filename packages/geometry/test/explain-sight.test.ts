import {
  bodyOf,
  coverOf,
  deployment,
  drawSection,
  type Figure,
  failingLine,
  fitOf,
  LEGION_BASES,
  legionSight,
  liesIn,
  movement,
  obscuringPieces,
  outlineOf,
  overlapsPiece,
  SHATTERPOINT_TOOLS,
  sectionAlong,
  sees,
  silhouetteOf,
  suggestSpots,
  type Table,
  whyNot,
} from '@cadre/geometry';
import { describe, expect, it } from 'vitest';
import { speed2, standard } from './moves.js';
import { dice, randomFigure, randomPieces, tableWith, trooper } from './random-table.js';
import { isLineClear } from './sight-oracle.js';

const box = (id: string, x: number, y: number, w: number, h: number, change: object = {}) => ({
  id,
  polygon: [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ] as [number, number][],
  top: 1000,
  ...change,
});
/** Nobody stands inside a piece, or with half a base on one. */
const stands = (table: Table, figure: Figure): boolean =>
  table.pieces.every(
    piece =>
      !overlapsPiece(piece, outlineOf(figure)) ||
      piece.bottom >= figure.bottom + figure.height ||
      (piece.top <= figure.bottom && liesIn(piece.polygon, outlineOf(figure))),
  );
const left = trooper('a', 1000, 1000);
const right = trooper('b', 3000, 1000);
const tank = { ...trooper('tank', 2200, 1200), base: LEGION_BASES.long, height: 700 };

describe('cover', () => {
  it('is given by vehicles too, but never by oneself, nor from afar', () => {
    const table = tableWith([box('low', 2500, 900, 50, 100, { top: 300 })]);
    expect(coverOf(table, left, right, 762, [tank]).map(cover => [cover.kind, cover.id])).toEqual([
      ['piece', 'low'],
      ['vehicle', 'tank'],
    ]);
    expect(coverOf(table, left, right, 100, [tank])).toEqual([]);
    expect(coverOf(table, left, tank, 762, [tank]).map(cover => cover.id)).not.toContain('tank');
  });
  it('names the pieces that obscure, each with a line between the two that runs through it', () => {
    let lines = 0;
    let none = 0;
    for (let seed = 1; seed <= 1500; seed++) {
      const roll = dice(seed);
      const table = tableWith(randomPieces(roll, 18));
      const [viewer, target, vehicle] = [randomFigure(roll, 'a'), randomFigure(roll, 'b'), { ...randomFigure(roll, 'v'), bottom: 0 }];
      if (![viewer, target, vehicle].every(figure => stands(table, figure))) continue;
      const cover = coverOf(table, viewer, target, 1500, [vehicle]);
      expect(cover.filter(one => one.kind === 'piece').map(one => one.id)).toEqual(
        obscuringPieces(table, viewer, target, 1500).map(piece => piece.id),
      );
      for (const { id, line } of cover) {
        if (!line) {
          none++;
          continue;
        }
        lines++;
        const bodies =
          id === 'v'
            ? [bodyOf(vehicle)]
            : table.pieces.filter(p => p.id === id).flatMap(p => p.parts.map(outline => ({ id, outline, bottom: p.bottom, top: p.top })));
        expect(isLineClear(line, bodies), `seed ${seed} ${id}`).toBe(false);
        for (const [end, figure] of [
          [line.from, viewer],
          [line.to, target],
        ] as const) {
          const { outline, bottom, top } = silhouetteOf(figure);
          expect(isLineClear({ from: end, to: { ...end, x: end.x + 1e-9 } }, [{ id: 'body', outline, bottom, top }], 1e-6)).toBe(false);
        }
      }
    }
    expect(lines).toBeGreaterThan(100);
    expect(none).toBeLessThan(lines / 20);
  });
});

describe('the best failing line', () => {
  it('runs through what blocks, from where to where', () => {
    const table = tableWith([box('wall', 1900, 500, 100, 1000), box('thick', 2200, 500, 400, 600)]);
    const failing = failingLine(table, left, right)!;
    expect(failing.blocked.map(part => part.id)).toEqual(['wall']);
    const [part] = failing.blocked;
    expect([part!.from.x, part!.to.x].map(Math.round)).toEqual([1900, 2000]);
    expect(failingLine(tableWith([]), left, right)).toBeUndefined();
  });
  it('is there wherever nobody is seen, and every blocked part lies in its blocker', () => {
    let hidden = 0;
    for (let seed = 1; seed <= 800; seed++) {
      const roll = dice(seed);
      const table = tableWith(randomPieces(roll, 20));
      const [viewer, target] = [randomFigure(roll, 'a'), randomFigure(roll, 'b')];
      if (!stands(table, viewer) || !stands(table, target) || legionSight(table, viewer, target).sees) continue;
      hidden++;
      const failing = failingLine(table, viewer, target)!;
      expect(failing, `seed ${seed}`).toBeDefined();
      for (const { id, from, to } of failing.blocked) {
        const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, z: (from.z + to.z) / 2 };
        const bodies = table.pieces
          .filter(p => p.id === id)
          .flatMap(p => p.parts.map(outline => ({ id, outline, bottom: p.bottom, top: p.top })));
        expect(isLineClear({ from: middle, to: { ...middle, x: middle.x + 1e-9 } }, bodies, 1e-6)).toBe(false);
      }
    }
    expect(hidden).toBeGreaterThan(30);
  });
  it('the side view shows silhouettes and vehicles', () => {
    const line = { from: { x: 1000, y: 1000, z: 400 }, to: { x: 3000, y: 1000, z: 400 } };
    const parts = sectionAlong(tableWith([]), line, [left, tank, right]);
    expect(parts.map(({ kind, id, from, to }) => [kind, id, Math.round(from), Math.round(to)])).toEqual([
      ['figure', 'a', 0, 135],
      ['figure', 'tank', 700, 1700],
      ['figure', 'b', 1865, 2000],
    ]);
    expect(drawSection(tableWith([]), line, [tank])).toContain('<title>tank</title>');
  });
  it('a tool fits a base without a table', () => {
    expect(fitOf(SHATTERPOINT_TOOLS.dash, { kind: 'disc', diameter: 400 })).toEqual({ radius: 200, joint: 625, half: 425, side: 75 });
  });
});

describe('suggested spots', () => {
  const wall = box('wall', 4600, 3400, 100, 1200);
  const low = box('low', 3400, 4500, 900, 60, { top: 300, cover: 'light' });
  const table = tableWith([wall, low]);
  const mover = trooper('m', 4000, 4000);
  const enemies = [trooper('e1', 7000, 4000), trooper('e2', 4000, 6500), trooper('e3', 3800, 6500)];
  const placing = movement(table, mover, 0, standard(speed2), enemies.map(bodyOf));
  const suggestions = suggestSpots(placing, [
    { kind: 'hidden', from: enemies, vehicles: [] },
    { kind: 'cover', from: enemies, distance: 762 },
    { kind: 'range', of: bodyOf(enemies[1]!), distance: 1524 },
    { kind: 'near', to: { x: 2000, y: 2000 } },
    { kind: 'contact', with: bodyOf(enemies[0]!) },
  ]);
  it('are legal, one for each aim that can be met', () => {
    expect(suggestions.map(({ because }) => because.kind)).toEqual(['hidden', 'cover', 'range', 'near']);
    for (const { spot } of suggestions) expect(whyNot(placing, spot.at)).toBeUndefined();
  });
  it('say what is true', () => {
    for (const { spot, because } of suggestions) {
      const there = { ...mover, at: spot.at, bottom: spot.level };
      switch (because.kind) {
        case 'hidden':
          expect(because.from.length).toBeGreaterThan(0);
          for (const enemy of enemies) expect(sees(table, enemy, there)).toBe(because.seenBy.includes(enemy.id));
          break;
        case 'cover':
          expect(because.from).toEqual(expect.arrayContaining(['e2', 'e3']));
          expect(because.by).toContain('low');
          for (const enemy of enemies) expect(obscuringPieces(table, enemy, there, 762).length > 0).toBe(because.from.includes(enemy.id));
          break;
        case 'range':
          expect(because.gap).toBeGreaterThan(1520);
          expect(because.gap).toBeLessThanOrEqual(1524);
          break;
        case 'near':
          expect(because.distance).toBe(Math.round(Math.hypot(spot.at.x - 2000, spot.at.y - 2000)));
          expect(because.distance).toBeLessThan(1320);
          break;
        case 'contact':
          throw new Error('nobody is in reach');
      }
    }
  });
  it('of contact, when there is somebody to touch', () => {
    const near = trooper('near', 4000, 4900);
    const into = movement(table, mover, 0, standard(speed2), [bodyOf(near)]);
    expect(suggestSpots(into, [{ kind: 'contact', with: bodyOf(near) }])[0]!.because).toEqual({ kind: 'contact', with: 'near' });
    expect(suggestSpots(deployment(table, mover, 'height', []), [{ kind: 'near', to: { x: 500, y: 500 } }])[0]!.spot.at).toEqual({
      x: 500,
      y: 500,
    });
  });
});
