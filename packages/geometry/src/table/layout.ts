import { type Point, round, samePoint } from '../shapes/exact.js';
import { convex } from '../shapes/outline.js';
import { convexParts, selfCrossing, signedArea, tidied } from '../shapes/polygon.js';
import { INCH, MM, TALLEST, WIDEST } from '../shapes/units.js';
import { isRaw, type Problems, type Raw, readChoice, readList, readNumber, readText, refuseDoubles, shown } from './reading.js';
import { COVERS, FOOTINGS, PASSAGES, type Piece, SIGHTS, type Table, type Zone } from './table.js';

export const LAYOUT_UNITS = ['inch', 'mm', 'tenth-mm'] as const;
const SCALES: Readonly<Record<(typeof LAYOUT_UNITS)[number], number>> = { inch: INCH, mm: MM, 'tenth-mm': 1 };
const MOST_PIECES = 200;
const MOST_CORNERS = 64;

export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly string[] };

/** The door for tables: all problems at once, or a table that every other function can trust. */
export const readTable = (input: unknown): Checked<Table> => {
  if (!isRaw(input)) return { ok: false, problems: [`a layout must be an object with unit, width, depth and pieces, not ${shown(input)}`] };
  const problems: Problems = [];
  const scale = SCALES[readChoice(input, 'unit', 'layout', LAYOUT_UNITS, problems, 'tenth-mm')];
  const size = (key: 'width' | 'depth') => round(readNumber(input, key, 'layout', MM / scale, WIDEST / scale, problems) * scale);
  const room: Room = { scale, width: size('width'), depth: size('depth'), problems };
  const pieces = readList(input, 'pieces', 'layout', MOST_PIECES, problems, []).map((raw, i) => readPiece(raw, `pieces[${i}]`, room));
  const zones = readList(input, 'zones', 'layout', MOST_PIECES, problems, []).map((raw, i) => readZone(raw, `zones[${i}]`, room));
  const id = readText(input, 'id', 'layout', problems);
  const name = readText(input, 'name', 'layout', problems, id);
  refuseDoubles(
    pieces.map(p => p.id),
    'pieces',
    problems,
  );
  refuseDoubles(
    zones.map(z => z.id),
    'zones',
    problems,
  );
  if (problems.length > 0) return { ok: false, problems };
  // The one place that may say "checked".
  return { ok: true, value: { id, name, width: room.width, depth: room.depth, pieces, zones } as unknown as Table };
};

/** For content of our own, which must be sound: throws with all problems. */
export const tableOf = (input: unknown): Table => {
  const read = readTable(input);
  if (!read.ok) throw new Error(`not a sound layout:\n- ${read.problems.join('\n- ')}`);
  return read.value;
};

interface Room {
  readonly scale: number;
  readonly width: number;
  readonly depth: number;
  readonly problems: Problems;
}

const readPiece = (raw: unknown, where: string, room: Room): Piece => {
  const { problems, scale } = room;
  const data: Raw = isRaw(raw) ? raw : {};
  if (!isRaw(raw)) problems.push(`${where} is ${shown(raw)}; it must be an object`);
  const id = readText(data, 'id', where, problems);
  const here = `${where} "${id}"`;
  const height = (key: 'bottom' | 'top', otherwise?: number) =>
    round(readNumber(data, key, here, 0, TALLEST / scale, problems, otherwise) * scale);
  const before = problems.length;
  const bottom = height('bottom', 0);
  const top = height('top');
  if (problems.length === before && top <= bottom)
    problems.push(`${here}: its top (${top / MM} mm) must be above its bottom (${bottom / MM} mm)`);
  const polygon = readPolygon(data, here, room);
  return {
    id,
    name: readText(data, 'name', here, problems, id),
    polygon,
    parts: polygon.length > 2 ? convexParts(polygon).map(convex) : [],
    bottom,
    top,
    elevation: round(readNumber(data, 'elevation', here, -9, 9, problems, 0)),
    passage: readChoice(data, 'passage', here, PASSAGES, problems, 'open'),
    footing: readChoice(data, 'footing', here, FOOTINGS, problems, 'none'),
    sight: readChoice(data, 'sight', here, SIGHTS, problems, 'blocks'),
    cover: readChoice(data, 'cover', here, COVERS, problems, 'none'),
  };
};

const readZone = (raw: unknown, where: string, room: Room): Zone => {
  if (!isRaw(raw)) room.problems.push(`${where} is ${shown(raw)}; it must be an object`);
  const data: Raw = isRaw(raw) ? raw : {};
  const id = readText(data, 'id', where, room.problems);
  return { id, polygon: readPolygon(data, `${where} "${id}"`, room) };
};

/** Empty when it was refused. */
const readPolygon = (data: Raw, where: string, room: Room): readonly Point[] => {
  const before = room.problems.length;
  const corners = readList(data, 'polygon', where, MOST_CORNERS, room.problems).map((raw, i) =>
    readCorner(raw, `${where}.polygon[${i}]`, room),
  );
  if (room.problems.length > before) return [];
  if (corners.length < 3) {
    room.problems.push(`${where}.polygon has ${corners.length} corners; it needs at least 3`);
    return [];
  }
  const double = corners.findIndex((p, i) => samePoint(p, corners[(i + 1) % corners.length]!));
  if (double >= 0) room.problems.push(`${where}.polygon: corners ${double} and ${(double + 1) % corners.length} are the same to 0.1 mm`);
  else if (signedArea(corners) === 0) room.problems.push(`${where}.polygon has no area`);
  else {
    const crossing = selfCrossing(corners);
    if (crossing)
      room.problems.push(`${where}.polygon crosses itself: the edges from corner ${crossing[0]} and from corner ${crossing[1]} meet`);
  }
  return room.problems.length > before ? [] : tidied(corners);
};

const readCorner = (raw: unknown, where: string, room: Room): Point => {
  const nowhere = { x: 0, y: 0 };
  if (!Array.isArray(raw) || raw.length !== 2 || !raw.every(n => Number.isFinite(n))) {
    room.problems.push(`${where} is ${shown(raw)}; it must be two numbers [x, y]`);
    return nowhere;
  }
  const corner = { x: round(raw[0] * room.scale), y: round(raw[1] * room.scale) };
  if (corner.x >= 0 && corner.x <= room.width && corner.y >= 0 && corner.y <= room.depth) return corner;
  room.problems.push(`${where} = (${raw[0]}, ${raw[1]}) lies outside the table of ${room.width / room.scale} x ${room.depth / room.scale}`);
  return nowhere;
};
