import { recipeOf as character } from '../../../games/shatterpoint/client/src/table/scene/recipes/recipe-of.js';
import { LEGENDS } from '../../../games/shatterpoint/src/content/legends/index.js';
import { MINIONS } from '../../../games/shatterpoint/src/content/minions/index.js';
import { UNITS } from '../../../games/shatterpoint/src/content/units/index.js';
import { recipeOf as skirmisher } from '../../../games/skirmish/client/src/recipes.js';
import { UNIT_KINDS } from '../../../games/skirmish/src/units.js';
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
  skirmish: UNIT_KINDS.map(id => ({ name: id, recipe: skirmisher(id, 0) })),
  shatterpoint: [...LEGENDS, ...UNITS, ...MINIONS].flatMap(({ id, characters }) =>
    Array.from({ length: characters }, (_, place) => ({ name: characters > 1 ? `${id} ${place + 1}` : id, recipe: character(id, place) })),
  ),
};
