import type { Affiliation, Faction, Keywords, Rank, Restriction, Side, Slot, Trait, UnitType } from '../data/index.js';
import type { Sentence } from './problem.js';

/** What a restriction looks at: a unit as it stands in its army, with what its upgrades make of it. */
export interface Subject {
  readonly name: string;
  readonly title: string | undefined;
  readonly rank: Rank | undefined;
  readonly faction: Faction;
  readonly type: UnitType;
  readonly affiliation: Affiliation | undefined;
  readonly keywords: Keywords;
  readonly granted: readonly string[];
  readonly slots: readonly Slot[];
  readonly defence: 'red' | 'white' | undefined;
  readonly side: Side | undefined;
}

export const meets = (r: Restriction, s: Subject): boolean => {
  if ('any' in r) return r.any.some(part => meets(part, s));
  if ('all' in r) return r.all.every(part => meets(part, s));
  if ('not' in r) return !meets(r.not, s);
  return hasTrait(r, s);
};
const hasTrait = (t: Trait, s: Subject): boolean =>
  among(t.name, s.name) &&
  among(t.title, s.title) &&
  among(t.rank, s.rank) &&
  among(t.faction, s.faction) &&
  among(t.type, s.type) &&
  among(t.affiliation, s.affiliation) &&
  among(t.defence, s.defence) &&
  among(t.side, s.side) &&
  (t.keyword === undefined || listOf(t.keyword).some(k => k in s.keywords || s.granted.includes(k))) &&
  (t.slot === undefined || listOf(t.slot).some(slot => s.slots.includes(slot)));
const among = <T>(wanted: T | readonly T[] | undefined, is: T | undefined): boolean =>
  wanted === undefined || wanted === is || (Array.isArray(wanted) && wanted.includes(is));
const listOf = <T extends string>(values: T | readonly T[]): readonly T[] => (typeof values === 'string' ? [values] : values);

/** The side that a restriction asks for, when it asks for nothing else. */
export const sideOnly = (r: Restriction): Side | undefined => {
  if ('any' in r || 'all' in r || 'not' in r) return undefined;
  return typeof r.side === 'string' && Object.keys(r).length === 1 ? r.side : undefined;
};

/** A restriction in words, e.g. "Stormtroopers or Snowtroopers". */
export const inWords = (r: Restriction): Sentence => ({ en: spoken(r, 'and', 'or', 'not'), de: spoken(r, 'und', 'oder', 'nicht') });
const spoken = (r: Restriction, and: string, or: string, not: string): string => {
  if ('any' in r) return r.any.map(part => spoken(part, and, or, not)).join(` ${or} `);
  if ('all' in r) return r.all.map(part => spoken(part, and, or, not)).join(` ${and} `);
  if ('not' in r) return `${not} ${spoken(r.not, and, or, not)}`;
  return Object.values(r)
    .map(values => (Array.isArray(values) ? values.join(` ${or} `) : String(values)))
    .join(', ');
};
