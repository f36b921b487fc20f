import { type CameraPose, type Frame, fitPose, type Lens, lensOf, mixPoses, PLAN_FOV, UNITS_PER_INCH } from '@cadre/scene/lens';
import type { Box, Point } from '../overlay/shape.js';
import type { Orbit, StageLens, StagePose } from '../viewport/stage.js';
import type { Transform } from '../viewport/transform.js';

const FOV = 30;
/** Pixels around a table that is all in sight: its frame is seen, too. */
const MARGINS = { top: 14, right: 16, bottom: 26, left: 16 };
/** Room for what stands at the far edge, in inches. */
const HEIGHT = 1.2;
/** The flat drawing is rastered a little larger than it is seen, and never larger than this. */
const SHARPER = 1.25;
const LARGEST = 2600;

/** The wider the window, the lower the eye: so a square table fills it. */
export const usualTilt = ({ width, height }: Frame): number => Math.min(62, Math.max(36, 74 - 22 * (width / height)));
export interface SceneLens extends StageLens {
  readonly camera: Lens;
}
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
/** What lies in the middle of the frame, in inches from the middle of the table. */
const middleOf = ({ k, x, y }: Transform, { x: left, y: top, width, height }: Box): readonly [number, number] => {
  const [mx, my] = [left + width / 2, top + height / 2];
  return [((mx - x) / k - mx) / UNITS_PER_INCH, ((my - y) / k - my) / UNITS_PER_INCH];
};
const planPose = (transform: Transform, frame: Frame, bounds: Box): CameraPose => {
  const scale = Math.min(frame.width / bounds.width, frame.height / bounds.height) * transform.k * UNITS_PER_INCH;
  return {
    target: middleOf(transform, bounds),
    azimuth: 0,
    tilt: 90,
    fov: PLAN_FOV,
    distance: frame.height / 2 / Math.tan(radians(PLAN_FOV) / 2) / scale,
  };
};
/** Fitting is a search: the same table in the same frame is looked at many times a second. */
const remembered = (): ((orbit: Orbit, frame: Frame, bounds: Box) => CameraPose) => {
  let last: { readonly key: string; readonly pose: CameraPose } | null = null;
  return (orbit, frame, { width, height }) => {
    const key = [orbit.azimuth, orbit.tilt, frame.width, frame.height, width, height].join();
    if (last?.key !== key) {
      const table = { width: width / UNITS_PER_INCH, depth: height / UNITS_PER_INCH, height: HEIGHT };
      last = { key, pose: fitPose({ ...orbit, fov: FOV }, table, frame, MARGINS) };
    }
    return last.pose;
  };
};
/** Turns how a table lies in its frame into a camera, and a camera into what a flat drawing needs. */
export const stageLens = (): ((pose: StagePose) => SceneLens) => {
  const fitted = remembered();
  return ({ transform, orbit: wanted, share, frame, bounds }) => {
    const orbit = wanted ?? { azimuth: 0, tilt: usualTilt(frame) };
    const plan = planPose(transform, frame, bounds);
    const fit = share > 0 ? fitted(orbit, frame, bounds) : plan;
    const [x, z] = middleOf(transform, bounds);
    const table = { ...fit, target: [fit.target[0] + x, fit.target[1] + z] as const, distance: fit.distance / transform.k };
    const pose = share <= 0 ? plan : share >= 1 ? table : mixPoses(plan, table, share);
    const camera = lensOf(pose, frame);
    const [mx, my] = [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2];
    const inScene = ([px, py]: Point): readonly [number, number] => [(px - mx) / UNITS_PER_INCH, (py - my) / UNITS_PER_INCH];
    const onDrawing = ([sx, sz]: readonly [number, number]): Point => [mx + sx * UNITS_PER_INCH, my + sz * UNITS_PER_INCH];
    const at = ([px, py]: Point, height = 0): readonly [number, number, number] => {
      const [sx, sz] = inScene([px, py]);
      return [sx, height / UNITS_PER_INCH, sz];
    };
    const [left, top] = inScene([bounds.x, bounds.y]);
    const here = camera.scaleAt([pose.target[0], 0, pose.target[1]]);
    const perInch = Math.min(SHARPER * here, (LARGEST * UNITS_PER_INCH) / Math.max(bounds.width, bounds.height));
    return {
      camera,
      orbit,
      frame,
      scale: here / UNITS_PER_INCH,
      drawing:
        share <= 0
          ? null
          : {
              width: (perInch * bounds.width) / UNITS_PER_INCH,
              height: (perInch * bounds.height) / UNITS_PER_INCH,
              matrix: camera.cssMatrix(perInch, [left, top]),
            },
      toDrawing: (pixel, height = 0) => {
        const found = camera.ground(pixel);
        if (!found) return null;
        const [x, y, z] = camera.eye;
        const share = 1 - height / UNITS_PER_INCH / y;
        return onDrawing([x + (found[0] - x) * share, z + (found[1] - z) * share]);
      },
      toFrame: (point, height) => camera.project(at(point, height)),
      scaleAt: point => camera.scaleAt(at(point)) / UNITS_PER_INCH,
      shadow: (point, height) => onDrawing(camera.shadow(at(point, height))),
    };
  };
};
