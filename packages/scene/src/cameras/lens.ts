import type { Vec } from '../sculpt/vectors.js';

/** Where a camera is: it looks at a point of the ground from a direction. All in the scene's inches and degrees. */
export interface CameraPose {
  /** The point of the ground that it looks at. */
  readonly target: readonly [x: number, z: number];
  /** From where it looks: 0 from the front (z > 0), 90 from the right. */
  readonly azimuth: number;
  /** How high it stands above the horizon: 90 looks straight down. */
  readonly tilt: number;
  readonly distance: number;
  /** From the lower to the upper edge of the picture. */
  readonly fov: number;
}
/** A picture in pixels. */
export interface Frame {
  readonly width: number;
  readonly height: number;
}
export type Pixel = readonly [x: number, y: number];
/** How a camera pictures the table: what a drawing that lies on the ground, and everything written above it, need to know. */
export interface Lens {
  readonly pose: CameraPose;
  readonly frame: Frame;
  readonly eye: Vec;
  /** A point of the scene as a point of the picture. */
  readonly project: (at: Vec) => Pixel;
  /** A point of the picture as a point of the ground; null above the horizon. */
  readonly ground: (at: Pixel) => readonly [x: number, z: number] | null;
  /** Pixels for an inch that lies across the picture, at a point of the scene. */
  readonly scaleAt: (at: Vec) => number;
  /** The point of the ground that a point above it hides. */
  readonly shadow: (at: Vec) => readonly [x: number, z: number];
  /** What turns a flat drawing of the ground, `perInch` of its units to an inch, its origin at `origin`, into the picture: a CSS transform. */
  readonly cssMatrix: (perInch: number, origin: readonly [x: number, z: number]) => string;
}

/** A camera so far away that nothing seems to lean: a plan to measure on. */
export const PLAN_FOV = 0.25;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const eyeOf = ({ target: [x, z], azimuth, tilt, distance }: CameraPose): Vec => {
  const [a, t] = [radians(azimuth), radians(tilt)];
  return [x + distance * Math.sin(a) * Math.cos(t), distance * Math.sin(t), z + distance * Math.cos(a) * Math.cos(t)];
};
export const lensOf = (pose: CameraPose, frame: Frame): Lens => {
  const [a, t] = [radians(pose.azimuth), radians(pose.tilt)];
  const eye = eyeOf(pose);
  const right: Vec = [Math.cos(a), 0, -Math.sin(a)];
  const ahead: Vec = [-Math.sin(a) * Math.cos(t), -Math.sin(t), -Math.cos(a) * Math.cos(t)];
  const up: Vec = [-Math.sin(a) * Math.sin(t), Math.cos(t), -Math.cos(a) * Math.sin(t)];
  const focus = frame.height / 2 / Math.tan(radians(pose.fov) / 2);
  const [mx, my] = [frame.width / 2, frame.height / 2];
  // Rows of the homography from the ground (x, z, 1) to the picture, before the division by the third.
  const row = (axis: Vec): Vec => [axis[0], axis[2], -dot(axis, eye)];
  const [r, u, d] = [row(right), row(up), row(ahead)];
  const h: readonly [Vec, Vec, Vec] = [
    [focus * r[0] + mx * d[0], focus * r[1] + mx * d[1], focus * r[2] + mx * d[2]],
    [my * d[0] - focus * u[0], my * d[1] - focus * u[1], my * d[2] - focus * u[2]],
    d,
  ];
  const seen = (at: Vec): Vec => {
    const from: Vec = [at[0] - eye[0], at[1] - eye[1], at[2] - eye[2]];
    return [dot(right, from), dot(up, from), dot(ahead, from)];
  };
  const shadow: Lens['shadow'] = ([x, y, z]) => {
    const k = eye[1] / Math.max(1e-3, eye[1] - y);
    return [eye[0] + (x - eye[0]) * k, eye[2] + (z - eye[2]) * k];
  };
  return {
    pose,
    frame,
    eye,
    project: at => {
      const [x, y, far] = seen(at);
      return [mx + (focus * x) / far, my - (focus * y) / far];
    },
    ground: ([px, py]) => {
      const [x, y] = [(px - mx) / focus, (my - py) / focus];
      const to: Vec = [ahead[0] + right[0] * x + up[0] * y, ahead[1] + right[1] * x + up[1] * y, ahead[2] + right[2] * x + up[2] * y];
      if (to[1] > -1e-6) return null;
      const far = -eye[1] / to[1];
      return [eye[0] + to[0] * far, eye[2] + to[2] * far];
    },
    scaleAt: at => focus / seen(at)[2],
    shadow,
    cssMatrix: (perInch, [ox, oz]) => {
      // (u, v) of the drawing is the point (ox + u / perInch, oz + v / perInch) of the ground.
      const column = (i: 0 | 1): readonly [number, number, number] => [h[0][i] / perInch, h[1][i] / perInch, h[2][i] / perInch];
      const [c0, c1] = [column(0), column(1)];
      const c2 = h.map(([x, z, one]) => x * ox + z * oz + one) as [number, number, number];
      // Divided by its last number, so that it is 1 or -1: browsers print matrices with few digits.
      const w = 1 / Math.abs(c2[2]);
      const n = (value: number): string => (value * w).toPrecision(12);
      return `matrix3d(${[n(c0[0]), n(c0[1]), 0, n(c0[2]), n(c1[0]), n(c1[1]), 0, n(c1[2]), 0, 0, 1, 0, n(c2[0]), n(c2[1]), 0, Math.sign(c2[2])].join(',')})`;
    },
  };
};

