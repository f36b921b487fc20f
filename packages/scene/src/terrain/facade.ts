import type { Vec } from '../sculpt/vectors.js';
import { block, decal, panel } from './shapes.js';
import type { Edge, Site } from './site.js';
import { AMBER, BLACK, CYAN, HAZARD, IRON, mixed, RUST, STEEL } from './themes.js';

/** A bay of a wall that looks to the front: its middle on the ground, how wide and high it is, and where the wall stands. */
interface Bay {
  readonly x: number;
  readonly wide: number;
  readonly high: number;
  readonly z: number;
}
type Draw = (site: Site, bay: Bay) => void;

export const door: Draw = ({ clay, theme }, { x, wide, high, z }) => {
  const w = Math.min(1.05, wide * 0.86);
  const h = Math.min(1.7, high * 0.78);
  const leaf = theme.build === 'masonry' ? theme.bark : mixed(IRON, theme.accent, 0.2);
  panel(clay, theme.trim, [w, h, 0.06], [x, h / 2, z], 0.02);
  panel(clay, leaf, [w * 0.76, h * 0.88, 0.03], [x, h * 0.44, z + 0.045], 0.01, -0.15);
  for (const part of [0.24, 0.5, 0.72]) panel(clay, leaf, [w * 0.62, 0.07, 0.02], [x, h * part, z + 0.07], 0.01, 0.25);
  if (theme.build !== 'masonry') decal(clay, theme.build === 'adobe' ? AMBER : CYAN, w * 0.5, 0.06, [x, h * 0.93, z + 0.065]);
};
export const window: Draw = ({ clay, theme, random }, { x, wide, high, z }) => {
  const w = Math.min(0.7, wide * 0.62);
  const h = Math.min(0.62, high * 0.26);
  const y = high * 0.62;
  const lamp = random() < 0.45 ? (random() < 0.5 ? AMBER : CYAN) : mixed(BLACK, CYAN, 0.12);
  panel(clay, theme.trim, [w, h, 0.06], [x, y, z], 0.03);
  panel(clay, BLACK, [w * 0.78, h * 0.66, 0.012], [x, y, z + 0.055], 0.004, -0.3);
  decal(clay, lamp, w * 0.66, h * 0.3, [x, y + h * 0.08, z + 0.07]);
  panel(clay, theme.trim, [w * 1.12, 0.07, 0.085], [x, y + h * 0.56, z], 0.02, 0.1);
};
const vent: Draw = ({ clay, theme }, { x, wide, high, z }) => {
  const [w, h] = [Math.min(0.8, wide * 0.7), Math.min(0.9, high * 0.4)];
  panel(clay, STEEL, [w, h, 0.05], [x, high * 0.5, z], 0.03);
  for (let i = -2; i <= 2; i++)
    panel(clay, i === 2 ? theme.accent : IRON, [w * 0.82, h * 0.11, 0.035], [x, high * 0.5 + i * h * 0.17, z + 0.045], 0.012);
};
const pipe: Draw = ({ clay, theme }, { x, high, z }) => {
  for (const dx of [-0.13, 0.1]) panel(clay, dx < 0 ? RUST : STEEL, [0.12, high, 0.08], [x + dx, high / 2, z], 0.035);
  for (const y of [0.3, 0.72]) panel(clay, theme.trim, [0.46, 0.09, 0.095], [x, high * y, z], 0.02);
};
const plain: Draw = ({ clay, theme }, { x, wide, high, z }) => {
  panel(clay, mixed(theme.wall, theme.trim, 0.35), [wide * 0.84, high * 0.62, 0.045], [x, high * 0.5, z], 0.04);
};
const sign: Draw = (site, bay) => {
  plain(site, bay);
  const { clay, theme } = site;
  const y = bay.high * 0.62;
  panel(clay, theme.accent, [bay.wide * 0.6, bay.high * 0.2, 0.02], [bay.x, y, bay.z + 0.05], 0.01);
  decal(clay, HAZARD, bay.wide * 0.34, bay.high * 0.045, [bay.x, y, bay.z + 0.075]);
};
const slit: Draw = ({ clay, theme }, { x, high, z }) => {
  panel(clay, theme.trim, [0.3, high * 0.34, 0.05], [x, high * 0.58, z], 0.03);
  panel(clay, BLACK, [0.13, high * 0.26, 0.012], [x, high * 0.58, z + 0.045], 0.004, -0.35);
};
/** Stones that stand out of a wall: both corners, and some between. */
const stones: Draw = ({ clay, theme, random }, { x, wide, high, z }) => {
  const course = 0.34;
  const paint = mixed(theme.wall, theme.brick, 0.6);
  for (let y = course / 2; y < high - course * 0.4; y += course)
    for (const side of [-1, 1]) {
      const w = (Math.round(y / course) % 2 ? 0.44 : 0.28) * Math.min(1, wide / 1.2);
      panel(clay, mixed(paint, theme.trim, 0.3 + 0.3 * random()), [w, course * 0.9, 0.06], [x + (side * (wide - w)) / 2, y, z], 0.03);
    }
  for (let i = 0; i < wide * high * 0.8; i++) {
    const [w, h] = [0.3 + 0.25 * random(), course * 0.86];
    const free = wide - 1.2 - w;
    if (free <= 0) return;
    panel(
      clay,
      paint,
      [w, h, 0.03],
      [x + (random() - 0.5) * free, course * (0.5 + Math.floor((random() * high) / course - 0.5)), z],
      0.02,
      0.24 * (random() - 0.5),
    );
  }
};
const BAYS = {
  plated: [window, window, vent, plain, sign, pipe],
  adobe: [window, slit, plain, window],
  masonry: [slit, window, slit],
} as const;

