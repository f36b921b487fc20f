import { cylinder, loft } from '../sculpt/shapes.js';
import type { Vec } from '../sculpt/vectors.js';
import { building } from './building.js';
import { dais } from './deck.js';
import { isPlatform, isRoomy, planked, plate } from './floors.js';
import { around, band, scattered } from './outline.js';
import { block, lid, panel, shrink, slab } from './shapes.js';
import type { Build, Site } from './site.js';
import { AMBER, BLACK, CYAN, mixed } from './themes.js';
import { clump, tuft } from './trees.js';

/** A floor of broken slabs, a little above the ground. */
const foundation: Build = ({ clay, ring, theme, height }) => {
  const paint = mixed(theme.brick, theme.soil, 0.4);
  const high = Math.min(0.07, height * 0.2);
  const [edge, inside] = [shrink(ring, 0.03), shrink(ring, 0.16)];
  slab(clay, paint, ring, 0, high, { bevel: 0.03, shade: 0.45, lid: null });
  band(clay, theme.trim, edge, inside, high, 0.6);
  lid(clay, mixed(theme.brick, theme.soil, 0.35), inside, high, 0.45);
};
/** Walls of a house that stood here: high in the corners, gone where one walks in. */
export const ruins: Build = site => {
  if (isPlatform(site)) return temple(site);
  const { clay, edges, height, theme, random, inner, ring } = site;
  foundation(site);
  if (inner < 0.3) return slab(clay, theme.brick, shrink(ring, inner * 0.2), 0, height);
  const deep = Math.min(0.34, inner * 0.35);
  const courses = Math.max(2, Math.min(4, Math.round(height / 0.32)));
  const high = height / courses;
  const tint = mixed(theme.brick, theme.wall, 0.5);
  const perimeter = edges.reduce((sum, { length }) => sum + length, 0);
  for (const [e, { frame, length }] of edges.entries())
    clay.within(frame, () => {
      const n = Math.max(1, Math.round(Math.min(length / 0.48, (20 * length) / perimeter)));
      const w = length / n;
      const gap = length > 1.9 ? (e % 2 ? 0.3 : 0.58) : -9;
      for (let i = 0; i < n; i++) {
        const t = (i + 0.5) / n;
        const corner = Math.min(1, 1.6 * Math.abs(t - 0.5) + 0.34 + 0.3 * Math.sin(i * 2.1 + e));
        const tall =
          i === 0
            ? courses
            : Math.abs(t - gap) < 0.6 / length
              ? 0
              : Math.max(1, Math.round(courses * Math.min(1, corner * (0.8 + 0.4 * random()))));
        const x = (i + 0.5 - n / 2) * w;
        for (let j = 0; j < tall; j++) {
          const isTop = j === tall - 1;
          const own = mixed(tint, theme.trim, 0.35 * random());
          const top = isTop && random() < theme.dusty ? mixed(own, theme.dust, 0.75) : mixed(own, theme.trim, 0.3);
          const shift = (j % 2 ? 0.08 : -0.08) * w * (i > 0 && i < n - 1 ? 1 : 0);
          const d = deep * (0.88 + 0.12 * random());
          block(clay, own, [w * (isTop ? 0.9 : 0.99), high - (isTop ? 0 : 0.015), d], [x + shift, j * high, -deep / 2 - 0.01], {
            bevel: 0.035,
            lid: top,
          });
        }
      }
    });
  const clutter = isRoomy(site) ? 0.12 : 0.3;
  for (const [x, z] of scattered(site, isRoomy(site) ? 12 : 26, deep + 0.1)) {
    const near = site.depth([x, z]) < deep + 0.4;
    const size = (near ? 1 : 0.6) * clutter * (0.8 + random());
    block(clay, mixed(tint, theme.soil, 0.4 * random()), [size * 1.4, Math.min(size * 0.7, isRoomy(site) ? 0.12 : 1), size], [x, 0.05, z], {
      bevel: size * 0.15,
      turn: 180 * random(),
    });
  }
};
/** Broken stones, heaped along the edge where one may stand in them. */
export const rubble: Build = site => {
  if (isPlatform(site)) return planked(site, rubble);
  const { clay, ring, height, theme, random, inner, depth } = site;
  foundation(site);
  const most = Math.min(0.62, Math.max(0.08, inner * 0.55));
  const stone = (x: number, z: number, size: number, tall: number): void => {
    const own = mixed(theme.brick, theme.rock[0]!, random());
    const top = random() < theme.dusty * 0.6 ? mixed(own, theme.dust, 0.7) : mixed(own, theme.trim, 0.35);
    clay.within({ at: [x, 0.03, z], turn: [0, 180 * random(), 0] }, () =>
      block(clay, own, [size * (1 + 0.5 * random()), tall - 0.03, size], [0, 0, 0], {
        bevel: Math.min(size, tall) * 0.16,
        taper: 0.78 + 0.2 * random(),
        lid: top,
      }),
    );
  };
  const path = around(shrink(ring, most * 0.6), most * 0.95, 24);
  for (const [i, { at, inwards }] of path.entries()) {
    const tall = i % 6 === 0 ? height : height * (0.2 + 0.32 * random());
    stone(at[0], at[1], most * (i % 6 ? 0.7 + 0.3 * random() : 1.15), tall);
    stone(at[0] + inwards[0] * most * 0.5, at[1] + inwards[1] * most * 0.5, most * 0.5, Math.min(tall * 0.4, 0.3));
  }
  for (const at of scattered(site, 22, 0.08)) {
    const isFree = isRoomy(site) && depth(at) > most * 1.3;
    stone(at[0], at[1], (isFree ? 0.16 : 0.24) * (0.7 + 0.6 * random()), isFree ? 0.1 : Math.min(0.3, height * 0.35));
  }
  for (const at of scattered(site, 5, 0.2)) tuft(site, at, Math.min(0.2, height), 0.14, 4);
};
/** A round pillar of drums on the origin, from a foot to a capital. */
const pillar = ({ clay, theme, random }: Site, r: number, high: number): void => {
  const drums = Math.max(1, Math.min(3, Math.round(high / (r * 3))));
  const [from, to] = [Math.min(0.1, high * 0.1), high - Math.min(0.14, high * 0.1)];
  const at = (y: number, rx: number, share = 0) => ({ y, rx, crisp: true, paint: mixed(theme.brick, theme.trim, share) });
  const shaft = Array.from({ length: drums }, (_, i) => {
    const share = 0.2 + 0.5 * random();
    return [at(from + ((to - from) * i) / drums + 0.03, r, share), at(from + ((to - from) * (i + 1)) / drums, r * 0.97)];
  }).flat();
  loft(
    clay,
    theme.brick,
    [at(0, r * 1.3, 0.6), at(from, r * 1.3, 0.6), ...shaft, at(to, r * 0.97, 0.8), at(high - 0.02, r * 1.36, 0.8), at(high, r * 1.3)],
    { sides: 8 },
  );
};
/** A house of the old faith: pillars before dark walls, under a heavy roof. */
export const temple: Build = site => {
  const { clay, ring, edges, height, theme, inner } = site;
  if (inner < 0.55 || height < 1) return building(site);
  if (isRoomy(site)) return ruins(site);
  const low = plate(
    site,
    { paint: mixed(theme.floor, theme.trim, 0.3), trim: theme.trim, joint: mixed(theme.soil, BLACK, 0.4), tile: [1, 1], border: 0.3 },
    0.26,
  );
  slab(clay, theme.brick, shrink(ring, 0.09), low - 0.22, low, { bevel: 0.04, lid: null, floor: true });
  slab(clay, theme.brick, ring, 0, 0.18, { bevel: 0.05 });
  slab(clay, theme.brick, shrink(ring, 0.1), 0.18, 0.34, { bevel: 0.05 });
  const deep = Math.min(0.5, inner * 0.4);
  slab(clay, mixed(theme.wall, theme.soil, 0.35), shrink(ring, deep), 0.34, low - 0.2, { bevel: 0, lid: null });
  const high = low - 0.22 - 0.34;
  const r = Math.min(0.17, deep * 0.34);
  const perimeter = edges.reduce((sum, { length }) => sum + length, 0);
  for (const [e, { frame, length }] of edges.entries())
    clay.within(frame, () => {
      const n = Math.max(1, Math.round(Math.min(length - 0.5, (14 * length) / perimeter)));
      const step = (length - 0.56) / n;
      for (let k = 0; k < n; k++) {
        const x = (k - n / 2) * step;
        clay.within({ at: [x, 0.34, -0.12 - r] }, () => {
          pillar(site, r, high);
        });
        const isDoor = e === 0 && k === n >> 1;
        const [w, h] = [step * 0.42, high * (isDoor ? 0.78 : 0.4)];
        const y = 0.34 + (isDoor ? h / 2 : high * 0.56);
        panel(clay, theme.trim, [w + 0.16, h + 0.1, 0.06], [x + step / 2, y, -deep], 0.03);
        panel(clay, BLACK, [w, h, 0.01], [x + step / 2, y, -deep + 0.06], 0.004, -0.3);
        if (!isDoor) panel(clay, AMBER, [w * 0.3, h * 0.5, 0.01], [x + step / 2, y, -deep + 0.072], 0.004);
      }
    });
};
/** A block of stone with signs that glow. */
export const altar: Build = site => {
  if (isRoomy(site)) return ruins(site);
  const { clay, edges, height, inner, ring, theme } = site;
  if (isPlatform(site)) dais({ ...site, theme: { ...theme, accent: theme.trim } });
  else {
    slab(clay, theme.brick, ring, 0, height * 0.2, { bevel: 0.06 });
    slab(clay, mixed(theme.brick, theme.soil, 0.2), shrink(ring, Math.min(0.22, inner * 0.3)), height * 0.2, height * 0.76, {
      bevel: 0.04,
    });
    slab(clay, theme.trim, shrink(ring, Math.min(0.08, inner * 0.1)), height * 0.76, height, { bevel: 0.07, floor: true });
  }
  if (inner < 0.5 || height < 0.9) return;
  for (const { frame, length } of edges)
    clay.within(frame, () => {
      const n = Math.max(1, Math.round(length / 1.3));
      for (let k = 0; k < n; k++) {
        const x = (k + 0.5 - n / 2) * (length / n);
        const z = isPlatform(site) ? -0.09 : -0.2;
        rune(site, x, height * 0.5, Math.min(0.5, length / n / 3), z);
      }
    });
};
const rune = ({ clay }: Site, x: number, y: number, size: number, z: number): void => {
  panel(clay, BLACK, [size * 1.5, size * 1.9, 0.02], [x, y, z], 0.01);
  for (const [dx, dy, w, h] of [[0, 0, 0.14, 1.3], [0, 0.42, 0.8, 0.14], [-0.33, 0.1, 0.14, 0.6], [0.33, -0.3, 0.14, 0.7]] as const) // biome-ignore format: one line
    panel(clay, CYAN, [size * w, size * h, 0.02], [x + dx * size, y + dy * size, z + 0.015], 0.004);
};
/** A cloth that hangs down a wall. */
const banner = ({ clay, theme }: Site, x: number, top: number, long: number, z: number): void => {
  const [w, fold] = [0.24, 0.05];
  panel(clay, theme.bark, [w * 2 + 0.14, 0.07, 0.1], [x, top, z], 0.02);
  for (const [side, shade] of [
    [-1, 0.12],
    [1, -0.06],
  ] as const) {
    // biome-ignore format: one line
    const outer = x + side * w;
    const corners: Vec[] = [[outer, top, z + 0.05], [outer, top - long, z + 0.03], [x, top - long * 0.82, z + 0.05 + fold], [x, top, z + 0.05 + fold]]; // biome-ignore format: one line
    clay.face(theme.accent, side < 0 ? corners : corners.toReversed(), shade + 0.1);
  }
  panel(clay, theme.trim, [0.2, 0.2, 0.02], [x, top - long * 0.34, z + 0.1], 0.01);
};
/** A wall with a walk on it: buttresses, arrow slits, a belt under the walk. */
export const rampart: Build = site => {
  const { clay, ring, edges, height, theme, inner, random } = site;
  if (isRoomy(site)) return ruins(site);
  if (inner < 0.4 || height < 0.9) return building(site);
  const low = plate(
    site,
    {
      paint: mixed(theme.floor, theme.brick, 0.3),
      trim: theme.trim,
      joint: mixed(theme.soil, BLACK, 0.35),
      tile: [0.78, 0.78],
      border: 0.3,
    },
    0.3,
  );
  slab(clay, theme.brick, ring, 0, height * 0.1, { bevel: 0.07 });
  const deep = 0.18;
  slab(clay, theme.wall, shrink(ring, deep), height * 0.1, low, { bevel: 0, lid: null });
  slab(clay, theme.trim, shrink(ring, 0.08), low - 0.34, low - 0.16, { bevel: 0.05, floor: true });
  const high = low - 0.34 - height * 0.1;
  for (const { frame, length } of edges)
    clay.within(frame, () => {
      const n = Math.max(1, Math.round(length / 1.5));
      const step = (length - 0.44) / n;
      for (let k = 0; k <= n; k++) {
        const x = (k - n / 2) * step;
        clay.within({ at: [x, height * 0.1, -deep - 0.04] }, () =>
          block(clay, mixed(theme.wall, theme.trim, 0.3), [0.4, high, 0.4], [0, 0, 0], { bevel: 0.05, taper: 0.78 }),
        );
        if (k === n) continue;
        const mid = x + step / 2;
        if (k === n >> 1 && n > 1) {
          banner(site, mid, low - 0.3, high * 0.66, -deep);
          continue;
        }
        panel(clay, theme.trim, [0.34, high * 0.46, 0.05], [mid, height * 0.1 + high * 0.6, -deep], 0.03);
        panel(clay, BLACK, [0.12, high * 0.36, 0.012], [mid, height * 0.1 + high * 0.6, -deep + 0.05], 0.004, -0.35);
        for (let s = 0; s < 5; s++)
          panel(
            clay,
            mixed(theme.brick, theme.trim, 0.4 * random()),
            [0.32, 0.22, 0.03],
            [mid + (random() - 0.5) * (step - 0.7), height * 0.1 + high * random() * 0.86 + 0.1, -deep],
            0.02,
            0.2 * (random() - 0.5),
          );
      }
    });
};
/** A pillar that stands, or one that fell and broke. */
export const column: Build = site => {
  if (isPlatform(site)) return planked(site, column);
  const { clay, plot, height, inner, middle, ring, theme, random } = site;
  if (height > 1.6 * inner && inner > 0.15 && plot.w < 1.5 * plot.d) {
    slab(clay, theme.brick, ring, 0, height * 0.1, { bevel: 0.05 });
    clay.within({ at: [middle[0], height * 0.1, middle[1]] }, () => pillar(site, inner * 0.8, height * 0.8));
    return slab(clay, theme.trim, shrink(ring, inner * 0.08), height * 0.9, height, { bevel: 0.05, floor: true });
  }
  if (isRoomy(site)) return rubble(site);
  const r = Math.min(height / 2, plot.d / 2) * 0.98;
  clay.within(plot.frame, () => {
    const n = Math.max(2, Math.min(9, Math.round(plot.w / (r * 2.1))));
    const w = plot.w / n;
    for (let i = 0; i < n; i++) {
      const own = mixed(theme.brick, theme.trim, 0.25 + 0.4 * random());
      const size = i === 0 ? height / 2 : r * (0.9 + 0.1 * random());
      const at: Vec = [(i - n / 2) * w + 0.03, size, (plot.d / 2 - size) * (random() - 0.5)];
      clay.within({ at, turn: [0, 6 * (random() - 0.5), -90] }, () => fluted(site, own, size, w - 0.08 - (i % 3 === 1 ? 0.1 : 0)));
    }
    for (let i = 0; i < 10; i++)
      block(
        clay,
        mixed(theme.brick, theme.soil, 0.3),
        [0.16, 0.1, 0.12],
        [(random() - 0.5) * (plot.w - 0.3), 0, (i % 2 ? 1 : -1) * (plot.d / 2 - 0.12)],
        { bevel: 0.02, turn: 90 * random() },
      );
    if (theme.dusty > 0.3)
      for (const x of [-0.3, 0.1, 0.34])
        clump(site, [x * plot.w, height * 0.86, 0], [0.2, height * 0.1], mixed(theme.dust, theme.brick, 0.3), 6);
  });
};
const fluted = ({ clay }: Site, paint: { color: number }, r: number, long: number): void => {
  cylinder(clay, paint, [0, 0, 0], r * 0.86, long, { sides: 12 });
  const at = (y: number, rx: number) => ({ y, rx, crisp: true });
  loft(clay, paint, [at(0.03, r * 0.9), at(0.07, r), at(long - 0.07, r), at(long - 0.03, r * 0.9)], { sides: 14 });
};
