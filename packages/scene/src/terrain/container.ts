import type { Paint } from '../sculpt/mesh.js';
import type { Vec } from '../sculpt/vectors.js';
import { isPlatform, plate } from './floors.js';
import { cellsOf } from './outline.js';
import { block, decal, panel, shrink, slab } from './shapes.js';
import type { Build, Site } from './site.js';
import { AMBER, BLACK, CARGO, CYAN, HAZARD, IRON, mixed, PACKS, STEEL, WHITE } from './themes.js';

/** A freight container: a frame, corrugated walls, doors at one end. */
export const container: Build = site => {
  const { clay, ring, plot, edges, height, pick, theme, random } = site;
  const body = mixed(pick(CARGO), theme.dust, theme.dusty * 0.22 * random());
  const frame = mixed(IRON, body, 0.25);
  const rail = Math.min(0.2, height * 0.14);
  const deep = Math.min(0.1, site.inner * 0.25);
  slab(clay, frame, ring, 0, rail, { bevel: 0.03 });
  slab(clay, body, shrink(ring, deep), rail, height - rail, { bevel: 0, lid: null });
  plate(site, { paint: mixed(body, WHITE, 0.06), trim: frame, joint: mixed(body, BLACK, 0.5), tile: [0.34, 40], border: 0.16 }, rail);
  const long = plot.w - 0.05;
  for (const [i, edge] of edges.entries())
    clay.within(edge.frame, () => {
      const isEnd = plot.isExact && edge.length < long && i % 4 < 2;
      const [high, mid] = [height - 2 * rail, height / 2];
      for (const side of [-1, 1]) panel(clay, frame, [0.22, height, deep], [side * (edge.length / 2 - 0.11), mid, -deep], 0.03, 0.1);
      if (edge.length < 0.8) return;
      if (isEnd) return ends(site, edge.length, rail, deep, body);
      const ribs = Math.min(14, Math.max(2, Math.round((edge.length - 0.5) / 0.27)));
      const step = (edge.length - 0.5) / ribs;
      for (let k = 0; k < ribs; k++)
        panel(clay, body, [step * 0.62, high, deep * 0.75], [(k + 0.5 - ribs / 2) * step, mid, -deep], step * 0.18);
      panel(clay, WHITE, [step * 3, high * 0.3, 0.012], [-edge.length * 0.2, mid + high * 0.12, -deep * 0.25], 0.004);
      decal(clay, theme.accent, step * 2.2, high * 0.07, [-edge.length * 0.2, mid + high * 0.12, -deep * 0.25 + 0.014]);
    });
};
const ends = ({ clay, height }: Site, length: number, rail: number, deep: number, body: Paint): void => {
  const high = height - 2 * rail;
  for (const side of [-1, 1]) {
    const w = (length - 0.5) / 2;
    panel(clay, body, [w - 0.03, high - 0.04, deep * 0.5], [(side * w) / 2, height / 2, -deep], 0.03, 0.08);
    for (const part of [0.24, 0.7]) {
      panel(clay, STEEL, [0.05, high * 0.94, deep * 0.9], [side * w * part, height / 2, -deep], 0.01, 0.1);
      for (const y of [-0.3, 0.05]) panel(clay, IRON, [0.16, 0.06, deep * 0.95], [side * w * part, height / 2 + y * high, -deep], 0.01);
    }
  }
  panel(clay, HAZARD, [length * 0.3, 0.1, deep * 0.9], [0, rail + 0.14, -deep], 0.02);
};

