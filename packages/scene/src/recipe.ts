// What games need to write recipes, without the scene.
import { ARCHETYPES, type ArchetypeName } from './figures/archetypes.js';
import type { FigureParts, FigureRecipe } from './figures/recipe.js';

export type { ArchetypeName } from './figures/archetypes.js';
export type { Armour, Colours, FigureParts, FigureRecipe, Pose } from './figures/recipe.js';

const isArchetype = (name: string): name is ArchetypeName => Object.hasOwn(ARCHETYPES, name);
/** A figure of which nothing but its family is known. */
export const familyRecipe = (id: string, family: string | undefined): FigureRecipe => ({
  id,
  like: family !== undefined && isArchetype(family) ? family : 'human',
});
/** A recipe without its id: games keep them by the ids of their units. */
export interface Recipe extends FigureParts {
  readonly like: ArchetypeName;
}
/** Those who stand together do not stand alike. */
export const comrade = (recipe: FigureRecipe, place: number): FigureRecipe =>
  place === 0 ? recipe : { ...recipe, id: `${recipe.id} ${place}`, stance: (recipe.stance ?? 0) + place };
