import { cloth } from '../../sculpt/cloth.js';
import { hull, plate, type Station, stationPoint } from '../../sculpt/hull.js';
import type { Paint } from '../../sculpt/mesh.js';
import { tube } from '../../sculpt/shapes.js';
import { add, cross, dot, type Frame, place, sub, times, unit, type Vec } from '../../sculpt/vectors.js';
import { onTrunk } from '../armour.js';
import { aroundTrunk } from '../body.js';
import { darker } from '../heads/kit.js';
import type { Sitter } from '../look.js';

/** Cloth does not go through the ground. */
const FLOOR = 0.012;
const level = (v: Vec): Vec => unit([v[0], 0, v[2]]);
export interface CapeOptions {
  /** Around the figure, 180 is its back. */
  readonly arc?: readonly [number, number];
  /** How far above the ground it ends, as a share of the figure's height. */
  readonly low?: number;
  readonly flare?: number;
  readonly folds?: number;
  /** How broad it lies on the shoulders. */
  readonly broad?: number;
  readonly lining?: Paint;
}
const ROWS = 5;
/** Falls from the shoulders to the ground, in folds that deepen downwards. */
export const cape = (
  sitter: Sitter,
  paint: Paint,
  { arc = [98, 262], low = 0.05, flare = 0.09, folds = 4, broad = 1, lining = darker(paint, 0.7) }: CapeOptions = {},
): void => {
  const { clay, skeleton, pose, girth } = sitter;
  const { chest, pelvis, legs, torso, proportions } = skeleton;
  const back = times(level(chest.z), -1);
  const columns = 2 * folds;
  const angles = Array.from({ length: columns + 1 }, (_, j) => arc[0] + ((arc[1] - arc[0]) * j) / columns);
  const w = proportions.shoulders * broad;
  const collar: Station = { frame: torso(1.07), rx: 0.085 * girth, rz: 0.062 * girth };
  const shoulders: Station = { frame: torso(0.93), rx: w + 0.055 * girth, rz: 0.09 * girth, power: 2.4 };
  // What sticks out behind pushes the cloth: hips of who kneels, heels of who runs.
  const behind = [pelvis.at, ...legs.flatMap(leg => [0.5, 1, 1.5, 2].map(t => leg.at(t).at))].map(at => ({
    y: at[1],
    out: dot(sub(at, chest.at), back) + 0.075,
  }));
  const top = angles.map(a => stationPoint(shoulders, a));
  const isLying = pose === 'down';
  const rows = Array.from({ length: ROWS }, (_, i): Vec[] => {
    const k = (ROWS - 1 - i) / (ROWS - 1);
    return top.map((at, j) => {
      const out = level(sub(at, chest.at));
      const facing = Math.max(0, dot(out, back));
      const wave = Math.cos((2 * Math.PI * folds * j) / columns);
      const y = at[1] + (low - at[1]) * k;
      const spread = (isLying ? flare * 0.4 : flare) * k ** 1.2 + wave * 0.027 * k ** 0.7;
      let p = add([at[0], y, at[2]], times(out, spread));
      const need = Math.max(0, ...behind.map(b => (Math.abs(b.y - y) < 0.13 ? b.out : 0)));
      const has = dot(sub(p, chest.at), back);
      if (!isLying && facing > 0.3 && need > has) p = add(p, times(back, (need - has) * Math.min(1, facing * 1.2)));
      return p[1] < FLOOR ? add([p[0], FLOOR, p[2]], times(out, (FLOOR - p[1]) * 0.6)) : p;
    });
  });
  rows.push(angles.map(a => stationPoint(collar, a)));
  // Seen from outside, angles run from the figure's left over its back to its right.
  const shades = rows.map((_, i) => (i === 0 ? 0.1 : 0));
  const folded = rows.map((_, i) => angles.map((_, j) => (i < ROWS ? 0.3 : 0.12) * (j % 2 ? -1 : 0.7)));
  cloth(clay, paint, rows, { back: lining, thickness: 0.014, shades, folded });
};
export interface SkirtOptions {
  /** Where it ends on the leg: 1 is the knee, 2 the ankle. */
  readonly to: number;
  readonly arc?: readonly [number, number];
  readonly flare?: number;
  /** Whether it falls in folds. */
  readonly folds?: boolean;
  readonly from?: number;
}
/** Falls from the belt around both legs. */
export const skirt = (
  { clay, look, skeleton, girth }: Sitter,
  paint: Paint,
  { to, arc = [0, 360], flare = 0.03, folds = false, from = 0.08 }: SkirtOptions,
): void => {
  const { legs, pelvis, torso } = skeleton;
  // It hangs over the plates on the thighs.
  const over = look.armour === 'full' || look.armour === 'heavy' || look.armour === 'mando' ? 0.018 : 0;
  const isClosed = arc[1] - arc[0] >= 360;
  const columns = isClosed ? 12 : Math.max(2, Math.round((arc[1] - arc[0]) / 30));
  const angles = Array.from({ length: columns + (isClosed ? 0 : 1) }, (_, j) => arc[0] + ((arc[1] - arc[0]) * j) / columns);
  const steps = to > 1.2 ? 4 : 3;
  const stations = Array.from({ length: steps + 1 }, (_, i): Station => {
    const k = 1 - i / steps;
    if (k === 0) return { frame: torso(from), rx: 0.1 * girth + 0.008, rz: 0.08 * girth + 0.008 };
    const [a, b] = legs.map(leg => leg.at(to * k).at) as [Vec, Vec];
    const apart = times(sub(b, a), 0.5);
    const up = unit(add(times(pelvis.y, 1 - k), [0, k, 0]));
    const x = unit(sub(pelvis.x, times(up, dot(pelvis.x, up))));
    const frame: Frame = { x, y: up, z: cross(x, up), at: add(a, apart) };
    return {
      frame,
      rx: (0.062 + over + flare * k) * girth + Math.abs(dot(apart, frame.x)),
      rz: (0.072 + over + flare * k) * girth + Math.abs(dot(apart, frame.z)),
    };
  });
  const rows = stations.map((station, i) => {
    const deep = folds ? (0.016 * (steps - i)) / steps : 0;
    return angles.map((angle, j): Vec => {
      const wave = j % 2 ? -deep : deep;
      const at = stationPoint({ ...station, rx: station.rx + wave, rz: (station.rz ?? station.rx) + wave }, angle);
      return at[1] < FLOOR ? [at[0], FLOOR, at[2]] : at;
    });
  });
  const folded = rows.map((_, i) => angles.map((_, j) => (folds ? (0.26 * (steps - i) * (j % 2 ? -1 : 0.7)) / steps : 0)));
  if (!isClosed) {
    cloth(clay, paint, rows, { thickness: 0.012, back: darker(paint), folded });
    return;
  }
  clay.skin(
    paint,
    rows.map((points, i) => ({ points, shade: i === 0 ? 0.08 : 0, shades: folded[i] })),
  );
  clay.face(darker(paint, 0.4), rows[0]!.toReversed());
};
/** All around from the neck over the upper arms, a point before and behind. */
export const poncho = (sitter: Sitter, paint: Paint, drop = 0.25): void => {
  const { clay, skeleton, girth } = sitter;
  const { torso, chest, proportions } = skeleton;
  const w = proportions.shoulders;
  const columns = 16;
  const angles = Array.from({ length: columns + 1 }, (_, j) => (360 * j) / columns);
  const neck: Station = { frame: torso(1.1), rx: 0.066 * girth, rz: 0.06 * girth };
  const shoulders: Station = { frame: torso(0.94), rx: w + 0.036 * girth, rz: 0.078 * girth };
  const low = angles.map((a, j): Vec => {
    const wave = j % 2 ? 0.016 : -0.008;
    const point = stationPoint({ frame: chest, rx: w + 0.042 * girth + wave, rz: 0.112 * girth + wave }, a);
    const front = Math.abs(Math.cos((a * Math.PI) / 180));
    return [point[0], Math.max(FLOOR, chest.at[1] - drop * (0.4 + 0.6 * front ** 1.6)), point[2]];
  });
  cloth(clay, paint, [low, ...[shoulders, neck].map(ring => angles.map(a => stationPoint(ring, a)))], {
    thickness: 0.014,
    back: darker(paint),
    shades: [0.12, 0, 0],
  });
};
/** Cloth around the neck, an end of it on the back. */
export const scarf = (sitter: Sitter, paint: Paint, hasEnd = true): void => {
  const { clay, skeleton, girth } = sitter;
  const ring = Array.from({ length: 11 }, (_, i): Vec => {
    const a = (i * Math.PI * 2) / 10;
    return place(skeleton.torso(1.1 + 0.035 * Math.cos(a)), [0.066 * girth * Math.sin(a), 0, 0.066 * girth * Math.cos(a)]);
  });
  tube(clay, paint, ring, [0.028, 0.034, 0.03, 0.035, 0.028, 0.033, 0.03, 0.034, 0.029, 0.032, 0.028], { sides: 5 });
  if (!hasEnd) return;
  const t = skeleton.torso;
  tube(clay, paint, [place(t(1.06), [0.03, 0, -0.075]), place(t(0.9), [0.05, 0, -0.115]), place(t(0.55), [0.06, 0, -0.105])], [0.028, 0.034, 0.02], { sides: 4 }); // biome-ignore format: a table
};
/** A strap from one shoulder to the other hip, around the body. */
export const strap = (sitter: Sitter, paint: Paint, side: 1 | -1 = 1, wide = 0.016): void => {
  const path = [[0.98, -30], [0.78, -14], [0.5, 16], [0.24, 50], [0.12, 95], [0.24, 140], [0.56, 176], [0.84, 204], [1.02, 214]].map(([t, a]) => onTrunk(sitter, t!, side * a!, 0.016)); // biome-ignore format: a table
  tube(sitter.clay, paint, path, wide, { sides: 4 });
};
export const sash = (sitter: Sitter, paint: Paint): void => {
  hull(sitter.clay, paint, aroundTrunk(sitter, [[0.0, 0.01], [0.06, 0.02, { crisp: true }], [0.22, 0.02, { crisp: true }], [0.28, 0.008]]), 12, [false, false]); // biome-ignore format: a table
  skirt(sitter, paint, { to: 0.85, arc: [14, 44], flare: 0.045 });
};
/** A collar that stands up. */
export const collar = (sitter: Sitter, paint: Paint, tall = 0.07): void => {
  const { clay, skeleton, girth } = sitter;
  const base = skeleton.torso(1.04);
  const at = (up: number): Frame => ({ ...base, at: add(base.at, times(base.y, up)) });
  plate(clay, paint, [{ frame: at(0), rx: 0.07 * girth, rz: 0.066 * girth }, { frame: at(tall), rx: 0.09 * girth, rz: 0.085 * girth, crisp: true }], { arc: [40, 320], columns: 9, rim: 0.015 }); // biome-ignore format: a table
};
/** The hood of a cloak, thrown back. */
export const hoodDown = (sitter: Sitter, paint: Paint): void => {
  const { clay, skeleton, girth } = sitter;
  const t = skeleton.torso(1.04);
  tube(clay, paint, [[0.085, 0.012, 0.055], [0.105, 0.02, -0.01], [0.075, 0.022, -0.085], [0, 0.012, -0.115], [-0.075, 0.022, -0.085], [-0.105, 0.02, -0.01], [-0.085, 0.012, 0.055]].map(v => place(t, times(v as unknown as Vec, girth))), [0.02, 0.032, 0.044, 0.055, 0.044, 0.032, 0.02], { sides: 6 }); // biome-ignore format: a table
};
