import { comrade, type FigureRecipe, familyRecipe } from '@cadre/scene/recipe';
import type { Casts } from './cast.js';
import { CLONES } from './clones.js';
import { EMPIRE } from './empire.js';
import { REBELS, REPUBLIC } from './republic.js';
import { SEPARATISTS } from './separatists.js';
import { UNDERWORLD } from './underworld.js';

const CASTS: Casts = { ...CLONES, ...EMPIRE, ...REBELS, ...REPUBLIC, ...SEPARATISTS, ...UNDERWORLD };
/** The ids of all units that have figures of their own. */
export const SCULPTED: readonly string[] = Object.keys(CASTS);
/** What a character of a unit looks like, by its place in it; a unit from a file of the players looks like its family. */
export const recipeOf = (type: string, place: number, family?: string): FigureRecipe => {
  const cast = Object.hasOwn(CASTS, type) ? CASTS[type] : undefined;
  if (!cast) return comrade(familyRecipe(type, family), place);
  const at = place % cast.length;
  return comrade({ id: at === 0 ? type : `${type} ${at}`, ...cast[at]! }, Math.floor(place / cast.length));
};
