import { createClay } from '../sculpt/clay.js';
import type { Mesh } from '../sculpt/mesh.js';
import { ball, cylinder } from '../sculpt/shapes.js';
import type { FigureRecipe, Pose } from './recipe.js';

/**
 * A miniature without its base, in inches: it stands on y = 0 around the origin and looks to z > 0. The same recipe and pose give the same mesh.
 */
export const sculptFigure = (_recipe: FigureRecipe, _pose: Pose): Mesh => {
  const clay = createClay();
  cylinder(clay, { color: 0x8a8f9a }, [0, 0, 0], 0.3, 0.9, { top: 0.2 });
  ball(clay, { color: 0xc9a184 }, [0, 1.1, 0], 0.2);
  return clay.finish();
};
