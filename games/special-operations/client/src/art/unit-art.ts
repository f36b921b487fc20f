import type { UnitType } from '@cadre/special-operations/content/types';
import type { BustName, GearName } from '@cadre/table-client';

/** The family of a unit type by the first part of its id that is known here. */
const FAMILIES: readonly (readonly [start: string, bust: BustName])[] = [
  ['vehicle', 'vehicle'],
  ['rebel-trooper', 'rebel'],
  ['rebel-pathfinder', 'pathfinder'],
  ['rebel-commando', 'commando'],
  ['wookiee', 'wookiee'],
  ['ewok', 'ewok'],
  ['arc-trooper', 'arc'],
  ['clone', 'clone'],
  ['tactical', 'tactical'],
  ['b1', 'b1'],
  ['b2', 'b2'],
  ['bx', 'bx'],
  ['ig-100', 'magnaguard'],
  ['worker', 'worker'],
  ['imperial-officer', 'officer'],
  ['stormtrooper', 'storm'],
  ['death-trooper', 'death'],
  ['scout-trooper', 'scout'],
  ['isf', 'special'],
  ['fx', 'medic'],
  ['id10', 'seeker'],
  ['mandalorian', 'mandalorian'],
  ['r5', 'cone-astromech'],
];
/** A unit type that no family knows, from a file of the players: by its kind. */
const BY_KIND: Readonly<Record<UnitType['kind'], BustName>> = {
  trooper: 'rebel',
  'clone-trooper': 'clone',
  'droid-trooper': 'b1',
  'wookiee-trooper': 'wookiee',
  vehicle: 'vehicle',
};
const isAstromech = (id: string): boolean => /^r\d/.test(id);
export const bustOf = ({ id, kind }: Pick<UnitType, 'id' | 'kind'>): BustName =>
  FAMILIES.find(([start]) => id.startsWith(start))?.[1] ?? (isAstromech(id) ? 'astromech' : BY_KIND[kind]);

/** From so many inches on a weapon is a long one. */
const LONG = 24;
/** The signs of those who carry such a weapon, by a part of its id. */
const ARMS: readonly (readonly [part: RegExp, gear: GearName])[] = [
  [/sword|spear|staff/, 'blade'],
  [/snare/, 'snare'],
  [/sling/, 'sling'],
  [/^dual/, 'pistols'],
];
const has = ({ keywords }: UnitType, keyword: string): boolean => keywords.some(on => on.keyword === keyword);
/** The one thing that matters most about a unit beside its family; undefined for the rank and file. */
export const gearOf = (type: UnitType): GearName | undefined => {
  if (type.kind === 'vehicle') return undefined;
  if (type.rank === 'commander') return 'leader';
  if (has(type, 'treat')) return 'medic';
  if (has(type, 'repair')) return 'tool';
  if (type.weapons.some(({ range }) => range >= LONG)) return 'long';
  if (type.weapons.some(({ id }) => id === 'proton-charge')) return 'charge';
  if (has(type, 'shielded')) return 'shield';
  const carries = (part: RegExp): boolean => type.weapons.some(({ id }) => part.test(id));
  if (carries(/axe/)) return 'axe';
  if (type.rank === 'heavy') return 'heavy';
  return ARMS.find(([part]) => carries(part))?.[1] ?? (has(type, 'jump') ? 'jet' : undefined);
};
