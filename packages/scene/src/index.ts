export type { FigureRecipe, Pose } from './figures/recipe.js';
export { sculptFigure } from './figures/sculpt-figure.js';
export { type Clay, type ClayOptions, createClay, type Row } from './sculpt/clay.js';
export { type ClothOptions, cloth, type DrapeOptions, drape } from './sculpt/cloth.js';
export type { Mesh, Paint } from './sculpt/mesh.js';
export { ball, box, cylinder, inset, limb, loft, prism, type Ring, ringPoint, tube } from './sculpt/shapes.js';
export { along, type Frame, type Placement, type Vec } from './sculpt/vectors.js';
export { inches, type TableSpace, tableSpace, UNITS_PER_INCH } from './table/table-space.js';
export { sculptPiece } from './terrain/sculpt-piece.js';
