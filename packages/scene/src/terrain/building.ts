import { ball } from '../sculpt/shapes.js';
import { door, dressed, rooftop } from './facade.js';
import { isPlatform, plate } from './floors.js';
import { band, paved, rounded, wrap } from './outline.js';
import { ladder, shrink, slab } from './shapes.js';
import type { Build, Edge, Flat, Site } from './site.js';
import { AMBER, BLACK, HAZARD, IRON, mixed, STEEL } from './themes.js';

/** How far walls stand behind plinth and roof. */
const DEEP = 0.12;
export const longest = ({ edges }: Site): number => edges.reduce((best, { length }, i) => (length > edges[best]!.length ? i : best), 0);
/** A sunken roof behind a parapet, with what stands on it. */
const sunkenRoof = (site: Site, from: number, room: number): void => {
  const { clay, ring, height, theme } = site;
  const top = height - room * 0.35;
  const inside = shrink(ring, 0.24);
  slab(clay, theme.trim, ring, from, top, { bevel: 0.05, lid: null, floor: true });
  const rim = shrink(ring, 0.05);
  band(clay, theme.trim, rim, inside, top, 0.3);
  const floor = height - room;
  for (const [i, [x, z]] of inside.entries()) {
    const [nx, nz] = inside[(i + 1) % inside.length]!;
    clay.face(theme.wall, [[nx, floor, nz], [x, floor, z], [x, top, z], [nx, top, nz]], -0.15); // biome-ignore format: one line
  }
  paved(site, inside, floor, {
    paint: theme.floor,
    trim: mixed(theme.floor, BLACK, 0.3),
    joint: BLACK,
    tile: [1.3, 1.3],
    border: 0.08,
    dusty: theme.dusty,
  });
  rooftop(site, [0, floor, 0], room);
};
const walls = (site: Site, from: number, to: number): readonly Flat[] => {
  const { clay, ring, theme } = site;
  const inner = shrink(ring, DEEP);
  slab(clay, theme.wall, inner, from, to, { bevel: 0, lid: null });
  // A belt at each storey says how high it is.
  for (let y = 3; y < to - 0.8; y += 3) slab(clay, theme.trim, shrink(ring, DEEP * 0.3), y - 0.1, y + 0.08, { bevel: 0.03 });
  return inner;
};
/** Walls with doors and windows; a flat roof that one may climb, or a sunken one full of things. */
export const building: Build = site => {
  const { clay, ring, edges, theme, height } = site;
  if (height < 0.9 || site.inner < 0.5) return shed(site);
  if (theme.build === 'adobe' && !isPlatform(site)) return adobe(site);
  const plinth = Math.min(0.3, height * 0.12);
  slab(clay, mixed(theme.wall, IRON, 0.35), ring, 0, plinth, { bevel: 0.06 });
  const room = Math.min(0.5, height * 0.15);
  const roof = isPlatform(site)
    ? plate(site, { paint: theme.floor, trim: theme.trim, joint: mixed(theme.floor, BLACK, 0.5), tile: [0.95, 0.95], border: 0.2 }, 0.3)
    : height - room * 1.5;
  walls(site, plinth, roof);
  if (!isPlatform(site)) sunkenRoof(site, roof, room);
  const front = longest(site);
  const steps = isPlatform(site) ? (front + Math.floor(edges.length / 2)) % edges.length : -1;
  for (const [i, edge] of edges.entries()) {
    clay.within({ at: [0, plinth, 0] }, () =>
      dressed(site, edge, { high: roof - plinth, deep: DEEP, hasDoor: i === front, isBusy: i !== steps }),
    );
    if (i === steps) clay.within(edge.frame, () => ladder(clay, HAZARD, 0, height, -DEEP + 0.02, 0.5));
  }
};
/** Too small for doors. */
const shed: Build = site => {
  const { clay, ring, theme } = site;
  const low = plate(site, { paint: theme.floor, trim: theme.trim, joint: BLACK, tile: [0.9, 0.9], border: 0.12 }, 0.16);
  slab(clay, theme.wall, shrink(ring, Math.min(0.06, site.inner * 0.2)), 0, low, { bevel: 0, lid: null });
};
/** Plastered walls with soft corners and a dome. */
const adobe: Build = site => {
  const { clay, ring, edges, theme, height, inner, plot } = site;
  const room = Math.min(0.9, height * 0.24);
  const top = height - room;
  const soft = rounded(ring, 0.5);
  const [foot, mid, high] = [soft, rounded(shrink(ring, 0.1), 0.5), rounded(shrink(ring, 0.16), 0.5)];
  const crown = rounded(shrink(ring, 0.3), 0.4);
  if (foot.length !== high.length || crown.length !== high.length) return slab(clay, theme.wall, ring, 0, height);
  wrap(clay, theme.wall, [
    [foot, 0, { shade: -0.2 }],
    [mid, 0.35],
    [high, top - 0.1],
    [foot, top, { crisp: true, paint: theme.trim }],
    [foot, top + 0.2, { crisp: true, shade: 0.2 }],
    [high, top + 0.26, { crisp: true }],
    [crown, top + 0.24, { shade: -0.2 }],
    [crown, top + 0.02, { shade: -0.3 }],
  ]);
  paved(site, crown, top + 0.02, {
    paint: theme.floor,
    trim: theme.floor,
    joint: mixed(theme.floor, BLACK, 0.25),
    tile: [1.5, 1.5],
    border: 0,
    dusty: 0.9,
  });
  const r = Math.min(inner - 0.42, 1.5);
  clay.within(plot.frame, () => {
    const span = Math.max(0, plot.w / 2 - r - 0.4);
    const x = plot.isExact && span > 0.5 ? -span * 0.7 : 0;
    if (r > 0.25) {
      ball(clay, theme.wall, [x, top + 0.02, 0], [r, room - 0.06, r], { sides: 18, rows: 8, from: 0.5, to: 1 });
      ball(clay, theme.trim, [x, top + 0.02, 0], [r + 0.06, 0.12, r + 0.06], { sides: 18, rows: 4, from: 0.5, to: 1 });
    }
    ball(clay, theme.accent, [x, height - 0.14, 0], [0.16, 0.14, 0.16], { sides: 8, rows: 4 });
    if (x < 0)
      ball(clay, theme.wall, [span * 0.85, top, 0], [Math.min(0.62, r), room * 0.55, Math.min(0.62, r)], {
        sides: 12,
        rows: 6,
        from: 0.5,
        to: 1,
      });
  });
  const front = longest(site);
  for (const [i, edge] of edges.entries()) dressed(site, edge, { high: top, deep: 0.14, hasDoor: i === front, isBusy: true });
  for (const { frame, length } of edges)
    clay.within(frame, () => {
      for (let x = -length / 2 + 0.7; x < length / 2 - 0.6; x += 0.55) clay.within({ at: [x, top - 0.3, -0.16] }, () => stub(site));
    });
};
const stub: Build = ({ clay, theme }) => {
  for (const [a, b] of [[-0.06, 0.06]] as const)
    clay.face(theme.bark, [[a, -0.06, 0.15], [b, -0.06, 0.15], [b, 0.06, 0.15], [a, 0.06, 0.15]], 0.3); // biome-ignore format: one line
  clay.face(theme.bark, [[-0.06, 0.06, 0.15], [0.06, 0.06, 0.15], [0.06, 0.06, 0], [-0.06, 0.06, 0]], 0.1); // biome-ignore format: one line
  clay.face(theme.bark, [[-0.06, -0.06, 0], [0.06, -0.06, 0], [0.06, -0.06, 0.15], [-0.06, -0.06, 0.15]], -0.4); // biome-ignore format: one line
  clay.face(theme.bark, [[0.06, -0.06, 0.15], [0.06, -0.06, 0], [0.06, 0.06, 0], [0.06, 0.06, 0.15]]); // biome-ignore format: one line
  clay.face(theme.bark, [[-0.06, -0.06, 0], [-0.06, -0.06, 0.15], [-0.06, 0.06, 0.15], [-0.06, 0.06, 0]]); // biome-ignore format: one line
};
/** A squat fort: thick walls, a firing slit all around, buttresses. */
export const bunker: Build = site => {
  const { clay, ring, edges, theme, height, inner } = site;
  if (inner < 0.5 || height < 0.8) return shed(site);
  const paint = mixed(theme.wall, IRON, 0.12);
  const [plinth, slot, lintel] = [height * 0.14, height * 0.54, height * 0.67];
  slab(clay, mixed(paint, IRON, 0.3), ring, 0, plinth, { bevel: 0.08 });
  const body = shrink(ring, 0.16);
  slab(clay, paint, body, plinth, slot, { bevel: 0.06, batter: 0.02 });
  slab(clay, BLACK, shrink(ring, 0.34), slot, lintel, { bevel: 0, lid: null, shade: -0.3 });
  slab(clay, paint, shrink(ring, 0.06), lintel, height - 0.3, { bevel: 0, lid: null, floor: true });
  plate(site, { paint: mixed(theme.floor, paint, 0.4), trim: theme.trim, joint: BLACK, tile: [1.1, 1.1], border: 0.26 }, 0.34);
  const front = longest(site);
  for (const [i, edge] of edges.entries())
    clay.within(edge.frame, () => {
      const half = edge.length / 2;
      const n = Math.max(1, Math.round(edge.length / 1.3));
      for (let k = 0; k <= n; k++) {
        const x = -half + 0.22 + ((edge.length - 0.44) * k) / n;
        clay.within({ at: [x, 0, -0.2] }, () => buttress(site, k === 0 || k === n ? 0.4 : 0.24, lintel));
      }
      if (i !== front) stripe(site, half);
    });
  gate(site, edges[front]!, slot * 1.15, 0.14);
};
const gate = (site: Site, { frame, length }: Edge, high: number, deep: number): void =>
  site.clay.within(frame, () => door(site, { x: 0, wide: Math.min(1.2, length * 0.6), high, z: -deep }));
