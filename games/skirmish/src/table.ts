import { tableOf } from '@cadre/geometry';

/** 24 by 24 inches, the same from both sides: turned by half it is itself. Two walls, low walls, crates, and a walkway with a platform at each end. */
const rectangle = (x: number, y: number, width: number, depth: number) => [
  [x, y],
  [x + width, y],
  [x + width, y + depth],
  [x, y + depth],
];
const SIZE = 24;
interface Shape {
  readonly id: string;
  readonly name: string;
  readonly polygon: readonly (readonly number[])[];
}
/** A piece and its twin on the other side of the table. */
const twins = (id: string, name: string, polygon: Shape['polygon'], rest: object) => [
  { id: `${id}-a`, name, polygon, ...rest },
  { id: `${id}-b`, name, polygon: polygon.map(([x, y]) => [SIZE - x!, SIZE - y!]), ...rest },
];

export const TABLE = tableOf({
  id: 'skirmish-yard',
  name: 'The yard',
  unit: 'inch',
  width: SIZE,
  depth: SIZE,
  pieces: [
    ...twins('wall', 'wall', rectangle(5, 7, 5, 0.5), { top: 3, passage: 'impassable', sight: 'blocks' }),
    ...twins('low-wall', 'low wall', rectangle(14, 8, 4, 0.5), { top: 0.8, sight: 'blocks', cover: 'light' }),
    ...twins('crates', 'crates', rectangle(3, 12.5, 1.5, 1.5), { top: 1.2, sight: 'blocks', cover: 'heavy', passage: 'impassable' }),
    ...twins('platform', 'platform', rectangle(6.5, 10.5, 3, 3), {
      top: 2,
      footing: 'top',
      sight: 'blocks',
      cover: 'light',
      passage: 'impassable',
    }),
    {
      id: 'walkway',
      name: 'walkway',
      polygon: rectangle(9.5, 11, 5, 2),
      bottom: 1.8,
      top: 2,
      footing: 'top',
      sight: 'blocks',
      passage: 'open',
    },
  ],
  zones: [
    { id: 'zone-0', polygon: rectangle(0, 0, SIZE, 4) },
    { id: 'zone-1', polygon: rectangle(0, SIZE - 4, SIZE, 4) },
  ],
});
/** SK-15: what both sides want, in the middle of the table under the walkway. */
export const BEACON = { x: TABLE.width / 2, y: TABLE.depth / 2 } as const;
