import { GROUNDS, LIGHTS, PIECE_FORMS, type SceneFigure, type SceneMarker, type ScenePiece } from '@cadre/battle';
import { SPECTATOR, viewOf } from '@cadre/core';
import { describe, expect, it } from 'vitest';
import { content, SHAPES } from '#game/content/index';
import * as printed from '#game/content/text';
import type { MandoFact } from '#game/fact';
import { FACEDOWN, pieceId, spaceId } from '#game/ids';
import { openFrom, playOn, randomFrom } from '../fixture/playout.js';
import { recipeOf } from '../src/art/recipes.js';
import { english } from '../src/labels/english.js';
import { german } from '../src/labels/german.js';
import { between, centreOf, FANNED, SIDE, sizeOf, spotsOn } from '../src/map/places.js';
import { describeScene } from '../src/scene/describe-scene.js';
import { drawingOnGround, figureOf, occupantOf, onDrawing, onTable, tableOf } from '../src/scene/ground-plan.js';
import { clustersOf, outlinesOf, rowsOf } from '../src/scene/outline.js';
import { attackShown } from '../src/scene/use-map-scene.js';
import { type MandoView, type Seen, seenFrom } from '../src/seen.js';
import { textsOf } from '../src/texts.js';
import { SETUPS } from './playouts.js';

const describedAs = (seen: Seen) => describeScene(seen, english, textsOf(seen.box, 'en', printed));
const isHeld = ({ table }: Seen, { id }: SceneFigure): boolean => occupantOf(id) === 'child:0' && table.child.held !== 'space';
const INCH = 254;
interface Place {
  readonly x: number;
  readonly y: number;
}
const contains = (polygon: readonly Place[], { x, y }: Place): boolean => {
  let isInside = false;
  for (const [i, a] of polygon.entries()) {
    const b = polygon.at(i - 1)!;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) isInside = !isInside;
  }
  return isInside;
};
const over = (pieces: readonly ScenePiece[], id: string, at: Place): ScenePiece[] =>
  pieces.filter(piece => piece.id.startsWith(id) && contains(piece.polygon, at));
const viewsOf = function* (setup: (typeof SETUPS)[number], seed: number, seats: readonly number[]): Generator<Seen> {
  const match = openFrom(setup);
  const random = randomFrom(seed);
  do for (const seat of seats) yield seenFrom(viewOf(match.state, seat) as MandoView);
  while (playOn(match, random));
};
const opening = (setup: (typeof SETUPS)[number]): Seen => viewsOf(setup, 1, [0]).next().value as Seen;

