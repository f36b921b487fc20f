import { type CameraPose, type Frame, fitPose, type Lens, lensOf, mixPoses, PLAN_FOV, UNITS_PER_INCH } from '@cadre/scene/lens';
import type { Box, Point } from '../overlay/shape.js';
import type { Orbit, StageLens, StagePose } from '../viewport/stage.js';
import type { Transform } from '../viewport/transform.js';
import { pointAt } from './floors.js';
import { type Bare, laidScreen } from './laid-screen.js';

const FOV = 23;
/** Pixels around a table that is all in sight: its frame is seen, too. */
const MARGINS = { top: 8, right: 8, bottom: 10, left: 8 };
/** Room for what stands at the far edge, in inches. */
const HEIGHT = 1.2;
/** The flat drawing is rastered a little larger than it is seen, and never larger than this. */
const SHARPER = 1.25;
const LARGEST = 2600;

/** As low as figures are still told apart, and as high as heights are still seen. */
const TILTS = { least: 36, most: 62, step: 2 };
const inInches = ({ width, height }: Box, unit: number) => ({ width: width / unit, depth: height / unit, height: HEIGHT });
const areaOf = (lens: Lens, { width, depth }: { readonly width: number; readonly depth: number }): number => {
  const corner = (x: number, z: number) => lens.project([(x * width) / 2, 0, (z * depth) / 2]);
  const ring = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
  return Math.abs(ring.reduce((sum, [x, y], i) => sum + x * ring[(i + 1) % 4]![1] - ring[(i + 1) % 4]![0] * y, 0)) / 2;
};
/** The height from which the table fills most of its frame: the wider that is, the lower. */
const usualTilt = (frame: Frame, bounds: Box, unit: number): number => {
  const table = inInches(bounds, unit);
  let best = { tilt: TILTS.least, area: 0 };
  for (let tilt = TILTS.least; tilt <= TILTS.most; tilt += TILTS.step) {
    const area = areaOf(lensOf(fitPose({ azimuth: 0, tilt, fov: FOV }, table, frame, MARGINS), frame), table);
    if (area > best.area) best = { tilt, area };
  }
  return best.tilt;
};
export interface SceneLens extends StageLens {
  readonly camera: Lens;
}
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
/** What lies in the middle of the frame, in inches from the middle of the table. */
const middleOf = ({ k, x, y }: Transform, { x: left, y: top, width, height }: Box, unit: number): readonly [number, number] => {
  const [mx, my] = [left + width / 2, top + height / 2];
  return [((mx - x) / k - mx) / unit, ((my - y) / k - my) / unit];
};
const planPose = (transform: Transform, frame: Frame, bounds: Box, unit: number): CameraPose => {
  const scale = Math.min(frame.width / bounds.width, frame.height / bounds.height) * transform.k * unit;
  return {
    target: middleOf(transform, bounds, unit),
    azimuth: 0,
    tilt: 90,
    fov: PLAN_FOV,
    distance: frame.height / 2 / Math.tan(radians(PLAN_FOV) / 2) / scale,
  };
};
/** Fitting is a search: the same table in the same frame is looked at many times a second. */
const remembered = <Found>(find: (orbit: Orbit | null, frame: Frame, bounds: Box) => Found): typeof find => {
  let last: { readonly key: string; readonly found: Found } | null = null;
  return (orbit, frame, bounds) => {
    const key = [orbit?.azimuth, orbit?.tilt, frame.width, frame.height, bounds.width, bounds.height].join();
    if (last?.key !== key) last = { key, found: find(orbit, frame, bounds) };
    return last.found;
  };
};
/** `unit`: how many units of the drawing are an inch. Turns how a table lies in its frame into a camera, and a camera into what a flat drawing needs. */
export const stageLens = (unit = UNITS_PER_INCH): ((pose: StagePose) => SceneLens) => {
  const usual = remembered((_, frame, bounds): Orbit => ({ azimuth: 0, tilt: usualTilt(frame, bounds, unit) }));
  const fitted = remembered((orbit, frame, bounds) => fitPose({ ...orbit!, fov: FOV }, inInches(bounds, unit), frame, MARGINS));
  return ({ transform, orbit: wanted, share, frame, bounds }) => {
    const orbit = wanted ?? usual(null, frame, bounds);
    const plan = planPose(transform, frame, bounds, unit);
    const fit = share > 0 ? fitted(orbit, frame, bounds) : plan;
    const [x, z] = middleOf(transform, bounds, unit);
    const table = { ...fit, target: [fit.target[0] + x, fit.target[1] + z] as const, distance: fit.distance / transform.k };
    const pose = share <= 0 ? plan : share >= 1 ? table : mixPoses(plan, table, share);
    const camera = lensOf(pose, frame);
    const [mx, my] = [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2];
    const inScene = ([px, py]: Point): readonly [number, number] => [(px - mx) / unit, (py - my) / unit];
    const onDrawing = ([sx, sz]: readonly [number, number]): Point => [mx + sx * unit, my + sz * unit];
    const at = ([px, py]: Point, height = 0): readonly [number, number, number] => {
      const [sx, sz] = inScene([px, py]);
      return [sx, height / unit, sz];
    };
    const [left, top] = inScene([bounds.x, bounds.y]);
    const here = camera.scaleAt([pose.target[0], 0, pose.target[1]]);
    const perInch = Math.min(SHARPER * here, (LARGEST * unit) / Math.max(bounds.width, bounds.height));
    const bare: Bare & { readonly camera: Lens } = {
      camera,
      orbit,
      frame,
      scale: here / unit,
      drawing:
        share <= 0
          ? null
          : {
              width: (perInch * bounds.width) / unit,
              height: (perInch * bounds.height) / unit,
              matrix: camera.cssMatrix(perInch, [left, top]),
            },
      toDrawing: (pixel, height = 0) => {
        const found = camera.ground(pixel);
        if (!found) return null;
        const [x, y, z] = camera.eye;
        const share = 1 - height / unit / y;
        return onDrawing([x + (found[0] - x) * share, z + (found[1] - z) * share]);
      },
      toFrame: (point, height) => camera.project(at(point, height)),
      scaleAt: point => camera.scaleAt(at(point)) / unit,
      shadow: (point, height) => onDrawing(camera.shadow(at(point, height))),
    };
    return {
      ...bare,
      screen: (axes, box) => laidScreen(bare, axes, box),
      pointAt: (pixel, floors, axes, box) => pointAt(bare, pixel, floors, axes, box),
    };
  };
};
