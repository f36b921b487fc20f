// What a screen needs to lay things over the scene, without the scene.
export { type CameraPose, type Frame, fitPose, type Lens, lensOf, type Margins, mixPoses, PLAN_FOV } from './cameras/lens.js';
export { UNITS_PER_INCH } from './table/table-space.js';
