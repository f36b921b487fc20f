export * from './arcs.js';
export * from './base.js';
export { liesIn } from './carry.js';
export * from './contact.js';
export * from './contact-spots.js';
export * from './cover.js';
export { someLineCrosses } from './crossing-lines.js';
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
} from './distance.js';
export { drawTable, type Overlay } from './draw.js';
export { drawScene } from './draw-scene.js';
export { drawSection, type SectionPart, sectionAlong } from './draw-section.js';
export * from './elevation-sight.js';
export { along, type Direction, type Point, point } from './exact.js';
export { facingsFor } from './facings.js';
export * from './failing-line.js';
export * from './figure.js';
export * from './footing.js';
export { piecesNear } from './grid.js';
export * from './layout.js';
export * from './legion-sight.js';
export type { MoveRules } from './move-rules.js';
export * from './notched-move.js';
export { capsule, convex, disc, type Outline, sweep } from './outline.js';
export * from './piece-distance.js';
export * from './place-search.js';
export { type Fit, fitOf, type Placement, toolPoints } from './placement.js';
export { bodyAt, deployment, movement, type Placing, type Spot } from './placing.js';
export * from './push.js';
export { type Arrival, arrivalAt, endingLevel, type Reach, reachOf } from './reach.js';
export * from './reach-memory.js';
export * from './reach-region.js';
export * from './refusal.js';
export * from './region.js';
export type { Box } from './region-box.js';
export * from './sight.js';
export type { SightLine, SightPoint } from './sight-line.js';
export type { Blocker } from './sight-scene.js';
export * from './suggest-spots.js';
export * from './table.js';
export * from './tool.js';
export * from './units.js';
export * from './why-not.js';
export * from './zone.js';
