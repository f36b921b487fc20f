import type { Clay } from '../sculpt/clay.js';
import type { Station } from '../sculpt/hull.js';
import type { Paint } from '../sculpt/mesh.js';
import type { Frame } from '../sculpt/vectors.js';
import { ARCHETYPES } from './archetypes.js';
import { type BodyName, PROPORTIONS } from './proportions.js';
import type { Armour, Colours, FigureParts, FigureRecipe, Pose } from './recipe.js';
import type { Skeleton } from './skeleton.js';

export type Palette = Readonly<Record<keyof Colours, Paint>>;
/** A recipe with everything that it leaves to its archetype, painted. */
export interface Look extends Omit<FigureParts, 'colours'> {
  readonly body: BodyName;
  readonly height: number;
  readonly build: number;
  readonly armour: Armour;
  readonly stance: number;
  readonly palette: Palette;
  /** Whether plates and helmet carry the mark of their unit. */
  readonly isMarked: boolean;
}
/** What the parts of one figure are sculpted with. */
export interface Sitter {
  readonly clay: Clay;
  readonly look: Look;
  readonly pose: Pose;
  readonly skeleton: Skeleton;
  /** How thick its limbs are. */
  readonly girth: number;
}
const seedOf = (id: string): number => [...id].reduce((n, c) => (n * 31 + c.charCodeAt(0)) % 9973, 7);
const paletteOf = (c: Colours): Palette => {
  const paint = (color: number, more: Omit<Paint, 'color'> = {}): Paint => ({ color, ...more });
  const torso = c.torso ?? 0x6a6458;
  const plate = c.plate ?? 0x8f949c;
  const boots = c.boots ?? 0x3d3128;
  return {
    torso: paint(torso),
    legs: paint(c.legs ?? torso),
    sleeves: paint(c.sleeves ?? torso),
    boots: paint(boots),
    gloves: paint(c.gloves ?? boots),
    belt: paint(c.belt ?? 0x40342a),
    plate: paint(plate, { gloss: 0.35 }),
    mark: paint(c.mark ?? plate, { gloss: 0.3 }),
    helmet: paint(c.helmet ?? plate, { gloss: 0.4 }),
    visor: paint(c.visor ?? 0x14161c, { gloss: 0.9 }),
    skin: paint(c.skin ?? 0xcf9e78),
    hair: paint(c.hair ?? 0x4a3526),
    light: paint(c.light ?? 0x8fd8ff, { glow: 1 }),
    weapon: paint(c.weapon ?? 0x34373e, { gloss: 0.45 }),
  };
};
/** What a recipe and its archetypes say together. */
export const lookOf = (recipe: FigureRecipe): Look => {
  const base: FigureParts = ARCHETYPES[recipe.like];
  const body = recipe.body ?? base.body ?? 'human';
  const colours = { ...base.colours, ...recipe.colours };
  return {
    ...base,
    ...recipe,
    body,
    height: recipe.height ?? base.height ?? PROPORTIONS[body].height,
    build: recipe.build ?? base.build ?? 1,
    armour: recipe.armour ?? base.armour ?? 'none',
    stance: recipe.stance ?? seedOf(recipe.id),
    wear: { ...base.wear, ...recipe.wear },
    palette: paletteOf(colours),
    isMarked: colours.mark !== undefined,
  };
};
/** Shares of a limb or trunk with their radii: across, from back to front, and what else. */
export type Cut = readonly [t: number, rx: number, rz?: number, more?: Omit<Station, 'frame' | 'rx' | 'rz'>];
export const stationsOf = (at: (t: number) => Frame, cuts: readonly Cut[], girth = 1, grow = 0): Station[] =>
  cuts.map(([t, rx, rz = rx, more]) => ({ frame: at(t), rx: rx * girth + grow, rz: rz * girth + grow, ...more }));
/** The same from the upper end to the lower: frames of limbs look back to their roots. */
export const limbStations = (at: (t: number) => Frame, cuts: readonly Cut[], girth = 1, grow = 0): Station[] =>
  stationsOf(at, cuts, girth, grow).toReversed();
export const CRISP = { crisp: true, shade: 0.12 } as const;
