import { comrade, type FigureRecipe, familyRecipe, type Recipe } from '@cadre/scene/recipe';
import type { UnitKind } from '#game/units';

const RECIPES: Readonly<Record<UnitKind, Recipe>> = {
  trooper: { like: 'rebel', stance: 0, wear: { pack: 0x6b6248, pouches: 0x6a5a42 } },
  scout: { like: 'commando', weapon: 'carbine', stance: 2, wear: { poncho: 0x6a6f4a, scarf: 0x8a6a3a, pouches: 0x5a4a34 } },
  guard: {
    like: 'clone',
    head: 'katarn',
    armour: 'heavy',
    build: 1.1,
    weapon: 'carbine',
    stance: 1,
    wear: { pauldrons: 0x8f959c },
    colours: { plate: 0x8f959c, helmet: 0x8f959c, boots: 0x6a7078, mark: 0xc9a23a, visor: 0x4fb2e8 },
  },
  marksman: { like: 'pathfinder', weapon: 'long-rifle', stance: 2, colours: { mark: 0x3a6a8a } },
};
const isKind = (type: string): type is UnitKind => Object.hasOwn(RECIPES, type);
/** What a kind of unit looks like, and how the one in this place differs from others of it. */
export const recipeOf = (type: string, place: number, family?: string): FigureRecipe =>
  comrade(isKind(type) ? { id: type, ...RECIPES[type] } : familyRecipe(type, family), place);
