export * from './moves/footing.js';
export type { MoveRules } from './moves/move-rules.js';
export * from './moves/notched-move.js';
export { type Fit, fitOf, type Placement, toolPoints } from './moves/placement.js';
export * from './moves/push.js';
export { type Arrival, arrivalAt, endingLevel, type Reach, reachOf } from './moves/reach.js';
export * from './moves/reach-memory.js';
export { liesIn } from './moves/surfaces.js';
export * from './moves/tool.js';
export * from './places/contact-spots.js';
export * from './places/place-search.js';
export { bodyAt, deployment, movement, type Placing, type Spot } from './places/placing.js';
export * from './places/reach-region.js';
export * from './places/refusal.js';
export * from './places/region.js';
export type { Box } from './places/region-box.js';
export * from './places/suggest-spots.js';
export * from './places/why-not.js';
export * from './places/zone.js';
export * from './shapes/arcs.js';
export * from './shapes/base.js';
export * from './shapes/contact.js';
export { asDirection } from './shapes/directions.js';
export {
  bandOf,
  gapBetween,
  isAt,
  isBeyond,
  isNearerThan,
  isWhollyWithin,
  type Measure,
  measure,
  measureParts,
  overlaps,
  wholeLengths,
} from './shapes/distance.js';
export { along, type Direction, type Point, point } from './shapes/exact.js';
export { FACINGS, facingsFor } from './shapes/facings.js';
export * from './shapes/figure.js';
export { capsule, convex, disc, type Outline, sweep } from './shapes/outline.js';
export * from './shapes/piece-distance.js';
export * from './shapes/units.js';
export * from './sight/blocked-line.js';
export * from './sight/cover.js';
export { someLineCrosses } from './sight/crossing-lines.js';
export * from './sight/elevation-sight.js';
export * from './sight/sight.js';
export type { SightLine, SightPoint } from './sight/sight-line.js';
export type { Blocker } from './sight/sight-scene.js';
export * from './sight/silhouette-sight.js';
export { piecesNear } from './table/grid.js';
export * from './table/layout.js';
export * from './table/table.js';
export { drawTable, type Overlay } from './text/draw.js';
export { drawScene } from './text/draw-scene.js';
export { drawSection, type SectionPart, sectionAlong } from './text/draw-section.js';
