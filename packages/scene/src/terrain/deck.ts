import { tube } from '../sculpt/shapes.js';
import type { Vec } from '../sculpt/vectors.js';
import { isOpen, isPlatform, planked, plate } from './floors.js';
import { around } from './outline.js';
import { block, ladder, panel, shrink, slab } from './shapes.js';
import type { Build, Site } from './site.js';
import { AMBER, BLACK, CYAN, HAZARD, IRON, mixed, RUST, STEEL } from './themes.js';

/** A floor of gratings on posts with braces; where sight ends at it machines stand under it. */
export const scaffold: Build = site => {
  const { clay, ring, edges, height, theme, piece, inner } = site;
  const metal = mixed(STEEL, theme.dust, theme.dusty * 0.1);
  const low = plate(
    site,
    { paint: mixed(theme.floor, STEEL, 0.3), trim: mixed(HAZARD, IRON, 0.12), joint: BLACK, tile: [0.62, 0.62], border: 0.13 },
    0.26,
  );
  if (piece.bottom > 0 || low < 0.3 || inner < 0.3) return under(site, low);
  const post = Math.min(0.24, inner * 0.3);
  const inside = shrink(ring, post * 0.55);
  const isClosed = !isOpen(site);
  if (isClosed) machines(site, low);
  for (const [i, { frame, length }] of edges.entries()) {
    const [x, z] = inside[i]!;
    block(clay, metal, [post, low, post], [x, 0, z], { bevel: 0.03 });
    block(clay, IRON, [post * 1.5, 0.1, post * 1.5], [x, 0, z], { bevel: 0.02 });
    clay.within(frame, () => {
      const bays = Math.max(1, Math.round(length / 2.4));
      const each = (length - post) / bays;
      const storeys = Math.max(1, Math.round(low / 2.8));
      for (let s = 0; s < storeys; s++) {
        const [y0, y1] = [(s * low) / storeys + 0.1, ((s + 1) * low) / storeys];
        for (let b = 0; b < bays; b++) {
          const [x0, x1] = [(b - bays / 2) * each, (b + 1 - bays / 2) * each];
          const from: Vec = (b + s) % 2 ? [x0, y1, -post * 0.55] : [x0, y0, -post * 0.55];
          const to: Vec = (b + s) % 2 ? [x1, y0, -post * 0.55] : [x1, y1, -post * 0.55];
          if (!isClosed || s > 0) tube(clay, RUST, [from, to], 0.045, { sides: 4 });
          if (b > 0) block(clay, metal, [post * 0.8, y1 - y0, post * 0.8], [x0, y0, -post * 0.55], { bevel: 0.02 });
        }
        if (s > 0) block(clay, metal, [length - post, 0.12, 0.12], [0, y0 - 0.1, -post * 0.55], { bevel: 0.02 });
      }
      for (let x = -length / 2 + 0.5; x < length / 2 - 0.3; x += 0.85)
        panel(clay, BLACK, [0.34, 0.1, 0.012], [x, height - 0.15, -0.004], 0.004);
      if (i === 0) ladder(clay, HAZARD, length * 0.22, low, -0.12, 0.5);
    });
  }
};
/** Beams under a floor that hangs in the air, or is too low for posts. */
const under = (site: Site, low: number): void => {
  const { clay, ring, theme } = site;
  if (low > 0.05)
    slab(clay, mixed(theme.wall, IRON, 0.5), shrink(ring, Math.min(0.2, site.inner * 0.2)), 0, low, {
      bevel: 0.03,
      lid: null,
      floor: true,
    });
};
const machines = (site: Site, low: number): void => {
  const { clay, ring, edges, theme, pick } = site;
  const deep = Math.min(0.34, site.inner * 0.3);
  const core = shrink(ring, deep);
  slab(clay, mixed(IRON, theme.wall, 0.25), core, 0, low, { bevel: 0, lid: null });
  for (const { frame, length } of edges)
    clay.within(frame, () => {
      const n = Math.max(1, Math.round((length - 0.8) / 1.1));
      for (let s = 0; s < Math.max(1, Math.round(low / 2.8)); s++)
        for (let k = 0; k < n; k++) {
          const w = (length - 0.8) / n;
          const x = (k + 0.5 - n / 2) * w;
          const y = s * 2.8 + 0.1;
          const h = Math.min(2.3, low - y - 0.2);
          if (h < 0.3) continue;
          panel(clay, mixed(STEEL, theme.wall, 0.4), [w * 0.88, h, deep * 0.45], [x, y + h / 2, -deep], 0.05);
          const z = -deep * 0.55;
          const what = pick(['lamp', 'grille', 'plate'] as const);
          if (what === 'grille')
            for (let g = 0; g < 4; g++) panel(clay, BLACK, [w * 0.6, h * 0.07, 0.02], [x, y + h * (0.3 + 0.13 * g), z], 0.005);
          else
            panel(
              clay,
              what === 'lamp' ? pick([CYAN, AMBER]) : theme.accent,
              [w * 0.44, what === 'lamp' ? 0.1 : h * 0.24, 0.02],
              [x, y + h * 0.62, z],
              0.01,
            );
        }
    });
};
/** A raised floor of stone: steps of slabs under it, carved panels around. */
export const dais: Build = site => {
  const { clay, ring, edges, height, theme, inner } = site;
  const stone = theme.brick;
  const low = plate(
    site,
    { paint: mixed(theme.floor, theme.trim, 0.35), trim: theme.trim, joint: mixed(theme.soil, BLACK, 0.3), tile: [0.9, 0.9], border: 0.24 },
    Math.min(0.32, height * 0.25),
  );
  const lip = Math.min(0.1, inner * 0.15);
  const plinth = Math.min(0.4, height * 0.18);
  slab(clay, stone, ring, 0, plinth * 0.6, { bevel: 0.05 });
  slab(clay, stone, shrink(ring, lip * 0.5), plinth * 0.6, plinth, { bevel: 0.05 });
  slab(clay, mixed(stone, theme.soil, 0.25), shrink(ring, lip * 2), plinth, low, { bevel: 0, lid: null });
  if (low - plinth < 0.3) return;
  for (const [i, { frame, length }] of edges.entries())
    clay.within(frame, () => {
      const n = Math.max(1, Math.round(length / 1.3));
      const w = length / n;
      const high = low - plinth;
      for (let k = 0; k < n; k++) {
        const x = (k + 0.5 - n / 2) * w;
        if (w > 0.5) panel(clay, mixed(stone, theme.trim, 0.3), [w * 0.66, high * 0.72, lip], [x, plinth + high * 0.48, -lip * 2], 0.05);
        if (w > 0.5 && (i + k) % 2 === 0) panel(clay, theme.accent, [w * 0.2, high * 0.42, 0.03], [x, plinth + high * 0.5, -lip], 0.015);
      }
      for (let k = 0; k <= n; k++) {
        const x = Math.max(-length / 2 + 0.14, Math.min(length / 2 - 0.14, (k - n / 2) * w));
        panel(clay, stone, [0.26, high, lip * 1.4], [x, plinth + high / 2, -lip * 2], 0.04, 0.05);
      }
    });
};
/** A hole in the ground, painted there; around it a rope on stakes. */
export const pit: Build = site => {
  if (isPlatform(site)) return planked(site, pit);
  const { clay, ring, height, theme, random } = site;
  const isMetal = theme.build === 'plated';
  const [pole, rope] = isMetal ? [STEEL, HAZARD] : [theme.bark, mixed(theme.bark, theme.trim, 0.6)];
  const stones = around(shrink(ring, 0.12), 0.42, 40);
  for (const { at, inwards } of stones) {
    const size = 0.13 + 0.16 * random();
    block(
      clay,
      mixed(theme.rock[0]!, theme.rock[2]!, random()),
      [size * 1.5, size * 0.7, size],
      [at[0] + inwards[0] * 0.06 * random(), 0, at[1] + inwards[1] * 0.06],
      { bevel: size * 0.2, turn: 180 * random() },
    );
  }
  const stakes = around(shrink(ring, 0.1), 1.7, 24);
  const heads = stakes.map(({ at: [x, z] }, i): Vec => [x, height * (i % 2 ? 0.92 : 0.97), z]);
  for (const [i, [x, , z]] of heads.entries()) {
    block(clay, pole, [0.1, height, 0.1], [x, 0, z], { bevel: 0.02, turn: 40 * random(), taper: 0.7 });
    const next = heads[(i + 1) % heads.length]!;
    const here: Vec = [x, height * 0.8, z];
    const there: Vec = [next[0], height * 0.8, next[2]];
    const sag: Vec = [(x + next[0]) / 2, height * 0.62, (z + next[2]) / 2];
    tube(clay, rope, [here, sag, there], 0.025, { sides: 3 });
  }
};