describe('the map as a scene', () => {
  it('lies on the ground exactly where the drawing lies', () => {
    for (const map of content.maps) {
      const { width, depth } = tableOf(map);
      const { perInch, origin } = drawingOnGround(map);
      const { columns, rows } = sizeOf(map);
      expect([width, depth]).toEqual([(columns * SIDE + 60) * 5, (rows * SIDE + 60) * 5]);
      for (const at of [
        { x: 0, y: 0 },
        { x: -30, y: -30 },
        { x: columns * SIDE, y: rows * SIDE },
        { x: 137, y: 51 },
      ]) {
        const point = onTable(map, at);
        expect(onDrawing(map, point)).toEqual(at);
        // As the scene places a point of the table, and as the page lays the drawing: in inches from the middle.
        const inScene = [point.x / INCH - width / INCH / 2, depth / INCH / 2 - point.y / INCH];
        const laid = [origin[0] + at.x / perInch, origin[1] + at.y / perInch];
        for (const k of [0, 1]) expect(laid[k]).toBeCloseTo(inScene[k]!, 9);
      }
    }
  });
  it('has a wall where a wall is drawn, a door where a door is, and nothing where one walks', () => {
    for (const { map, terrain, scene } of ['m1', 'm2', 'm3', 'm4'].map(mission => {
      const seen = opening({ mission });
      return { ...seen.box, scene: describedAs(seen) };
    })) {
      const number = new Map(map.spaces.map((space, i) => [space.id, i]));
      for (const { a, b, kind } of map.borders) {
        const { x1, y1, x2, y2 } = between(map, number.get(a)!, number.get(b)!);
        const middle = onTable(map, { x: (x1 + x2) / 2, y: (y1 + y2) / 2 });
        const says = `${map.id} ${a}-${b}`;
        expect(over(scene.pieces, 'wall', middle).length, says).toBe(kind === 'wall' ? 1 : 0);
        expect(over(scene.pieces, 'door', middle).length, says).toBe(kind === 'door' ? 1 : 0);
      }
      for (const [i] of map.spaces.entries()) {
        const middle = onTable(map, centreOf(map, i));
        expect(over(scene.pieces, 'roof', middle).length).toBe(terrain.roof[i] ? 1 : 0);
        expect(over(scene.pieces, 'building', middle)).toEqual([]);
      }
      for (const { x, y } of map.forbidden) {
        const middle = onTable(map, { x: (x + 0.5) * SIDE, y: (y + 0.5) * SIDE });
        expect(over(scene.pieces, 'building', middle).length).toBe(1);
      }
      const { width, depth } = scene.ground;
      for (const { polygon } of scene.pieces)
        for (const { x, y } of polygon) {
          expect(Number.isInteger(x) && Number.isInteger(y)).toBe(true);
          expect(x >= 0 && y >= 0 && x <= width && y <= depth).toBe(true);
        }
    }
  });
  it('finds outlines of spaces that lie together, also around a hole and where two touch at a corner', () => {
    const ring = [0, 1, 2].flatMap(x => [0, 1, 2].flatMap(y => (x === 1 && y === 1 ? [] : [{ x, y }])));
    expect(clustersOf(ring).length).toBe(1);
    expect(outlinesOf(ring).map(outline => outline.length)).toEqual([4, 4]);
    expect(rowsOf(ring).length).toBe(4);
    const corner = [{ x: 0, y: 0 }, { x: 1, y: 1 }]; // biome-ignore format: one line
    expect(clustersOf(corner).length).toBe(2);
    expect(outlinesOf([{ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 1, y: 1 }])).toEqual([[[0, 0], [2, 0], [2, 2], [1, 2], [1, 1], [0, 1]]]); // biome-ignore format: one line
    // A hole that touches the outside at a corner.
    const pinched = [0, 1, 2].flatMap(x => [0, 1, 2].flatMap(y => (y === x % 2 && x > 0 ? [] : [{ x, y }])));
    expect(clustersOf(pinched).length).toBe(1);
    for (const cells of [pinched, pinched.map(({ x, y }) => ({ x: 2 - x, y })), pinched.toReversed()]) {
      const outlines = outlinesOf(cells);
      for (const outline of outlines) expect(new Set(outline.map(String)).size).toBe(outline.length);
      const areas = outlines.map(outline =>
        outline.reduce(
          (sum, [x, y], i) => sum + (x * outline[(i + 1) % outline.length]![1] - outline[(i + 1) % outline.length]![0] * y) / 2,
          0,
        ),
      );
      expect(areas.reduce((sum, area) => sum + area, 0)).toBe(cells.length);
    }
  });
  it('has a ground and a light for every mission, known to the scene', () => {
    const lights = new Set<string>();
    for (const setup of SETUPS) {
      const { ground, pieces } = describedAs(opening(setup));
      expect(GROUNDS).toContain(ground.kind);
      expect(LIGHTS).toContain(ground.light);
      for (const { form } of pieces) if (form) expect(PIECE_FORMS).toContain(form);
      lights.add(`${ground.kind} ${ground.light}`);
    }
    expect(lights.size).toBeGreaterThanOrEqual(7);
    expect(describedAs(opening({ mission: 'm2' })).ground.light).toBe('night');
    expect(describedAs(opening({ mission: 'mm4', map: 'map3' })).ground.light).toBe('hangar');
  });
  it('shows where a mission put its markers, in the corner in which they are drawn', () => {
    const seen = opening({ mission: 'mm3', map: 'map1' });
    const space = spaceId(seen.box.terrain.roof.indexOf(true));
    const marked = describedAs({ ...seen, table: { ...seen.table, markers: [{ marker: 'secured', space }] } });
    const found = marked.markers.filter(({ kind }) => kind === 'done');
    expect(found.map(({ name, level }) => [name, level])).toEqual([['secured', 127]]);
    const { x, y } = centreOf(seen.box.map, space);
    expect(onDrawing(seen.box.map, found[0]!.at)).toEqual({ x: x - 30, y: y + 34 });
  });
  it('is told in the reader’s language', () => {
    const seen = opening({ mission: 'm1' });
    const [en, de] = [english, german].map(labels => describeScene(seen, labels, textsOf(seen.box, 'en', printed)).pieces);
    expect(de!.map(({ name }) => name)).not.toEqual(en!.map(({ name }) => name));
    expect(de!.map(({ polygon }) => polygon)).toEqual(en!.map(({ polygon }) => polygon));
  });
});

