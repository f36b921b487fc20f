import { isPlatform, planked } from './floors.js';
import { countOn, onStrips, type Strip } from './outline.js';
import { block, decal, panel, slab } from './shapes.js';
import type { Build, Site } from './site.js';
import { AMBER, BLACK, HAZARD, IRON, mixed, STEEL } from './themes.js';

/** A wall in sections under copings; a high one is broken here and there. */
export const wall: Build = site => {
  if (isPlatform(site)) return planked(site, wall);
  const { clay, plot, ring, height, theme } = site;
  const deep = Math.min(0.8, Math.max(0.3, plot.d));
  if (!plot.isExact && site.inner < 0.5) return slab(clay, theme.wall, ring, 0, height, { bevel: 0.05 });
  onStrips(site, deep, strip => (theme.build === 'plated' ? plated(site, strip) : masonry(site, strip)));
};
const plated = (site: Site, strip: Strip): void => {
  const { length, deep } = strip;
  const { clay, theme, height, random } = site;
  const n = countOn(strip, 1.15, 12);
  const w = length / n;
  const base = Math.min(0.26, height * 0.2);
  block(clay, mixed(theme.wall, IRON, 0.45), [length, base, deep], [0, 0, 0], { bevel: 0.05 });
  for (let i = 0; i < n; i++) {
    const x = (i + 0.5 - n / 2) * w;
    const post = 0.22;
    block(clay, theme.wall, [w - post * 0.6, height - base - 0.1, deep * 0.56], [x, base, 0], { bevel: 0.04 });
    for (const turn of [0, 180])
      clay.within({ at: [x, base, 0], turn: [0, turn, 0] }, () => {
        panel(
          clay,
          mixed(theme.wall, theme.trim, 0.4),
          [w * 0.62, (height - base) * 0.56, 0.05],
          [0, (height - base) * 0.46, deep * 0.28],
          0.04,
        );
        if (random() < 0.3) panel(clay, IRON, [w * 0.42, 0.07, 0.04], [0, (height - base) * 0.6, deep * 0.28 + 0.04], 0.01);
      });
    const lidPaint = mixed(theme.trim, theme.dust, random() < theme.dusty ? 0.7 : 0.1);
    block(clay, theme.trim, [w - 0.05, 0.15, deep * 0.84], [x, height - 0.15, 0], { bevel: 0.045, lid: lidPaint });
  }
  for (let i = 0; i <= n; i++) {
    const x = Math.max(-length / 2 + 0.12, Math.min(length / 2 - 0.12, (i - n / 2) * w));
    block(clay, mixed(theme.wall, IRON, 0.25), [0.22, height - 0.06, deep * 0.78], [x, 0, 0], { bevel: 0.04, taper: 0.9 });
  }
  if (height > 2)
    for (const turn of [0, 180])
      clay.within({ turn: [0, turn, 0] }, () => decal(clay, theme.accent, length * 0.8, 0.12, [0, height * 0.8, deep * 0.4]));
};
/** Courses of stone; where it is high its top is broken off in steps. */
const masonry = (site: Site, strip: Strip): void => {
  const { length, deep } = strip;
  const { clay, theme, height, random } = site;
  const courses = Math.min(5, Math.max(2, Math.round(height / 0.42)));
  const high = height / courses;
  const isBroken = height > 2 || site.piece.kind === 'ruins';
  const n = countOn(strip, Math.max(0.62, high * 1.2), 64 / courses);
  const step = length / n;
  const crest = Array.from({ length: n + 1 }, (_, i) => {
    if (!isBroken) return courses;
    const wave = 0.5 + 0.5 * Math.sin(i * 1.35 + random() * 1.5);
    return Math.max(Math.ceil(courses * 0.45), Math.round(courses * (0.55 + 0.5 * wave)));
  });
  crest[Math.floor(n * 0.4)] = courses;
  const paint = theme.build === 'adobe' ? theme.wall : theme.brick;
  // No light falls through the joints of what blocks sight.
  for (let i = 0; i < n; i++) {
    const solid = Math.min(crest[i]!, crest[i + 1]!) * high - 0.05;
    block(clay, mixed(paint, theme.soil, 0.5), [step, solid, deep * 0.7], [(i + 0.5 - n / 2) * step, 0, 0], { bevel: 0 });
  }
  for (let j = 0; j < courses; j++) {
    const shift = j % 2 ? 0.5 : 0;
    const isCoping = !isBroken && j === courses - 1;
    for (let i = 0; i < n + (shift ? 1 : 0); i++) {
      const [a, b] = [Math.max(0, i - shift), Math.min(n, i + 1 - shift)];
      if (j >= crest[Math.min(n, i)]! || b - a < 0.1) continue;
      const isTop = isCoping || j === crest[Math.min(n, i)]! - 1;
      const w = (b - a) * step - 0.035;
      const d = deep * (isCoping ? 1 : 0.86 + 0.1 * random() - 0.04 * (j / courses));
      const own = mixed(isCoping ? theme.trim : paint, theme.soil, 0.22 * random());
      const top = isTop && random() < theme.dusty ? mixed(own, theme.dust, 0.7) : own;
      block(clay, own, [w, high - 0.02, d], [((a + b) / 2 - n / 2) * step, j * high + (isTop ? 0.02 : 0), (random() - 0.5) * 0.05 * deep], {
        bevel: 0.035,
        lid: top,
      });
    }
  }
};
/** A concrete barrier with stripes. */
export const barrier: Build = site => {
  if (isPlatform(site)) return planked(site, barrier);
  const { clay, plot, height, theme } = site;
  const paint = mixed(theme.wall, IRON, 0.25);
  onStrips(site, Math.min(0.9, Math.max(0.3, plot.d)), strip => {
    const { length, deep } = strip;
    const n = countOn(strip, 1.4, 10);
    const w = length / n;
    for (let i = 0; i < n; i++) {
      const x = (i + 0.5 - n / 2) * w;
      block(clay, mixed(paint, BLACK, 0.3), [w - 0.05, height * 0.2, deep], [x, 0, 0], { bevel: 0.05 });
      block(clay, paint, [w - 0.09, height * 0.36, deep * 0.86], [x, height * 0.2, 0], { bevel: 0.02, taper: 0.86 });
      block(clay, paint, [w - 0.09, height * 0.44, deep * 0.7], [x, height * 0.56, 0], {
        bevel: 0.05,
        taper: 0.96,
        lid: mixed(theme.trim, theme.dust, theme.dusty * 0.5),
      });
      for (const turn of [0, 180])
        clay.within({ at: [x, height * 0.75, 0], turn: [0, turn, 0] }, () => {
          for (let k = 0; k < 4; k++) stripe(site, (k - 1.5) * (w / 4.9), w / 13, height * 0.24, deep * 0.352);
        });
      const lamp = i % 2 ? AMBER : HAZARD;
      block(clay, lamp, [0.16, 0.05, 0.16], [x - w * 0.36, height - 0.05, 0], { bevel: 0.01 });
    }
  });
};
const stripe = ({ clay }: Site, x: number, w: number, h: number, z: number): void =>
  clay.face(HAZARD, [[x - w - h * 0.25, -h / 2, z], [x + w - h * 0.25, -h / 2, z], [x + w + h * 0.25, h / 2, z - 0.012], [x - w + h * 0.25, h / 2, z - 0.012]]); // biome-ignore format: one line
