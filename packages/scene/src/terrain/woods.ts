import { isPlatform, isRoomy, planked } from './floors.js';
import { around, band, scattered } from './outline.js';
import { block, lid, shrink } from './shapes.js';
import type { Build, Flat, Site } from './site.js';
import { mixed } from './themes.js';
import { clump, frond, TREES, tuft } from './trees.js';

/** What grows lies on a patch of its own, whose edge is the outline. */
export const patch = (site: Site, high = 0.05): void => {
  const { clay, ring, theme } = site;
  const soil = mixed(theme.soil, theme.leaves[0]!, theme.build === 'adobe' ? 0.15 : 0.3);
  const inner = shrink(ring, 0.1);
  const edge = shrink(ring, 0.34);
  const at = ([x, z]: Flat, y: number) => [x, y, z] as const;
  for (const [i, corner] of ring.entries()) {
    const k = (i + 1) % ring.length;
    clay.face(soil, [at(corner, 0), at(ring[k]!, 0), at(inner[k]!, high), at(inner[i]!, high)], 0.12);
  }
  band(clay, mixed(soil, theme.dust, 0.3), inner, edge, high, 0.4);
  lid(clay, soil, edge, high, 0.26);
};
/** Trees along the edge of their patch: there is room to stand between them. */
export const woods: Build = site => {
  if (isPlatform(site)) return planked(site, woods);
  const { clay, ring, height, inner, outer, theme, random, pick } = site;
  patch(site);
  const grow = TREES[theme.tree];
  if (inner < 0.35 || height < 0.8) return thicket(site);
  const radius = Math.min(1, Math.max(0.3, inner * 0.4), height * 0.4);
  const path = shrink(ring, Math.min(inner * 0.6, radius, 0.7));
  const most = theme.tree === 'pine' ? 9 : 8;
  const trees = around(path, radius * 1.75, most);
  const shift = random();
  const limit = outer > 3 ? most + 4 : most;
  for (const [i, spot] of trees.slice(0, limit).entries()) {
    const next = trees[(i + 1) % trees.length]!;
    const at: Flat = [spot.at[0] + (next.at[0] - spot.at[0]) * shift * 0.5, spot.at[1] + (next.at[1] - spot.at[1]) * shift * 0.5];
    const deep = Math.max(0.1, site.depth(at));
    const tall = i === 0 ? height : height * (0.7 + 0.28 * random());
    clay.within({ at: [at[0], 0.03, at[1]], turn: [0, 360 * random(), 0] }, () =>
      grow(site, tall - 0.03, Math.min(deep + 0.04, radius * (0.85 + 0.25 * random()))),
    );
  }
  const rim = around(shrink(ring, 0.16), 0.5, 26);
  for (const { at } of rim) {
    if (random() < 0.62) tuft(site, at, 0.22 + 0.2 * random(), 0.16, 4);
    else if (random() < 0.4) block(clay, pick(theme.rock), [0.24, 0.12, 0.18], [at[0], 0.02, at[1]], { bevel: 0.04, turn: 180 * random() });
    else clump(site, [at[0], 0.1, at[1]], [0.15, 0.12], undefined, 5);
  }
  for (const at of scattered(site, 6, 0.5)) tuft(site, at, 0.09, 0.12, 3);
};
/** Bushes where no tree has room. */
const thicket: Build = site => {
  const { ring, height, inner, middle, random } = site;
  const r = Math.max(0.05, Math.min(0.5, inner * 0.8 || 0.1));
  clump(site, [middle[0], height * 0.5, middle[1]], [r, height * 0.5]);
  for (const { at } of around(shrink(ring, r), r * 1.6, 14))
    clump(site, [at[0], height * 0.4, at[1]], [r, height * (0.3 + 0.15 * random())]);
};
/** Bushes and ferns along an edge, grass within it. */
export const brush: Build = site => {
  if (isPlatform(site)) return planked(site, brush);
  const { ring, height, inner, theme, random, pick, clay } = site;
  patch(site, Math.min(0.04, height * 0.3));
  if (inner < 0.3 || height < 0.25) return thicket(site);
  const isJungle = theme.tree === 'palm' || theme.tree === 'broad';
  const wide = Math.min(0.5, inner * 0.4);
  const rim = around(shrink(ring, wide * 0.8), wide * 1.25, 22);
  for (const [i, { at }] of rim.entries()) {
    const tall = i % 4 === 0 ? height : height * (0.55 + 0.35 * random());
    if (i % 2 === 0 && isJungle) {
      const n = 6;
      clay.within({ at: [at[0], 0, at[1]] }, () => {
        for (let k = 0; k < n; k++)
          frond(site, pick(theme.leaves), [0, tall * 0.62, 0], (k / n) * 6.28 + random(), wide * 0.98, tall * (0.12 + 0.3 * (k % 2)), 0.2);
        for (let k = 0; k < 3; k++) frond(site, pick(theme.leaves), [0, tall * 0.3, 0], k * 2.1 + random(), wide * 0.3, -tall * 0.7, 0.3);
      });
      tuft(site, at, tall, wide * 0.3, 4);
    } else if (i % 4 === 1) {
      const paint = pick(theme.leaves);
      for (let k = 0; k < 3; k++) {
        const [a, size] = [k * 2.1 + i, wide * (0.62 - 0.1 * k)];
        clump(
          site,
          [at[0] + wide * 0.34 * Math.sin(a), tall * (0.26 + 0.17 * k), at[1] + wide * 0.34 * Math.cos(a)],
          [size, tall * 0.3],
          paint,
          6,
        );
      }
    } else tuft(site, at, tall, wide * 0.8, 8);
  }
  for (const at of scattered(site, isRoomy(site) ? 16 : 30, wide)) tuft(site, at, isRoomy(site) ? 0.16 : height * 0.7, 0.16, 3);
};