describe('whoever is on the map', () => {
  const met = { open: 0, locked: 0, facedown: 0, features: 0, seen: 0, children: 0, carried: 0, attacks: 0, roofs: 0, fanned: 0 };
  const recipes = new Set<string>();
  it.each(SETUPS.map((setup, i) => [Object.values(setup).join(' '), setup, i] as const))(
    'stands in the scene of %s where it is drawn',
    (_, setup, seed) => {
      let pieces: readonly ScenePiece[] = [];
      let doors = -1;
      for (const seen of viewsOf(setup, seed, [0, 1, SPECTATOR])) {
        const { box, table } = seen;
        const scene = describedAs(seen);
        const spots = spotsOn(box.map, table);
        const drawn = new Map<string, Pick<SceneMarker, 'at' | 'level'>>([
          ...scene.figures.filter(figure => !isHeld(seen, figure)).map(figure => [occupantOf(figure.id), figure] as const),
          ...scene.markers.filter(({ kind }) => kind !== 'done').map(marker => [marker.id, marker] as const),
        ]);
        expect([...drawn.keys()].toSorted()).toEqual([...spots.keys()].toSorted());
        for (const [who, spot] of spots) {
          expect(occupantOf(figureOf(who))).toBe(who);
          const { at, level } = drawn.get(who)!;
          const back = onDrawing(box.map, at);
          expect(back.x).toBeCloseTo(spot.x, 9);
          expect(back.y).toBeCloseTo(spot.y, 9);
          expect(level > 0).toBe(box.terrain.roof[spot.space]);
          if (level > 0) {
            met.roofs++;
            expect(over(scene.pieces, 'roof', at)[0]!.top).toBe(level);
          }
        }
        for (const figure of scene.figures) {
          expect(figure.unit.type).not.toBe('');
          recipes.add(recipeOf(figure.unit.type, figure.unit.place, figure.unit.family).id.split(' ')[0]!);
          expect(figure.left <= figure.health && figure.left >= 0 && figure.radius > 0 && figure.height > 0).toBe(true);
          if (!figure.tokens.some(({ id }) => id === 'child')) continue;
          met.carried++;
          // The Child is seen beside whoever carries it, on its own feet and in the same space.
          const child = scene.figures.find(each => isHeld(seen, each))!;
          expect(child.unit.place).toBe(1);
          expect(child.level).toBe(figure.level);
          expect(Math.hypot(child.at.x - figure.at.x, child.at.y - figure.at.y)).toBeGreaterThan(figure.radius / 2);
          const { space } = spots.get(occupantOf(figure.id))!;
          const [at, middle] = [onDrawing(box.map, child.at), centreOf(box.map, space)];
          expect(Math.max(Math.abs(at.x - middle.x), Math.abs(at.y - middle.y))).toBeLessThanOrEqual(SIDE / 2);
        }
        for (const [i, { damage }] of table.characters.entries()) {
          const figure = scene.figures.find(({ id }) => id === i);
          if (figure) expect(figure.health - figure.left).toBe(Math.min(damage, figure.health));
        }
        for (const marker of scene.markers) {
          if (marker.kind === 'feature') met.features++;
          if (!marker.kind.startsWith('facedown')) continue;
          expect(SHAPES.map(shape => `facedown-${shape}`)).toContain(marker.kind);
          const known = seen.mine?.seen[Number(marker.id.split(':')[1])] ?? FACEDOWN;
          expect(marker.name === english.hidden).toBe(known === FACEDOWN);
          met[known === FACEDOWN ? 'facedown' : 'seen']++;
        }
        for (const [i] of box.terrain.doors.entries()) {
          const isOpen = (table.doors & (1 << i)) !== 0;
          expect(scene.pieces.find(({ id }) => id === `door-${i}`)!.look).toBe(isOpen ? 'inside' : 'impassable');
          met[isOpen ? 'open' : 'locked']++;
        }
        const crowded = box.map.spaces.findIndex((_, i) => [...spots.values()].filter(({ space }) => space === i).length >= FANNED);
        if (crowded >= 0) {
          const wide = spotsOn(box.map, table, crowded);
          for (const figure of describeScene(seen, english, textsOf(box, 'en', printed), crowded).figures) {
            const spot = isHeld(seen, figure) ? undefined : wide.get(occupantOf(figure.id));
            if (spot) expect(onDrawing(box.map, figure.at).x).toBeCloseTo(spot.x, 9);
          }
          met.fanned++;
        }
        // The scene is built anew when its pieces are others.
        expect(scene.pieces === pieces).toBe(table.doors === doors);
        [pieces, doors] = [scene.pieces, table.doors];
        if (table.child.held === 'space') met.children++;
        if (scene.attack) {
          met.attacks++;
          for (const end of [scene.attack.attacker!, scene.attack.target]) expect(scene.figures.map(({ id }) => id)).toContain((end as { figure: number }).figure); // biome-ignore format: one line
        }
      }
    },
  );
  it('was seen in every way there is', () => {
    for (const [what, times] of Object.entries(met)) expect(times, what).toBeGreaterThan(0);
    // Characters, enemies of every set, specials and The Child look like themselves.
    for (const id of ['mandalorian', 'ig11', 'child', 'beast', '1', '2', '3', '4']) expect(recipes).toContain(id);
  });
  it('looks like somebody, also where nobody has written down who', () => {
    const ids = ['melee', 'blaster', 'sharpshooter'].map(kind => recipeOf(`1/${kind}`, 0, '1').id);
    expect(new Set(ids).size).toBe(3);
    expect(recipeOf('child', 0).like).toBe('pram');
    expect(recipeOf('child', 1).like).not.toBe('pram');
    for (const [type, family] of [['', ''], ['own/alert', 'own'], ['toString', '1'], ['9/melee', '9']]) expect(recipeOf(type!, 3, family).like).not.toBe(''); // biome-ignore format: one line
  });
  it('turns to whom it attacks while that is shown', () => {
    const [piece, character] = [pieceId(3), 1 as Extract<MandoFact, { type: 'attacked' }>['character']];
    const attacked = { type: 'attacked', piece, token: 0, character } as unknown as MandoFact;
    const damaged = { type: 'damaged', piece, damage: 2 } as unknown as MandoFact;
    expect(attackShown([damaged, attacked], 0, 'event')).toEqual({ attacker: { figure: 103 }, target: { figure: 1 } });
    expect(attackShown([damaged], 0, 'action')).toEqual({ attacker: { figure: 0 }, target: { figure: 103 } });
    // What an event does to an enemy is no attack of a character.
    expect(attackShown([damaged], 0, 'event')).toBeNull();
  });
});