/** The margins of a picture that panels cover. */
export interface Margins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}
const HALVINGS = 40;
const SHARES = [0, 1] as const;
/** The corners of a table, on the ground and as high as what stands on it. */
const cornersOf = (width: number, depth: number, height: number): readonly Vec[] =>
  SHARES.flatMap(x => SHARES.flatMap(z => [0, height].map((y): Vec => [(x - 0.5) * width, y, (z - 0.5) * depth])));
/**
 * The pose from a direction in which all of a table lies inside the margins, as near as that is possible. Its middle is where the table fills
 * the free part of the picture.
 */
export const fitPose = (
  { azimuth, tilt, fov }: Pick<CameraPose, 'azimuth' | 'tilt' | 'fov'>,
  table: { readonly width: number; readonly depth: number; readonly height?: number },
  frame: Frame,
  { top, right, bottom, left }: Margins,
): CameraPose => {
  const corners = cornersOf(table.width, table.depth, tilt < 89 ? (table.height ?? 0) : 0);
  const [free, middle] = [
    { width: Math.max(40, frame.width - left - right), height: Math.max(40, frame.height - top - bottom) },
    [(left + frame.width - right) / 2, (top + frame.height - bottom) / 2] as const,
  ];
  const boxOf = (pose: CameraPose) => {
    const lens = lensOf(pose, frame);
    const seen = corners.map(lens.project);
    const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)];
    return { lens, x: [Math.min(...xs), Math.max(...xs)] as const, y: [Math.min(...ys), Math.max(...ys)] as const };
  };
  /** Looks to where the table's box lies in the middle of the free part. */
  const centred = (distance: number): CameraPose => {
    let pose: CameraPose = { target: [0, 0], azimuth, tilt, fov, distance };
    for (let n = 0; n < 6; n++) {
      const { lens, x, y } = boxOf(pose);
      const at = lens.ground([(x[0] + x[1]) / 2 - middle[0] + frame.width / 2, (y[0] + y[1]) / 2 - middle[1] + frame.height / 2]);
      if (!at) break;
      pose = { ...pose, target: at };
    }
    return pose;
  };
  const fits = (pose: CameraPose): boolean => {
    const { lens, x, y } = boxOf(pose);
    const isInFront = corners.every(([cx, cy, cz]) => lens.scaleAt([cx, cy, cz]) > 0);
    return isInFront && x[1] - x[0] <= free.width && y[1] - y[0] <= free.height;
  };
  const size = Math.hypot(table.width, table.depth);
  let [near, far] = [0.3 * size, (4 * size) / Math.tan(radians(fov) / 2)];
  for (let n = 0; n < HALVINGS; n++) {
    const distance = Math.sqrt(near * far);
    if (fits(centred(distance))) far = distance;
    else near = distance;
  }
  return centred(far);
};
/** Between two poses, without a jump: fields of view and distances change by the same factor in the same time. */
export const mixPoses = (from: CameraPose, to: CameraPose, t: number): CameraPose => {
  const mix = (a: number, b: number): number => a + (b - a) * t;
  const byFactor = (a: number, b: number): number => a * (b / a) ** t;
  const turn = ((((to.azimuth - from.azimuth) % 360) + 540) % 360) - 180;
  const fov = byFactor(from.fov, to.fov);
  // What lies at the target keeps changing evenly in size while the lens gets longer.
  const sizeOf = ({ distance, fov: f }: CameraPose): number => distance * Math.tan(radians(f) / 2);
  return {
    target: [mix(from.target[0], to.target[0]), mix(from.target[1], to.target[1])],
    azimuth: from.azimuth + turn * t,
    tilt: mix(from.tilt, to.tilt),
    distance: byFactor(sizeOf(from), sizeOf(to)) / Math.tan(radians(fov) / 2),
    fov,
  };
};
