import type { Box as Rectangle } from '@cadre/table-client';
import type { MapDef } from '#game/content/index';
import { AWAY, type Whereabouts } from '#game/ids';
import type { Offers } from '../offers.js';
import type { Box, Table } from '../seen.js';

/** The side of a space in the units of the drawing, and the rim around the map where its letters and numbers stand. */
export const SIDE = 100;
export const RIM = 30;

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly space: number;
}
export interface Size {
  readonly columns: number;
  readonly rows: number;
}
export const sizeOf = (map: MapDef): Size => {
  const cells = [...map.spaces, ...map.forbidden];
  return { columns: Math.max(...cells.map(c => c.x)) + 1, rows: Math.max(...cells.map(c => c.y)) + 1 };
};
export const centreOf = (map: MapDef, space: number): { readonly x: number; readonly y: number } => {
  const { x, y } = map.spaces[space]!;
  return { x: (x + 0.5) * SIDE, y: (y + 0.5) * SIDE };
};

/** A corner of the map as far as can be from a space. */
export const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
export type Corner = (typeof CORNERS)[number];
export const cornerAwayFrom = (map: MapDef, space: number): Corner => {
  const { columns, rows } = sizeOf(map),
    { x, y } = map.spaces[space]!;
  return `${2 * y < rows ? 'bottom' : 'top'}-${2 * x < columns ? 'right' : 'left'}`;
};

/** How several things share a space: two on a diagonal, three and four in the corners, more in rows. */
const PAIR = [
  [-23, -21],
  [23, 21],
] as const;
const THREE = [
  [-24, -24],
  [24, -24],
  [0, 24],
] as const;
/** Below this size only the number of a token can be read: it grows, and the small signs beside it go. */
export const CROWDED = 0.5;
const INSET = 4;
const rowsOf = (n: number, across: number): readonly (readonly [number, number])[] => {
  const down = Math.ceil(n / across);
  const room = SIDE - 2 * INSET;
  return Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / across);
    const inRow = row === down - 1 ? n - row * across : across;
    return [((i % across) - (inRow - 1) / 2) * (room / across), (row - (down - 1) / 2) * (room / down)];
  });
};
const sharing = (n: number): { readonly at: readonly (readonly [number, number])[]; readonly scale: number } => {
  if (n <= 1) return { at: [[0, 0]], scale: 1.06 };
  if (n === 2) return { at: PAIR, scale: 0.63 };
  if (n === 3) return { at: THREE, scale: 0.57 };
  if (n === 4) return { at: rowsOf(n, 2), scale: 0.57 };
  if (n <= 6) return { at: rowsOf(n, 3), scale: 0.46 };
  if (n <= 9) return { at: rowsOf(n, 3), scale: 0.39 };
  return { at: rowsOf(n, 4), scale: 0.3 };
};
const spread = (n: number, centre: { readonly x: number; readonly y: number }, space: number): readonly Spot[] => {
  const { at, scale } = sharing(n);
  return at.map(([x, y]) => ({ x: centre.x + x, y: centre.y + y, scale, space }));
};
/** From so many on, things in one space are fanned out when somebody looks at them. */
export const FANNED = 3;
const FAN_SCALE = 0.78;
/** How far apart things must be to be read. */
const APART = 64;
/** The same places farther apart, so that whatever is pointed at stays under the pointer. */
const fan = (n: number, centre: { readonly x: number; readonly y: number }, space: number): readonly Spot[] => {
  const { at } = sharing(n);
  const closest = Math.min(...at.slice(1).map(([x, y], i) => Math.hypot(x - at[i]![0], y - at[i]![1])));
  const wider = APART / closest;
  return at.map(([x, y]) => ({ x: centre.x + wider * x, y: centre.y + wider * y, scale: FAN_SCALE, space }));
};

export type Occupant = `piece:${number}` | `character:${number}` | 'child:0';

/** Where everything on the map is drawn: threats first, then whoever else is in the space. */
export const spotsOn = (map: MapDef, table: Table, fanned?: number): ReadonlyMap<Occupant, Spot> => {
  const inSpace: Occupant[][] = map.spaces.map(() => []);
  const enter = (space: Whereabouts, who: Occupant): void => {
    if (space !== AWAY) inSpace[space]!.push(who);
  };
  table.pieces.forEach((piece, i) => {
    enter(piece.space, `piece:${i}`);
  });
  table.characters.forEach((character, i) => {
    enter(character.space, `character:${i}`);
  });
  if (table.child.held === 'space') enter(table.child.by, 'child:0');
  const found = new Map<Occupant, Spot>();
  inSpace.forEach((occupants, space) => {
    const isFanned = space === fanned && occupants.length >= FANNED;
    const spots = (isFanned ? fan : spread)(occupants.length, centreOf(map, space), space);
    occupants.forEach((who, i) => {
      found.set(who, spots[i]!);
    });
  });
  return found;
};

/** The line between two spaces that touch. */
export const between = (map: MapDef, a: number, b: number): { x1: number; y1: number; x2: number; y2: number } => {
  const p = map.spaces[a]!,
    q = map.spaces[b]!;
  const x = Math.max(p.x, q.x) * SIDE,
    y = Math.max(p.y, q.y) * SIDE;
  return p.y === q.y ? { x1: x, y1: y, x2: x, y2: y + SIDE } : { x1: x, y1: y, x2: x + SIDE, y2: y };
};

interface Place {
  readonly x: number;
  readonly y: number;
}
/** Where on the map what is on offer lies; what lies beside it has no place there. */
export const placesOf = ({ map, terrain }: Box, table: Table, offers: Offers): readonly Place[] => {
  const spots = spotsOn(map, table);
  return offers.all.flatMap(({ thing }): readonly Place[] => {
    const [kind, id] = thing.split(':') as [string, string];
    if (kind === 'space') return [centreOf(map, Number(id))];
    if (kind === 'door') {
      const { x1, y1, x2, y2 } = between(map, terrain.doors[Number(id)]!.a, terrain.doors[Number(id)]!.b);
      return [{ x: (x1 + x2) / 2, y: (y1 + y2) / 2 }];
    }
    const spot = spots.get(thing as Occupant);
    return spot ? [spot] : [];
  });
};
/** The spaces around these places. */
export const boxAround = (places: readonly Place[]): Rectangle | null => {
  if (places.length === 0) return null;
  const xs = places.map(p => p.x),
    ys = places.map(p => p.y);
  const x = Math.min(...xs) - SIDE / 2,
    y = Math.min(...ys) - SIDE / 2;
  return { x, y, width: Math.max(...xs) + SIDE / 2 - x, height: Math.max(...ys) + SIDE / 2 - y };
};
