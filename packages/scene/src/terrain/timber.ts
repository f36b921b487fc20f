import { tube } from '../sculpt/shapes.js';
import type { Vec } from '../sculpt/vectors.js';
import { isPlatform, planked, plate } from './floors.js';
import { around, band } from './outline.js';
import { strata } from './rock.js';
import { block, lid, shrink } from './shapes.js';
import type { Build, Flat, Site } from './site.js';
import { BLACK, mixed } from './themes.js';
import { clump, frond } from './trees.js';

const WOOD = { color: 0xb08a58 };
const HEART = { color: 0x8f6a40 };
/** Rings of growth, flat at a height. */
const growth = (site: Site, ring: readonly Flat[], y: number): void => {
  const steps = [0, 0.1, 0.3, 0.42, 0.62, 0.74];
  const outlines = steps.map(share => ring.map(([x, z]): Flat => [x + (site.middle[0] - x) * share, z + (site.middle[1] - z) * share]));
  for (let i = 0; i + 1 < outlines.length; i++) band(site.clay, i % 2 ? HEART : WOOD, outlines[i]!, outlines[i + 1]!, y, 0.08 * (i % 3));
  lid(site.clay, HEART, outlines.at(-1)!, y, 0.1);
};
/** Bark in ridges from the roots up: how far each height is drawn in, as a share of the way to the middle. */
const bark = (
  site: Site,
  rows: readonly (readonly [share: number, pull: number])[],
  rough: number,
): { readonly ridges: readonly number[]; readonly outline: (pull: number) => Flat[] } => {
  const { clay, ring, middle, height, theme, random } = site;
  const spots = around(ring, 0.3, 40);
  const n = spots.length;
  const ridges = spots.map((_, i) => (i % 2 ? 0.5 : 0) + 0.5 * random());
  const roots = spots.map((_, i) => 0.5 + 0.5 * Math.cos((i / n) * Math.PI * 2 * Math.max(4, Math.round(n / 5)) + ridges[0]! * 6));
  const at = ([share, pull]: readonly [number, number], i: number): Vec => {
    const flare = Math.max(0, 1 - share * 4.5);
    const by = Math.min(
      0.95,
      Math.max(0, pull * (1 - flare) + flare * pull * (1 - roots[i]!) * 1.15 + rough * ridges[i]! * (share > 0.95 ? 0.4 : 1)),
    );
    const [x, z] = spots[i]!.at;
    return [x + (middle[0] - x) * by, share * height, z + (middle[1] - z) * by];
  };
  for (let j = 0; j + 1 < rows.length; j++)
    for (let i = 0; i < n; i++) {
      const k = (i + 1) % n;
      const paint = j === 0 || random() < theme.dusty * 0.22 ? mixed(theme.bark, theme.dust, theme.dusty * 0.5) : theme.bark;
      clay.face(
        paint,
        [at(rows[j]!, i), at(rows[j]!, k), at(rows[j + 1]!, k), at(rows[j + 1]!, i)],
        (i % 2 ? 0.1 : -0.14) + 0.12 * (random() - 0.5),
      );
    }
  return { ridges, outline: pull => spots.map(({ at: [x, z] }): Flat => [x + (middle[0] - x) * pull, z + (middle[1] - z) * pull]) };
};
/** A giant tree, broken off: roots like walls, splinters around a hollow, leaves that grow from it again. */
export const trunk: Build = site => {
  if (isPlatform(site)) return stump(site);
  const { clay, height, inner, theme, random, middle, pick } = site;
  if (inner < 0.25) return log(site);
  const neck = 0.3;
  const { outline } = bark(site, [[0, neck], [0.05, neck], [0.13, neck], [0.24, neck], [0.5, neck + 0.02], [0.74, neck], [0.86, neck - 0.06]], 0.1); // biome-ignore format: one line
  const rim = outline(neck);
  const n = rim.length;
  const inside = outline(0.42);
  const peak = Math.floor(random() * n);
  for (let i = 0; i < n; i++) {
    const k = (i + 1) % n;
    const tall = (j: number): number => (j % n === peak ? 1 : 0.9 + 0.07 * Math.abs(Math.sin(j * 2.6)) - (j % 2 ? 0.035 : 0)) * height;
    const v = (p: Flat, y: number): Vec => [p[0], y, p[1]];
    clay.face(
      theme.bark,
      [v(rim[i]!, height * 0.85), v(rim[k]!, height * 0.85), v(rim[k]!, tall(k)), v(rim[i]!, tall(i))],
      i % 2 ? 0.1 : -0.1,
    );
    clay.face(WOOD, [v(rim[i]!, tall(i)), v(rim[k]!, tall(k)), v(inside[k]!, tall(k) - 0.12), v(inside[i]!, tall(i) - 0.12)], 0.3);
    clay.face(
      HEART,
      [v(inside[i]!, tall(i) - 0.12), v(inside[k]!, tall(k) - 0.12), v(inside[k]!, height * 0.84), v(inside[i]!, height * 0.84)],
      -0.1,
    );
  }
  growth(site, inside, height * 0.84);
  const r = inner * (1 - neck);
  const leaves = 9;
  for (let i = 0; i < leaves; i++) {
    const a = ((i + 0.4 * random()) / leaves) * 2 * Math.PI;
    const [s, c] = [Math.sin(a), Math.cos(a)];
    const y = height * (i % 2 ? 0.85 : 0.72) + 0.2 * random();
    const wide = Math.min(inner * 0.3, 0.52);
    clump(site, [middle[0] + s * (inner - wide), y, middle[1] + c * (inner - wide)], [wide, 0.2 + 0.1 * random()], undefined, 7);
    for (const turn of [-0.5, 0.6])
      frond(site, pick(theme.leaves), [middle[0] + s * r, y, middle[1] + c * r], a + turn, inner - r + 0.12, 0.5, 0.3);
    if (i % 3) continue;
    const drop = height * (0.2 + 0.3 * random());
    tube(clay, mixed(pick(theme.leaves), theme.bark, 0.4), [[middle[0] + s * r * 1.1, y, middle[1] + c * r * 1.1], [middle[0] + s * r * 1.04, (y + drop) / 2, middle[1] + c * r * 1.04], [middle[0] + s * r * 1.1, drop, middle[1] + c * r * 1.1]], 0.03, { sides: 3 }); // biome-ignore format: one line
  }
  for (let i = 0; i < 5; i++) {
    const a = i * 1.3 + random();
    clump(
      site,
      [middle[0] + Math.sin(a) * inner * 0.9, 0.14, middle[1] + Math.cos(a) * inner * 0.9],
      [0.3, 0.2],
      mixed(theme.dust, theme.leaves[0]!, 0.4),
      6,
    );
  }
};
/** A sawn tree: bark, roots, rings of growth on top. */
export const stump: Build = site => {
  const { clay, height, inner, theme, ring } = site;
  if (inner < 0.2) return planked(site, log);
  const { outline } = bark(site, [[0, 0.14], [0.06, 0.14], [0.2, 0.14], [0.45, 0.15], [0.75, 0.12], [0.9, 0.05], [0.97, 0]], 0.05); // biome-ignore format: one line
  const [rim, top] = [outline(0), outline(0.02)];
  for (const [i, [x, z]] of rim.entries()) {
    const k = (i + 1) % rim.length;
    clay.face(theme.bark, [[x, height * 0.965, z], [rim[k]![0], height * 0.965, rim[k]![1]], [top[k]![0], height, top[k]![1]], [top[i]![0], height, top[i]![1]]], 0.35); // biome-ignore format: one line
  }
  growth(site, top, height);
  for (const [i, [x, z]] of shrink(ring, 0.14).entries())
    if (i % 3 === 0) clump(site, [x, height * 0.35, z], [0.2, 0.16], mixed(theme.dust, theme.leaves[0]!, 0.5), 6);
};
/** A fallen tree; one that can be climbed has a walk of planks on it. */
export const log: Build = site => {
  if (isPlatform(site)) return bridge(site);
  const { clay, plot } = site;
  clay.within(plot.frame, () => trunkAlong(site, site.height));
};
/** Planks on joists that lie across the trunk. */
const bridge: Build = site => {
  const { clay, plot, theme, height } = site;
  if (!plot.isExact) return planked(site, log);
  const wood = mixed(theme.bark, WOOD, 0.55);
  const thick = Math.min(0.14, height * 0.25);
  const low = plate(
    site,
    { paint: wood, trim: mixed(theme.bark, WOOD, 0.3), joint: mixed(theme.bark, BLACK, 0.4), tile: [0.4, 40], border: 0.07 },
    thick,
  );
  clay.within(plot.frame, () => {
    trunkAlong(site, low - 0.1);
    for (const share of [-0.42, -0.14, 0.14, 0.42])
      block(clay, theme.bark, [0.2, 0.16, plot.d * 0.96], [share * plot.w, low - 0.16, 0], { bevel: 0.03 });
  });
};
const trunkAlong = (site: Site, high: number): void => {
  const { clay, plot, theme, random, pick } = site;
  const [ry, rz] = [high / 2, Math.min(plot.d / 2, high * 0.62) * 0.97];
  const [strips, columns] = [24, 4];
  const ridges = Array.from({ length: strips }, (_, i) => (i % 2 ? 0.95 : 0.985) + 0.015 * random());
  // The highest ridge is as high as the trunk.
  ridges[0] = 1;
  const around = (i: number, share: number, x: number): Vec => {
    const a = (2 * Math.PI * i) / strips;
    const r = share * ridges[i % strips]!;
    return [x, ry + ry * r * Math.cos(a), rz * r * Math.sin(a)];
  };
  const wood = mixed(theme.bark, theme.trim, 0.12);
  for (let i = 0; i < strips; i++)
    for (let k = 0; k < columns; k++) {
      const [x0, x1] = [(k / columns - 0.5) * plot.w, ((k + 1) / columns - 0.5) * plot.w];
      const own = random() < theme.dusty * 0.3 ? mixed(wood, theme.dust, 0.5) : wood;
      const strip = [around(i, 1, x0), around(i + 1, 1, x0), around(i + 1, 1, x1), around(i, 1, x1)];
      clay.face(own, strip, (i % 2 ? 0.14 : -0.1) + 0.14 * (random() - 0.5));
    }
  for (const side of [1, -1])
    for (const [share, paint] of [
      [1, theme.bark],
      [0.86, WOOD],
      [0.62, HEART],
      [0.42, WOOD],
      [0.2, HEART],
    ] as const) {
      // biome-ignore format: one line
      const end = Array.from({ length: strips }, (_, i) => around(i, share, side * (plot.w / 2 - 0.05 * share)));
      clay.face(paint, side > 0 ? end : end.toReversed(), 0.12);
    }
  for (let i = 0; i < 7; i++) {
    const x = (i / 6 - 0.5) * plot.w * 0.84;
    const side = i % 2 ? 1 : -1;
    clump(
      site,
      [x, high * (0.62 + 0.16 * random()), side * rz * 0.72],
      [0.26, high * 0.1],
      i % 3 ? mixed(theme.dust, pick(theme.leaves), 0.5) : undefined,
      6,
    );
    if (i % 3 === 0)
      frond(site, pick(theme.leaves), [x, high * 0.3, side * rz * 0.85], side > 0 ? 0.3 : 3.4, Math.min(0.5, rz * 0.3), 0.25);
  }
};
/** Earth held by roots. */
export const roots: Build = site => {
  const { clay, height, theme, random, ring, middle, inner } = site;
  const isFlat = isPlatform(site);
  const layers = Math.max(2, Math.min(3, Math.round(height / 1)));
  const soil = mixed(mixed(theme.soil, theme.bark, 0.3), theme.trim, 0.25);
  const top = strata(site, {
    profile: t => (isFlat ? 0.07 * Math.sin(Math.PI * t) + 0.02 : 0.04 + 0.3 * t * t),
    rough: isFlat ? 0.07 : 0.12,
    layers,
    paints: [soil, mixed(soil, theme.rock[0]!, 0.3), mixed(soil, theme.bark, 0.4)],
    spacing: 0.5,
  });
  const grass = mixed(theme.dust, theme.leaves[0]!, 0.35);
  const rim = top.map(([x, z], i): Flat => {
    const by = 0.07 + 0.1 * Math.sin(i * 1.9) ** 2;
    return [x + (middle[0] - x) * by, z + (middle[1] - z) * by];
  });
  band(clay, soil, top, rim, height, 0.2);
  lid(clay, grass, rim, height, 0.06);
  if (inner < 0.3) return;
  for (const [i, { at, inwards }] of around(ring, 0.5, 26).entries()) {
    const sway = (random() - 0.5) * 1.1;
    const p = (deep: number, share: number, k: number): Vec => [
      at[0] + inwards[0] * deep + inwards[1] * sway * k,
      height * share,
      at[1] + inwards[1] * deep - inwards[0] * sway * k,
    ];
    const thick = 0.07 + 0.09 * random();
    const from = i % 3 === 0 ? 0.62 : 0.97;
    const wood = mixed(theme.bark, theme.trim, 0.12 + 0.2 * random());
    tube(clay, wood, [p(0.2, from, 0), p(thick * 0.9, from * 0.72, 0.5), p(thick * 1.2, from * 0.36, 0.7 + 0.4 * random()), p(thick * 0.6, 0, 1.3)], [thick * 0.6, thick, thick * 1.1, thick * 1.5], { sides: 6 }); // biome-ignore format: one line
  }
  for (const { at, inwards } of around(ring, 1.3, 9))
    clump(site, [at[0] + inwards[0] * 0.24, height - 0.2, at[1] + inwards[1] * 0.24], [0.24, 0.18], undefined, 6);
};
