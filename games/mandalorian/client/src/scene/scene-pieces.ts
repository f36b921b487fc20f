import type { PieceForm, PieceKind, PieceLook, ScenePiece } from '@cadre/battle';
import { INCH } from '@cadre/geometry';
import type { MapDef } from '#game/content/index';
import { isUnlocked } from '#game/terrain/ground';
import type { Labels } from '../labels/words.js';
import { between, SIDE, sizeOf } from '../map/places.js';
import type { Box } from '../seen.js';
import { onTable } from './ground-plan.js';
import { clustersOf, outlinesOf, rowsOf } from './outline.js';

/** How high things are: the rules know no heights, and nobody may be lost behind a wall. */
const HIGH = { wall: INCH, door: INCH, edge: INCH / 2, roof: INCH / 2, building: 2.4 * INCH } as const;
export const [ROOF, DOOR] = [HIGH.roof, HIGH.door];
/** How thick walls are, in units of the drawing. */
const THICK = 14;
/** Walls that run down the map end a hair below those across: where they meet, one is on top. */
const BELOW = 5;

type Corner = readonly [x: number, y: number];
type PieceWords = Pick<Labels, 'wall' | 'roofs' | 'forbidden' | 'locked' | 'open'>;
interface Made {
  readonly id: string;
  readonly corners: readonly Corner[];
  readonly top: number;
  readonly kind: PieceKind;
  readonly form?: PieceForm;
  readonly look: PieceLook;
  readonly name: string;
}
const pieceOn = (map: MapDef, { id, corners, top, kind, form, look, name }: Made): ScenePiece => ({
  ...{ id, kind, form, look, name, bottom: 0, top, height: '' },
  polygon: corners.map(([x, y]) => onTable(map, { x, y })),
  cover: look === 'impassable' ? 'heavy' : 'none',
  sight: look === 'impassable' ? 'blocks' : 'open',
});
const rectangle = (x1: number, y1: number, x2: number, y2: number): readonly Corner[] => [[x1, y1], [x2, y1], [x2, y2], [x1, y2]]; // biome-ignore format: one line