/** Shields of steel on struts, or stakes and timber, with sandbags at their feet. */
export const barricade: Build = site => {
  if (isPlatform(site)) return planked(site, barricade);
  const { clay, plot, theme, height } = site;
  const isTimber = theme.build === 'masonry';
  onStrips(site, Math.min(1.1, Math.max(0.3, plot.d)), strip => {
    if (isTimber) return timber(site, strip);
    const { length, deep } = strip;
    const n = countOn(strip, 0.95, 6);
    const w = length / n;
    const metal = mixed(STEEL, theme.dust, theme.dusty * 0.12);
    for (let i = 0; i < n; i++) {
      const x = (i + 0.5 - n / 2) * w;
      clay.within({ at: [x, 0, -deep * 0.1], turn: [-9, 0, 0] }, () => {
        const high = height * 0.99;
        block(clay, metal, [w - 0.06, high, 0.14], [0, 0, 0], { bevel: 0.035 });
        panel(clay, mixed(metal, theme.accent, 0.6), [w * 0.66, high * 0.3, 0.035], [0, high * 0.68, 0.07], 0.02);
        panel(clay, IRON, [w * 0.72, high * 0.1, 0.05], [0, high * 0.4, 0.07], 0.01);
        panel(clay, HAZARD, [w * 0.82, 0.07, 0.03], [0, high * 0.93, 0.07], 0.01);
        for (const dx of [-0.36, 0.36]) panel(clay, IRON, [0.08, high * 0.9, 0.055], [dx * w, high * 0.5, 0.07], 0.01);
      });
      for (const dx of [-0.3, 0.3])
        clay.within({ at: [x + dx * w, 0.02, -deep * 0.44], turn: [24, 0, 0] }, () =>
          block(clay, IRON, [0.09, height * 0.8, 0.09], [0, 0, 0], { bevel: 0.02 }),
        );
    }
    clay.within({ at: [0, 0, deep * 0.31] }, () => bags(site, { ...strip, deep: deep * 0.36 }, height * 0.42));
  });
};
const timber = (site: Site, strip: Strip): void => {
  const { length, deep } = strip;
  const { clay, theme, height, random } = site;
  const n = countOn(strip, 0.36, 16);
  for (const [y, z] of [[height * 0.24, 0.1], [height * 0.62, 0.04]] as const) // biome-ignore format: one line
    block(clay, theme.bark, [length, height * 0.15, 0.16], [0, y, z * deep], { bevel: 0.04 });
  for (let i = 0; i < n; i++) {
    const x = (i + 0.5 - n / 2) * (length / n);
    const tall = i === n >> 1 ? height / Math.cos(0.12) : height * (0.78 + 0.2 * random());
    const wood = mixed(theme.bark, theme.trim, 0.1 + 0.3 * random());
    clay.within({ at: [x, 0, -deep * 0.08], turn: [-7, 0, 0] }, () => {
      block(clay, wood, [Math.min(0.26, (length / n) * 0.82), tall * 0.86, 0.2], [0, 0, 0], { bevel: 0.03 });
      block(clay, mixed(wood, theme.trim, 0.4), [Math.min(0.26, (length / n) * 0.82), tall * 0.14, 0.2], [0, tall * 0.86, 0], {
        bevel: 0.01,
        taper: 0.35,
      });
    });
    if (i % 3 === 1)
      clay.within({ at: [x, 0, -deep * 0.46], turn: [28, 0, 0] }, () =>
        block(clay, theme.bark, [0.12, height * 0.8, 0.12], [0, 0, 0], { bevel: 0.03 }),
      );
  }
  clay.within({ at: [0, 0, deep * 0.32] }, () => bags(site, { ...strip, deep: deep * 0.34 }, height * 0.36));
};
/** Layers of sandbags along x. */
const bags = ({ clay, random, pick, theme }: Site, strip: Strip, height: number): void => {
  const { length, deep } = strip;
  const layers = Math.max(1, Math.min(4, Math.round(height / 0.3)));
  const high = height / layers;
  for (let l = 0; l < layers; l++) {
    const span = length - l * 0.24 * Math.min(1, length / 3);
    const n = countOn({ ...strip, length: span }, 0.56, 28 / layers);
    const w = span / n;
    const rows = deep > 0.62 ? (l < layers - 1 ? 2 : 1) : 1;
    for (let i = 0; i < n; i++)
      for (let r = 0; r < rows; r++) {
        const x = (i + 0.5 - n / 2) * w + (l % 2 ? 0 : 0.04) * (random() - 0.5);
        const d = Math.min(0.5, deep * (rows > 1 ? 0.54 : 0.8));
        const z = rows > 1 ? (r - 0.5) * (deep - d) * (1 - 0.2 * l) : 0;
        const paint = mixed(pick(SACKS), theme.dust, theme.dusty * (l === layers - 1 ? 0.45 : 0.12));
        block(clay, paint, [w * 0.97, high * 1.04 - (l === layers - 1 ? high * 0.04 : 0), d], [x, l * high, z], {
          bevel: Math.min(high * 0.36, w * 0.25, d * 0.3),
          turn: Math.min(1, 0.6 / w) * 9 * (random() - 0.5),
        });
      }
  }
};
const SACKS = [0xa58f63, 0x978158, 0xb29b6d].map(color => ({ color }));
export const sandbags: Build = site => {
  if (isPlatform(site)) return planked(site, sandbags);
  onStrips(site, Math.min(1, Math.max(0.3, site.plot.d)), strip => bags(site, strip, site.height));
};
