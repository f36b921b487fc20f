import { liesIn } from '../moves/surfaces.js';
import { inContact } from '../shapes/contact.js';
import { gapBetween, isAt, isWhollyWithin } from '../shapes/distance.js';
import type { Body } from '../shapes/figure.js';
import type { Outline } from '../shapes/outline.js';
import type { Table, Zone } from '../table/table.js';
import type { RegionRefusal } from './refusal.js';

export const EDGES = ['left', 'right', 'near', 'far'] as const;
export type Edge = (typeof EDGES)[number];

/** Where a base may be put, as a value: conditions on the base, and combinations of them. Distances in 0.1 mm, edge to edge. */
export type Region =
  | { readonly kind: 'anywhere' }
  /** At this distance of it; wholly: with every part of the base. */
  | { readonly kind: 'within'; readonly of: Body; readonly distance: number; readonly wholly?: boolean }
  /** More than this distance away from every one of them. */
  | { readonly kind: 'beyond'; readonly of: readonly Body[]; readonly distance: number }
  | { readonly kind: 'contact'; readonly with: Body }
  /** In contact with none of them. */
  | { readonly kind: 'apart'; readonly from: readonly Body[] }
  /** At this distance of one of these edges of the table. */
  | { readonly kind: 'edge'; readonly edges: readonly Edge[]; readonly distance: number; readonly wholly?: boolean }
  /** Wholly in one of them. */
  | { readonly kind: 'zone'; readonly zones: readonly Zone[] }
  /** Nearer to it, or farther from it, than from where it starts. */
  | { readonly kind: 'toward'; readonly to: Body; readonly start: Outline }
  | { readonly kind: 'away'; readonly from: Body; readonly start: Outline }
  | { readonly kind: 'all'; readonly of: readonly Region[] }
  | { readonly kind: 'any'; readonly of: readonly Region[] }
  | { readonly kind: 'not'; readonly of: Region };

export const ANYWHERE: Region = { kind: 'anywhere' };
export const allOf = (...of: readonly Region[]): Region => ({ kind: 'all', of });
export const anyOf = (...of: readonly Region[]): Region => ({ kind: 'any', of });

export const isInRegion = (table: Table, region: Region, body: Body): boolean => whyOutside(table, region, body) === undefined;

/** The first condition that fails, or nothing when the body is in the region. */
export const whyOutside = (table: Table, region: Region, body: Body): RegionRefusal | undefined => {
  const { outline } = body;
  switch (region.kind) {
    case 'anywhere':
      return undefined;
    case 'within': {
      const { of, distance, wholly } = region;
      if (wholly ? isWhollyWithin(of.outline, outline, distance) : isAt(of.outline, outline, distance)) return undefined;
      return { kind: 'too-far', from: of.id, gap: Math.ceil(gapBetween(of.outline, outline)), most: distance };
    }
    case 'beyond': {
      const near = region.of.find(other => isAt(other.outline, outline, region.distance));
      return near && { kind: 'too-near', to: near.id, gap: Math.floor(gapBetween(near.outline, outline)), least: region.distance };
    }
    case 'contact':
      if (inContact(region.with, body)) return undefined;
      return { kind: 'no-contact', with: region.with.id, gap: Math.ceil(gapBetween(region.with.outline, outline)) };
    case 'apart': {
      const touched = region.from.find(other => inContact(other, body));
      return touched && { kind: 'in-contact', with: touched.id };
    }
    case 'edge': {
      const gap = Math.min(...region.edges.map(edge => gapToEdge(table, edge, outline, region.wholly === true)));
      return gap <= region.distance ? undefined : { kind: 'too-far-from-edge', gap, most: region.distance };
    }
    case 'zone':
      if (region.zones.some(zone => liesIn(zone.polygon, outline))) return undefined;
      return { kind: 'outside-zone', zones: region.zones.map(zone => zone.id) };
    case 'toward':
      if (gapBetween(region.to.outline, outline) < gapBetween(region.to.outline, region.start)) return undefined;
      return { kind: 'not-nearer', to: region.to.id };
    case 'away':
      if (gapBetween(region.from.outline, outline) > gapBetween(region.from.outline, region.start)) return undefined;
      return { kind: 'not-farther', from: region.from.id };
    case 'all':
      return whyOutsideAll(table, region.of, body);
    case 'any':
      return whyOutsideAny(table, region.of, body);
    case 'not':
      return whyOutside(table, region.of, body) ? undefined : { kind: 'excluded' };
  }
};

const whyOutsideAll = (table: Table, regions: readonly Region[], body: Body): RegionRefusal | undefined => {
  for (const region of regions) {
    const reason = whyOutside(table, region, body);
    if (reason) return reason;
  }
  return undefined;
};

const whyOutsideAny = (table: Table, regions: readonly Region[], body: Body): RegionRefusal | undefined => {
  const reasons: RegionRefusal[] = [];
  for (const region of regions) {
    const reason = whyOutside(table, region, body);
    if (!reason) return undefined;
    reasons.push(reason);
  }
  return reasons.length === 1 ? reasons[0] : { kind: 'none-of', reasons };
};

/** From the edge to the nearest part of the base, or to its farthest. */
const gapToEdge = (table: Table, edge: Edge, outline: Outline, farthest: boolean): number => {
  switch (edge) {
    case 'left':
      return Math.max(0, farthest ? outline.maxX : outline.minX);
    case 'right':
      return Math.max(0, table.width - (farthest ? outline.minX : outline.maxX));
    case 'near':
      return Math.max(0, farthest ? outline.maxY : outline.minY);
    case 'far':
      return Math.max(0, table.depth - (farthest ? outline.minY : outline.maxY));
  }
};

/** What is wrong with a region that came from somewhere else; empty when nothing is. */
export const regionProblems = (region: Region, where = 'region'): string[] => {
  switch (region.kind) {
    case 'within':
    case 'beyond':
    case 'edge': {
      const problems =
        Number.isFinite(region.distance) && region.distance >= 0
          ? []
          : [`${where}.distance is ${region.distance}; expected a number of 0.1 mm, 0 or more`];
      if (region.kind === 'edge' && region.edges.length === 0)
        problems.push(`${where}.edges is empty; expected one of ${EDGES.join(', ')}`);
      return problems;
    }
    case 'zone':
      return region.zones.length > 0 ? [] : [`${where}.zones is empty; expected at least one zone`];
    case 'all':
    case 'any':
      return region.of.flatMap((part, i) => regionProblems(part, `${where}.of[${i}]`));
    case 'not':
      return regionProblems(region.of, `${where}.of`);
    case 'anywhere':
    case 'contact':
    case 'apart':
    case 'toward':
    case 'away':
      return [];
  }
};