/** Doors, windows and what else is on a wall, side by side. One side has a door. */
export const dressed = (
  site: Site,
  edge: Edge,
  { high, deep, hasDoor, isBusy }: { high: number; deep: number; hasDoor: boolean; isBusy: boolean },
): void => {
  const { clay, theme, pick } = site;
  const z = -deep;
  if (edge.length < 0.9) return;
  clay.within(edge.frame, () => {
    const wide = edge.length - 2 * deep;
    const free = wide - 0.6;
    if (theme.build === 'masonry') stones(site, { x: 0, wide, high, z });
    else if (theme.build === 'plated')
      for (const side of [-1, 1]) panel(clay, theme.trim, [0.22, high, deep * 0.9], [side * (wide / 2 - 0.11), high / 2, z], 0.03);
    const n = Math.max(1, Math.floor(free / 1.05));
    const doorAt = hasDoor ? Math.floor(n / 2) : -1;
    for (let i = 0; i < n; i++) {
      const bay = { x: (i + 0.5 - n / 2) * (free / n), wide: free / n, high, z };
      if (i === doorAt) door(site, bay);
      else if (isBusy) pick(BAYS[theme.build])(site, bay);
    }
  });
};
/** Boxes, fans and hatches on a flat roof, as high as there is room. */
export const rooftop = (site: Site, at: Vec, room: number): void => {
  const { clay, theme, random, plot } = site;
  const [w, d] = [Math.min(6, plot.w) - 0.9, Math.min(6, plot.d) - 0.9];
  if (w < 0.6 || d < 0.6 || !plot.isExact) return;
  clay.within({ ...plot.frame, at: [plot.frame.at[0], at[1], plot.frame.at[2]] }, () => {
    const unit = (x: number, z: number, size: Vec, top = STEEL): void =>
      block(clay, theme.trim, size, [x, 0, z], { lid: top, bevel: 0.04 });
    const fan = (x: number, z: number, r: number): void => {
      unit(x, z, [2.3 * r, room * 0.6, 2.3 * r], IRON);
      for (const turn of [0, 60, 120])
        clay.within({ at: [x, room * 0.6 + 0.01, z], turn: [0, turn + 20, 0] }, () => clay.face(STEEL, [[-r, 0, 0.07], [r, 0, 0.07], [r, 0, -0.07], [-r, 0, -0.07]], 0.1)); // biome-ignore format: one line
    };
    fan(-w * 0.3, -d * 0.22, Math.min(0.34, d * 0.3));
    if (w > 2) fan(-w * 0.3 + 0.95, -d * 0.22, Math.min(0.34, d * 0.3));
    unit(w * 0.3, d * 0.25, [0.8, room * 0.5, 0.7], theme.accent);
    unit(w * 0.32, -d * 0.25, [0.5, room * 0.98, 0.5], IRON);
    for (const z of [d * 0.12, d * 0.3]) unit(-w * 0.12, z, [w * 0.55, 0.12, 0.12], STEEL);
    block(clay, IRON, [0.08, room, 0.08], [w * 0.46, 0, -d * 0.42 + 0.2 * random()], { bevel: 0.01 });
  });
};
