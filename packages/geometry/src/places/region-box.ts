import { CONTACT } from '../shapes/units.js';
import type { Table } from '../table/table.js';
import type { Edge, Region } from './region.js';

/** Where the centre of a base can be. */
export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** A box around all places of the region for the centre of a base that reaches `size` from its centre at most. */
export const boxOf = (table: Table, region: Region, size: number): Box => {
  const all: Box = { minX: 0, minY: 0, maxX: table.width, maxY: table.depth };
  switch (region.kind) {
    case 'anywhere':
    case 'beyond':
    case 'apart':
    case 'toward':
    case 'away':
    case 'not':
      return all;
    case 'within':
      return meet(all, grow(region.of.outline, region.distance + size));
    case 'contact':
      return meet(all, grow(region.with.outline, CONTACT + size));
    case 'edge':
      return region.edges.map(edge => meet(all, alongEdge(all, edge, region.distance + size))).reduce(join);
    case 'zone':
      return region.zones
        .map(({ polygon }): Box => {
          const [xs, ys] = [polygon.map(p => p.x), polygon.map(p => p.y)];
          return { minX: Math.min(...xs), minY: Math.min(...ys), maxX: Math.max(...xs), maxY: Math.max(...ys) };
        })
        .reduce(join);
    case 'all':
      return region.of.map(part => boxOf(table, part, size)).reduce(meet, all);
    case 'any':
      return region.of.length === 0 ? { ...all, maxX: -1 } : region.of.map(part => boxOf(table, part, size)).reduce(join);
  }
};

const alongEdge = (all: Box, edge: Edge, most: number): Box => {
  switch (edge) {
    case 'left':
      return { ...all, maxX: most };
    case 'right':
      return { ...all, minX: all.maxX - most };
    case 'near':
      return { ...all, maxY: most };
    case 'far':
      return { ...all, minY: all.maxY - most };
  }
};

const grow = ({ minX, minY, maxX, maxY }: Box, by: number): Box => ({
  minX: Math.floor(minX - by),
  minY: Math.floor(minY - by),
  maxX: Math.ceil(maxX + by),
  maxY: Math.ceil(maxY + by),
});
export const meet = (a: Box, b: Box): Box => ({
  minX: Math.max(a.minX, b.minX),
  minY: Math.max(a.minY, b.minY),
  maxX: Math.min(a.maxX, b.maxX),
  maxY: Math.min(a.maxY, b.maxY),
});
const join = (a: Box, b: Box): Box => ({
  minX: Math.min(a.minX, b.minX),
  minY: Math.min(a.minY, b.minY),
  maxX: Math.max(a.maxX, b.maxX),
  maxY: Math.max(a.maxY, b.maxY),
});
