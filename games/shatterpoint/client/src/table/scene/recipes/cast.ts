import type { Recipe } from '@cadre/scene/recipe';

/** The characters of a unit in their order; with one recipe all of them look like it. */
export type Cast = readonly [Recipe, ...Recipe[]];
export type Casts = Readonly<Record<string, Cast>>;
/** Another one of the same kind, with what is its own. */
export const like = (recipe: Recipe, own: Partial<Recipe>): Recipe => ({
  ...recipe,
  ...own,
  colours: { ...recipe.colours, ...own.colours },
});