interface Line {
  readonly isUpright: boolean;
  /** Across it, and from where to where along it. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}
const lineOf = ({ x1, y1, x2, y2 }: ReturnType<typeof between>): Line =>
  x1 === x2 ? { isUpright: true, at: x1, from: y1, to: y2 } : { isUpright: false, at: y1, from: x1, to: x2 };
/** Lines that go on from each other are one. */
const joined = (lines: readonly Line[]): readonly Line[] => {
  const sorted = lines.toSorted((a, b) => Number(a.isUpright) - Number(b.isUpright) || a.at - b.at || a.from - b.from);
  const runs: Line[] = [];
  for (const line of sorted) {
    const last = runs.at(-1);
    if (last && last.isUpright === line.isUpright && last.at === line.at && last.to === line.from)
      runs[runs.length - 1] = { ...last, to: line.to };
    else runs.push(line);
  }
  return runs;
};
const stripOf = ({ isUpright, at, from, to }: Line, thick: number, longer = 0): readonly Corner[] =>
  isUpright
    ? rectangle(at - thick / 2, from - longer, at + thick / 2, to + longer)
    : rectangle(from - longer, at - thick / 2, to + longer, at + thick / 2);

const wallsOn = (map: MapDef, { wall }: PieceWords): ScenePiece[] => {
  const number = new Map(map.spaces.map((space, i) => [space.id, i]));
  const lines = map.borders.flatMap(({ a, b, kind }) => (kind === 'wall' ? [lineOf(between(map, number.get(a)!, number.get(b)!))] : []));
  return joined(lines).map((line, i) =>
    pieceOn(map, {
      id: `wall-${i}`,
      corners: stripOf(line, THICK, THICK / 2),
      top: HIGH.wall - (line.isUpright ? BELOW : 0),
      kind: 'wall',
      look: 'impassable',
      name: wall,
    }),
  );
};
/** The wall around the map stands outside of its spaces. */
const edgeOf = (map: MapDef, { wall }: PieceWords): ScenePiece[] => {
  const { columns, rows } = sizeOf(map);
  const [w, h] = [columns * SIDE, rows * SIDE];
  const sides = [rectangle(-THICK, -THICK, w + THICK, 0), rectangle(-THICK, h, w + THICK, h + THICK), rectangle(-THICK, 0, 0, h), rectangle(w, 0, w + THICK, h)]; // biome-ignore format: one line
  return sides.map((corners, i) =>
    pieceOn(map, { id: `edge-${i}`, corners, top: HIGH.edge, kind: 'wall', look: 'impassable', name: wall }),
  );
};
const scaled = (outline: readonly Corner[]): readonly Corner[] => outline.map(([x, y]) => [x * SIDE, y * SIDE]);
/** One piece for what lies together, several where that has a hole. */
const shapesOf = (cells: readonly { readonly x: number; readonly y: number }[]): readonly (readonly Corner[])[] =>
  clustersOf(cells).flatMap(cluster => {
    const outlines = outlinesOf(cluster);
    return (outlines.length === 1 ? outlines : rowsOf(cluster)).map(scaled);
  });
const roofsOn = (map: MapDef, roof: readonly boolean[], { roofs }: PieceWords): ScenePiece[] =>
  shapesOf(map.spaces.filter((_, i) => roof[i])).map((corners, i) =>
    pieceOn(map, { id: `roof-${i}`, corners, top: HIGH.roof, kind: 'deck', form: 'dais', look: 'platform', name: roofs }),
  );
/** What stands where nobody goes; on a map of one's own a house. */
const STRUCTURES: Readonly<Record<string, PieceForm>> = { map1: 'tower', map3: 'reactor', map4: 'altar' };
const buildingsOn = (map: MapDef, { forbidden }: PieceWords): ScenePiece[] => {
  const form = STRUCTURES[map.id];
  return shapesOf(map.forbidden).map(
    (corners, i) =>
    pieceOn(map, { id: `building-${i}`, corners, top: HIGH.building, kind: 'building', ...(form && { form }), look: 'impassable', name: forbidden }), // biome-ignore format: one line
  );
};
/** Everything that stands on a map whatever happens, described once: who draws it sees that it is the same. */
const fixed = new WeakMap<Box, Map<string, readonly ScenePiece[]>>();
const fixedPieces = (box: Box, words: PieceWords): readonly ScenePiece[] => {
  const { map, terrain } = box;
  const known = fixed.get(box) ?? new Map<string, readonly ScenePiece[]>();
  fixed.set(box, known);
  const pieces = known.get(words.wall) ?? [...edgeOf(map, words), ...wallsOn(map, words), ...roofsOn(map, terrain.roof, words), ...buildingsOn(map, words)]; // biome-ignore format: one line
  known.set(words.wall, pieces);
  return pieces;
};
const doorsOn = ({ map, terrain }: Box, doors: number, { locked, open }: PieceWords): ScenePiece[] =>
  terrain.doors.map(({ a, b }, i) => {
    const isOpen = isUnlocked(doors, i);
    const line = lineOf(between(map, a, b));
    const corners = stripOf(line, THICK + 2, -THICK / 2);
    return pieceOn(map, { id: `door-${i}`, corners, top: HIGH.door, kind: 'wall', form: 'door', look: isOpen ? 'inside' : 'impassable', name: isOpen ? open : locked }); // biome-ignore format: one line
  });
const withDoors = new WeakMap<readonly ScenePiece[], Map<number, readonly ScenePiece[]>>();
/** The walls, roofs and buildings of a map, and its doors as they are now. */
export const scenePieces = (box: Box, doors: number, words: PieceWords): readonly ScenePiece[] => {
  const standing = fixedPieces(box, words);
  const known = withDoors.get(standing) ?? new Map<number, readonly ScenePiece[]>();
  withDoors.set(standing, known);
  const pieces = known.get(doors) ?? [...standing, ...doorsOn(box, doors, words)];
  known.set(doors, pieces);
  return pieces;
};
