import type { FetchRecipes } from '@cadre/table-client';

/** How the miniatures look: fetched with the scene, after the table can be played on. */
export const fetchRecipes: FetchRecipes = async () => (await import('./recipes/recipe-of.js')).recipeOf;
