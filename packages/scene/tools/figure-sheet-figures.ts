import { characterRecipe, childRecipe, enemyRecipe, specialRecipe } from '../../../games/mandalorian/client/src/art/recipes.js';
import { content } from '../../../games/mandalorian/src/content/index.js';
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
  mandalorian: [
    ...content.characters.map(({ id }) => ({ name: id, recipe: characterRecipe(id) })),
    ...content.tokenSets.flatMap(({ id, names }) =>
      (['melee', 'blaster', 'sharpshooter'] as const).map(each => ({ name: names[each], recipe: enemyRecipe(id, each, 0) })),
    ),
    ...['commander 0', 'beast 0', 'mark 0', 'mark 1', 'mark 2'].map(name => {
      const [id, place] = name.split(' ') as [string, string];
      return { name, recipe: specialRecipe(id, Number(place)) };
    }),
    ...[false, true].map(isOnFoot => ({ name: `child ${isOnFoot ? 'on foot' : ''}`, recipe: childRecipe(isOnFoot) })),
  ],
  skirmish: UNIT_KINDS.map(id => ({ name: id, recipe: skirmisher(id, 0) })),
  shatterpoint: [...LEGENDS, ...UNITS, ...MINIONS].flatMap(({ id, characters }) =>
    Array.from({ length: characters }, (_, place) => ({ name: characters > 1 ? `${id} ${place + 1}` : id, recipe: character(id, place) })),
  ),
};