/** One crate: battens, corner plates, a lamp. */
const crate = ({ clay, theme, random }: Site, paint: Paint, [w, h, d]: Vec, [x, y, z]: Vec, turn = 0): void =>
  clay.within({ at: [x, y, z], turn: [0, turn, 0] }, () => {
    const rib = mixed(paint, IRON, 0.6);
    const lidPaint = mixed(paint, theme.dust, theme.dusty * 0.35 * random());
    block(clay, paint, [w - 0.05, h, d - 0.05], [0, 0, 0], { bevel: Math.min(0.05, h * 0.1), lid: lidPaint });
    for (const dx of [-0.33, 0.33]) {
      for (const side of [1, -1])
        clay.within({ turn: [0, side > 0 ? 0 : 180, 0] }, () =>
          panel(clay, rib, [0.11, h * 0.94, 0.025], [dx * w, h * 0.48, d / 2 - 0.025], 0.01),
        );
    }
    for (const side of [1, -1])
      clay.within({ turn: [0, side * 90, 0] }, () => {
        panel(clay, rib, [d * 0.5, h * 0.16, 0.025], [0, h * 0.66, w / 2 - 0.025], 0.01);
        panel(clay, STEEL, [d * 0.24, h * 0.1, 0.035], [0, h * 0.66, w / 2 - 0.025], 0.01);
      });
    decal(clay, random() < 0.5 ? CYAN : AMBER, Math.min(0.16, w * 0.2), 0.05, [0, h * 0.72, d / 2 - 0.02]);
    decal(clay, WHITE, w * 0.26, h * 0.16, [0, h * 0.45, d / 2 - 0.022]);
  });
/** A loose heap, or a stack one may stand on. */
export const crates: Build = site => {
  const { clay, plot, height, ring, inner, random, pick, theme } = site;
  const isStack = isPlatform(site) || height > 1.8 || !plot.isExact || inner < 0.35;
  if (!isStack) return clay.within(plot.frame, () => heap(site));
  if (isPlatform(site))
    slab(clay, mixed(IRON, theme.dust, 0.1), shrink(ring, Math.min(0.07, inner * 0.03)), 0, height - 0.015, { bevel: 0, shade: -0.25 });
  const layers = Math.min(4, Math.max(1, Math.round(height / 1.3)));
  const high = height / layers;
  const each = Math.max(1.32, Math.sqrt((plot.w * plot.d * layers) / 20));
  clay.within(plot.frame, () => {
    for (const cell of cellsOf(site, ring, each, each, 0.04))
      for (let l = 0; l < layers; l++) {
        const paint = pick(PACKS);
        const top = (l + 1) * high;
        if (cell.share < 0.93) {
          slab(clay, paint, cell.ring, l * high, top - (l + 1 < layers ? 0.03 : 0), { bevel: isPlatform(site) ? 0.015 : 0.04 });
          continue;
        }
        crate(
          site,
          paint,
          [cell.w + 0.04, high - (l + 1 < layers ? 0.02 : 0), cell.d + 0.04],
          [cell.x, l * high, cell.z],
          random() < 0.5 ? 0 : 180,
        );
      }
  });
};
const heap: Build = site => {
  const { plot, height, pick, random } = site;
  const [w, d] = [plot.w, plot.d];
  const flip = random() < 0.5 ? 1 : -1;
  const big = Math.min(w * 0.48, d * 0.98, 2.4);
  const x = flip * (w / 2 - big / 2 - 0.02);
  crate(site, pick(PACKS), [big, height * 0.62, d * 0.84], [x, 0, -d * 0.07]);
  crate(site, pick(PACKS), [big * 0.62, height * 0.38, d * 0.52], [x - flip * 0.08, height * 0.62, -d * 0.1], flip * 9);
  const rest = w - big - 0.08;
  const left = -flip * (w / 2 - rest / 2);
  crate(site, pick(PACKS), [rest * 0.86, height * 0.74, d * 0.46], [left, 0, d * 0.25], flip * 3);
  crate(site, pick(PACKS), [rest * 0.7, height * 0.42, d * 0.4], [left - flip * rest * 0.08, 0, -d * 0.27], -flip * 5);
  crate(site, pick(PACKS), [rest * 0.44, height * 0.2, d * 0.3], [left + flip * rest * 0.1, height * 0.74, d * 0.25], 14);
};
