import { blendFrames, boneFrames } from '../sculpt/hull.js';
import { add, cross, direct, dot, type Frame, frameOf, length, nest, place, sub, times, unit, type Vec } from '../sculpt/vectors.js';
import { FALLEN, type Foot, GRIPS, type Grip, type Hold, STANCES, type Stance } from './poses.js';
import type { Proportions } from './proportions.js';
import type { Pose } from './recipe.js';

export interface Arm {
  /** 0 at the shoulder, 1 at the elbow, 2 at the wrist. */
  readonly at: (t: number) => Frame;
  readonly hand: Vec;
  /** What the hand holds: z along it, y its upper side. */
  readonly grip: Frame;
}
export interface Leg {
  /** 0 at the hip, 1 at the knee, 2 at the ankle. */
  readonly at: (t: number) => Frame;
  /** At the ankle, z to the toes. */
  readonly foot: Frame;
}
/** A body in a pose, one unit high when it stands straight. */
export interface Skeleton {
  readonly pelvis: Frame;
  readonly chest: Frame;
  /** 0 at the hips, 1 at the line of the shoulders. */
  readonly torso: (t: number) => Frame;
  /** Where the head sits, one unit of it as high as the head. */
  readonly head: Frame;
  readonly right: Arm;
  readonly left: Arm;
  readonly legs: readonly [right: Leg, left: Leg];
  /** Whether the left hand is on the weapon, too. */
  readonly isTwoHanded: boolean;
  readonly proportions: Proportions;
}
/** The joint of a limb of two bones from root to end; an end out of reach is pulled in. */
const bend = (root: Vec, end: Vec, upper: number, lower: number, hint: Vec): readonly [joint: Vec, end: Vec] => {
  const wanted = sub(end, root);
  const reach = Math.min((upper + lower) * 0.998, Math.max(Math.abs(upper - lower) * 1.05, length(wanted)));
  const axis = unit(wanted);
  const side = unit(sub(hint, times(axis, dot(hint, axis))));
  const along = (upper * upper + reach * reach - lower * lower) / (2 * reach);
  const out = Math.sqrt(Math.max(0, upper * upper - along * along));
  return [add(root, add(times(axis, along), times(side, out))), add(root, times(axis, reach))];
};
/** A frame that points along a direction, its upper side as high as can be. */
export const pointing = (at: Vec, towards: Vec, up: Vec = [0, 1, 0]): Frame => {
  const z = unit(towards);
  const upright = Math.abs(dot(z, unit(up))) > 0.97 ? ([0, 0, -1] as const) : up;
  const y = unit(sub(upright, times(z, dot(upright, z))));
  return { x: cross(y, z), y, z, at };
};
const legOf = (hip: Vec, { thigh, shin, ankle }: Proportions, side: number, foot: Foot, body: Frame): Leg => {
  const [x, z, yaw, lift = 0, pitch = 0] = foot;
  const l = thigh + shin;
  const heel: Vec = [x * l, ankle + lift * l, z * l];
  const turned = frameOf({ turn: [pitch, yaw, 0] });
  const hint = add(add(direct(body, [side * 0.25, 0, 1]), turned.z), [0, pitch > 40 ? -0.8 : 0, 0]);
  const [knee, end] = bend(hip, heel, thigh, shin, hint);
  const front = add(hint, times(turned.z, 0.5));
  return { at: boneFrames(hip, knee, end, front), foot: { ...turned, at: end } };
};
interface Held {
  /** How far before the grip the left hand is on the weapon; undefined for a weapon of one hand. */
  readonly fore: number | undefined;
  /** How far it reaches behind the grip. */
  readonly back: number;
}
export interface PosedOptions {
  readonly pose: Pose;
  readonly stance: number;
  readonly hold: Hold;
  readonly held: Held;
}
const pick = <T>(from: readonly T[], n: number): T => from[n % from.length]!;
export const stanceOf = (pose: Pose, n: number): Stance => pick(STANCES[pose], n);
const gripOf = (hold: Hold, pose: Pose, n: number): Grip => {
  if (pose === 'down') return FALLEN;
  const grips = GRIPS[hold];
  const own = grips[pose];
  if (own) return pick(own, n);
  return pick(pose === 'moving' || pose === 'wounded' || pose === 'suppressed' ? grips.ready : grips.aiming, n);
};
/** A body as it stands in a pose with what it holds. */
export const skeletonOf = (p: Proportions, { pose, stance: n, hold, held }: PosedOptions): Skeleton => {
  const stance = stanceOf(pose, n);
  const leg = p.thigh + p.shin;
  const [hx, hy, hz] = stance.hips;
  const pelvis: Frame = { ...frameOf({ turn: stance.pelvis }), at: [hx * leg, p.ankle + hy * leg, hz * leg] };
  const turned = frameOf({ turn: stance.chest });
  const spine = unit(add(pelvis.y, times(turned.y, 1.4)));
  const chest: Frame = { ...turned, at: add(pelvis.at, times(spine, p.spine)) };
  const looking = frameOf({ turn: stance.head });
  const head: Frame = { ...nest({ ...chest, at: [0, 0, 0] }, looking), at: place(chest, [0, p.neck, 0.012]) };
  const arm = p.upperArm + p.foreArm;
  const at = (v: Vec): Vec => place(chest, times(v, arm));
  const { right, point, left, leftPoint = [-0.1, 0.1, 1] } = gripOf(hold, pose, n);
  const armTo = (side: number, to: Vec): readonly [Vec, Vec, Vec] => {
    const shoulder = place(chest, [side * p.shoulders, 0, 0]);
    const [elbow, hand] = bend(shoulder, to, p.upperArm, p.foreArm, direct(chest, [side * 0.75, -1, -0.35]));
    return [shoulder, elbow, hand];
  };
  const rightArm = armTo(-1, at(right));
  const aimed = pointing(rightArm[2], point);
  // What reaches below the ground is held further back.
  const sunk = rightArm[2][1] - aimed.z[1] * held.back - 0.01;
  const slide = pose !== 'down' && aimed.z[1] > 0.3 && sunk < 0 ? -sunk / aimed.z[1] : 0;
  const weapon: Frame = { ...aimed, at: add(aimed.at, times(aimed.z, slide)) };
  const isTwoHanded = left === undefined && held.fore !== undefined;
  const leftTo = (): Vec => {
    if (!isTwoHanded) return at(left ?? [0.6, -0.86, 0.12]);
    const shoulder = place(chest, [p.shoulders, 0, 0]);
    for (let fore = held.fore!; fore > 0.06; fore -= 0.02) {
      const to = place(weapon, [0, 0, fore]);
      if (length(sub(to, shoulder)) < arm * 0.97) return to;
    }
    return place(weapon, [0, 0, Math.min(held.fore!, 0.06)]);
  };
  const leftArm = armTo(1, leftTo());
  const armOf = ([shoulder, elbow, hand]: readonly [Vec, Vec, Vec], frame: Frame): Arm => ({
    at: boneFrames(shoulder, elbow, hand, chest.z),
    ...{ hand, grip: frame },
  });
  return {
    ...{ pelvis, chest, isTwoHanded, proportions: p },
    torso: t => blendFrames(pelvis, chest, t),
    head: { x: times(head.x, p.head), y: times(head.y, p.head), z: times(head.z, p.head), at: head.at },
    right: armOf(rightArm, weapon),
    left: armOf(leftArm, isTwoHanded ? { ...weapon, at: leftArm[2] } : pointing(leftArm[2], leftPoint)),
    legs: [
      legOf(place(pelvis, [-p.hips, 0, 0]), p, -1, stance.right, pelvis),
      legOf(place(pelvis, [p.hips, 0, 0]), p, 1, stance.left, pelvis),
    ],
  };
};
