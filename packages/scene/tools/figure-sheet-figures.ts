import { recipeOf as operative } from '../../../games/special-operations/client/src/scene/recipes.js';
import { UNIT_TYPES } from '../../../games/special-operations/src/content/squads/index.js';
import type { FigureRecipe } from '../src/recipe.js';

export interface Sitting {
  readonly name: string;
  readonly recipe: FigureRecipe;
}
/** Every figure of each game. */
export const SITTINGS: Readonly<Record<string, readonly Sitting[]>> = {
  'special-operations': UNIT_TYPES.map(({ id }) => ({ name: id, recipe: operative(id, 0) })),
};