const buttress = ({ clay, theme }: Site, wide: number, high: number): void => {
  const paint = mixed(theme.wall, theme.trim, 0.3);
  const w = wide / 2;
  clay.face(paint, [[-w, 0, 0.2], [w, 0, 0.2], [w, high, 0.1], [-w, high, 0.1]], 0.08); // biome-ignore format: one line
  clay.face(paint, [[w, 0, 0.2], [w, 0, 0], [w, high, 0], [w, high, 0.1]], -0.05); // biome-ignore format: one line
  clay.face(paint, [[-w, 0, 0], [-w, 0, 0.2], [-w, high, 0.1], [-w, high, 0]], -0.05); // biome-ignore format: one line
};
const stripe = ({ clay, theme, height }: Site, half: number): void => {
  clay.face(theme.accent, [[-half * 0.4, height * 0.3, -0.13], [half * 0.4, height * 0.3, -0.13], [half * 0.4, height * 0.38, -0.13], [-half * 0.4, height * 0.38, -0.13]]); // biome-ignore format: one line
};
/** A high building with a gallery under its floor. */
export const tower: Build = site => {
  const { clay, ring, edges, theme, height, inner } = site;
  if (inner < 0.5 || height < 1.6) return building(site);
  const paint = theme.wall;
  const [foot, neck, head] = [height * 0.2, height * 0.66, height * 0.88];
  slab(clay, mixed(paint, IRON, 0.25), ring, 0, foot * 0.5, { bevel: 0.1 });
  slab(clay, paint, shrink(ring, 0.1), foot * 0.5, foot, { bevel: 0.12 });
  const shaft = shrink(ring, Math.min(0.26, inner * 0.2));
  slab(clay, paint, shaft, foot, head, { bevel: 0, lid: null });
  slab(clay, theme.trim, shrink(ring, 0.14), neck - 0.12, neck + 0.06, { bevel: 0.05, floor: true });
  plate(site, { paint: theme.floor, trim: theme.trim, joint: BLACK, tile: [0.8, 0.8], border: 0.26 }, height - head - 0.06);
  slab(clay, theme.trim, shrink(ring, 0.1), head - 0.16, head + 0.06, { bevel: 0.05, floor: true, lid: null });
  const front = longest(site);
  const deep = Math.min(0.26, inner * 0.2);
  for (const [i, edge] of edges.entries()) {
    if (edge.length < 1) continue;
    if (i === front) gate(site, edge, foot * 1.6, 0.1);
    clay.within({ at: [0, foot, 0] }, () => dressed(site, edge, { high: neck - foot - 0.12, deep, hasDoor: false, isBusy: true }));
    clay.within(edge.frame, () => {
      const n = Math.max(2, Math.round((edge.length - 0.7) / 0.75));
      const step = (edge.length - 2 * deep - 0.3) / n;
      for (let k = 0; k < n; k++) {
        const x = (k + 0.5 - n / 2) * step;
        opening(site, x, neck + 0.14, step * 0.56, head - neck - 0.42, -deep, k % 2 === 0 && !isOpenAir(site));
      }
      for (let k = 0; k <= n; k++) clay.within({ at: [(k - n / 2) * step, 0, -deep] }, () => bracket(site, head - 0.18, deep * 0.8));
      if (isPlatform(site) && i === (front + 2) % edges.length)
        ladder(clay, theme.build === 'masonry' ? theme.bark : STEEL, 0, height - 0.1, -0.13, 0.5);
    });
  }
};
const isOpenAir = ({ theme }: Site): boolean => theme.build === 'masonry';
const opening = ({ clay, theme }: Site, x: number, y: number, w: number, h: number, z: number, isLit: boolean): void => {
  const frame = 0.06;
  clay.face(BLACK, [[x - w / 2, y, z + 0.012], [x + w / 2, y, z + 0.012], [x + w / 2, y + h * 0.75, z + 0.012], [x, y + h, z + 0.012], [x - w / 2, y + h * 0.75, z + 0.012]], -0.4); // biome-ignore format: one line
  if (isLit) clay.face(AMBER, [[x - w * 0.3, y + h * 0.1, z + 0.02], [x + w * 0.3, y + h * 0.1, z + 0.02], [x + w * 0.3, y + h * 0.5, z + 0.02], [x - w * 0.3, y + h * 0.5, z + 0.02]]); // biome-ignore format: one line
  clay.face(theme.trim, [[x - w / 2 - frame, y - frame, z + 0.05], [x + w / 2 + frame, y - frame, z + 0.05], [x + w / 2 + frame, y, z + 0.05], [x - w / 2 - frame, y, z + 0.05]], 0.2); // biome-ignore format: one line
  clay.face(theme.trim, [[x - w / 2 - frame, y, z + 0.05], [x + w / 2 + frame, y, z + 0.05], [x + w / 2, y, z], [x - w / 2, y, z]], 0.3); // biome-ignore format: one line
};
const bracket = ({ clay, theme }: Site, y: number, out: number): void => {
  const w = 0.07;
  clay.face(theme.trim, [[-w, y - 0.4, 0], [w, y - 0.4, 0], [w, y, out], [-w, y, out]], -0.1); // biome-ignore format: one line
  clay.face(theme.trim, [[w, y - 0.4, 0], [w, y, 0], [w, y, out]], 0.05); // biome-ignore format: one line
  clay.face(theme.trim, [[-w, y - 0.4, 0], [-w, y, out], [-w, y, 0]], 0.05); // biome-ignore format: one line
};
