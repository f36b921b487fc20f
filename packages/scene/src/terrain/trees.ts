import type { Paint } from '../sculpt/mesh.js';
import { tube } from '../sculpt/shapes.js';
import type { Vec } from '../sculpt/vectors.js';
import { blade } from './shapes.js';
import type { Site } from './site.js';
import { mixed } from './themes.js';

/** A tree on the origin, so high and so wide. */
export type Tree = (site: Site, height: number, radius: number) => void;
const turnOf = (i: number, n: number): number => (2 * Math.PI * i) / n;

/** A heap of leaves: a ball of facets, lighter and darker ones. */
export const clump = (
  { clay, random, pick, theme }: Site,
  at: Vec,
  [rx, ry]: readonly [number, number],
  paint: Paint = pick(theme.leaves),
  sides = 7,
): void => {
  const levels = [-0.55, 0.1, 0.68];
  const point = (level: number, i: number): Vec => {
    const r = Math.sqrt(1 - level * level) * (0.86 + 0.14 * Math.sin(i * 4.1 + level * 9 + at[0] * 5));
    const a = turnOf(i + (level > 0 ? 0.5 : 0), sides);
    return [at[0] + rx * r * Math.sin(a), at[1] + ry * level, at[2] + rx * r * Math.cos(a)];
  };
  const [low, high]: [Vec, Vec] = [[at[0], at[1] - ry * 0.8, at[2]], [at[0], at[1] + ry, at[2]]]; // biome-ignore format: one line
  const dust = random() < theme.dusty * 0.4;
  const tone = (): number => 0.3 * (random() - 0.5);
  for (let i = 0; i < sides; i++) {
    const k = (i + 1) % sides;
    clay.face(paint, [low, point(levels[0]!, k), point(levels[0]!, i)], -0.3);
    for (const j of [0, 1]) {
      const [a, b, c, d] = [point(levels[j]!, i), point(levels[j]!, k), point(levels[j + 1]!, k), point(levels[j + 1]!, i)];
      const own = tone();
      clay.face(paint, [a, b, c], own);
      clay.face(paint, [a, c, d], own + 0.1);
    }
    clay.face(dust ? mixed(paint, theme.dust, 0.6) : paint, [point(levels[2]!, i), point(levels[2]!, k), high], 0.1 + tone());
  }
};
const pine: Tree = (site, height, radius) => {
  const { clay, theme, pick, random } = site;
  const leaf = pick(theme.leaves);
  const points = 9;
  const tiers = Math.max(3, Math.min(6, Math.round(height / 0.68)));
  tube(clay, theme.bark, [[0, 0, 0], [0, height * 0.5, 0]], [Math.min(0.13, radius * 0.2), 0.07], { sides: 6 }); // biome-ignore format: one line
  const from = 0.19;
  const isSnowy = theme.dusty > 0.3 && theme.build === 'plated';
  for (let t = 0; t < tiers; t++) {
    const share = t / tiers;
    const y = height * (from + (1 - from) * share * 0.93);
    const high = t === tiers - 1 ? height - y : (height * (1 - from) * 1.75) / tiers;
    const r = radius * (1 - share * 0.86) * (0.94 + 0.06 * random());
    const turn = t * 0.9 + random();
    const rim = (i: number): Vec => {
      const long = i % 2 ? 0.7 : 1;
      const a = turnOf(i, points * 2) + turn;
      return [r * long * Math.sin(a), y + (i % 2 ? high * 0.1 : 0), r * long * Math.cos(a)];
    };
    const tip: Vec = [0, y + high, 0];
    const mid = (i: number): Vec => {
      const v = rim(i);
      return [v[0] * 0.5, y + high * 0.5, v[2] * 0.5];
    };
    for (let i = 0; i < points * 2; i++) {
      const [a, b] = [rim(i), rim((i + 1) % (points * 2))];
      const tone = (i % 2 ? 0.06 : -0.06) + 0.1 * (random() - 0.5) + 0.16 * share;
      const snow = isSnowy && random() < theme.dusty;
      if (snow) {
        clay.face(leaf, [a, b, mid((i + 1) % (points * 2)), mid(i)], tone);
        clay.face(mixed(leaf, theme.dust, 0.8), [mid(i), mid((i + 1) % (points * 2)), tip], tone + 0.1);
      } else clay.face(leaf, [a, b, tip], tone);
      clay.face(leaf, [b, a, [0, y + high * 0.22, 0]], -0.45);
    }
  }
};
const broad: Tree = (site, height, radius) => {
  const { clay, theme, random } = site;
  const lean = [0.12 * radius * (random() - 0.5), 0.12 * radius * (random() - 0.5)] as const;
  const fork: Vec = [lean[0], height * 0.45, lean[1]];
  tube(clay, theme.bark, [[0, 0, 0], [lean[0] * 0.5, height * 0.12, lean[1] * 0.5], fork], [radius * 0.26, radius * 0.15, radius * 0.11], { sides: 7 }); // biome-ignore format: one line
  const n = 5;
  const start = 6 * random();
  for (let i = 0; i < n; i++) {
    const a = turnOf(i, n) + start;
    const y = height * (0.56 + 0.16 * random());
    const size = radius * (0.5 + 0.1 * random());
    const at: Vec = [(radius - size) * Math.sin(a), y, (radius - size) * Math.cos(a)];
    if (i % 2 === 0) tube(clay, theme.bark, [[fork[0], fork[1] * 0.9, fork[2]], at], [radius * 0.09, radius * 0.05], { sides: 5 }); // biome-ignore format: one line
    clump(site, at, [size, height * 0.15]);
  }
  clump(site, [0, height * 0.83, 0], [radius * 0.62, height * 0.17]);
};
const thorn: Tree = (site, height, radius) => {
  const { clay, theme, random } = site;
  const start = 6 * random();
  const fork: Vec = [radius * 0.16, height * 0.36, 0];
  tube(clay, theme.bark, [[0, 0, 0], [radius * -0.05, height * 0.16, radius * 0.06], fork], [radius * 0.18, radius * 0.12, radius * 0.1], { sides: 6 }); // biome-ignore format: one line
  const n = 3;
  for (let i = 0; i < n; i++) {
    const a = turnOf(i, n) + start;
    const size = radius * 0.66;
    const y = height * (0.68 + 0.11 * i);
    const at: Vec = [(radius - size) * Math.sin(a), y, (radius - size) * Math.cos(a)];
    tube(clay, theme.bark, [fork, [at[0] * 0.7, (fork[1] + y) / 2, at[2] * 0.7], at], [radius * 0.09, radius * 0.06, radius * 0.03], { sides: 5 }); // biome-ignore format: one line
    clump(site, [at[0], i === n - 1 ? height * 0.93 : at[1], at[2]], [size, height * 0.07], undefined, 8);
  }
};
/** A leaf like a feather, bent down, seen from both sides. */
export const frond = ({ clay }: Site, paint: Paint, root: Vec, heading: number, long: number, droop: number, wide = 0.24): void => {
  const [s, c] = [Math.sin(heading), Math.cos(heading)];
  const spine = [0, 0.4, 0.75, 1].map(
    (t): Vec => [root[0] + s * long * t, root[1] + droop * (0.5 * t - 1.5 * t * t), root[2] + c * long * t],
  );
  const broadness = [0.3, 1, 0.8, 0];
  const side = (i: number, k: number): Vec => {
    const w = long * wide * broadness[i]! * k;
    return [spine[i]![0] + c * w, spine[i]![1] - Math.abs(w) * 0.45, spine[i]![2] - s * w];
  };
  for (let i = 0; i < 3; i++)
    for (const k of [-1, 1]) {
      const quad = [spine[i]!, side(i, k), side(i + 1, k), spine[i + 1]!];
      const up = k > 0 ? quad : quad.toReversed();
      for (const half of [up.slice(0, 3), [up[0]!, ...up.slice(2)]]) {
        clay.face(paint, half, 0.1 * k + 0.12 * i);
        clay.face(paint, half.toReversed(), -0.35);
      }
    }
};
const palm: Tree = (site, height, radius) => {
  const { clay, theme, random, pick } = site;
  const lean = 0.25 * radius * (random() - 0.5);
  const crown = height * 0.86;
  const bend = [0, 0.3, 0.65, 1].map((t): Vec => [lean * t * t, crown * t, lean * 0.6 * t]);
  tube(clay, theme.bark, bend, [radius * 0.2, radius * 0.12, radius * 0.1, radius * 0.13], { sides: 7 });
  const n = 9;
  for (let i = 0; i < n; i++) {
    const steep = i % 3;
    const root: Vec = [lean, crown - 0.02 * i, lean * 0.6];
    frond(
      site,
      pick(theme.leaves),
      root,
      turnOf(i, n) + 0.3 * random(),
      (radius - Math.abs(lean)) * (0.86 + 0.14 * random()),
      height * (0.05 + 0.09 * steep),
    );
  }
  for (let i = 0; i < 4; i++)
    blade(
      clay,
      pick(theme.leaves),
      [lean, crown - 0.1, lean * 0.6],
      [lean + 0.3 * radius * Math.sin(i * 1.6), height, lean * 0.6 + 0.3 * radius * Math.cos(i * 1.6)],
      0.07,
      0.1,
    );
};
export const TREES: Readonly<Record<'pine' | 'broad' | 'thorn' | 'palm', Tree>> = { pine, broad, thorn, palm };
/** Blades of grass around a point. */
export const tuft = (
  { clay, random, pick, theme }: Site,
  [x, z]: readonly [number, number],
  height: number,
  wide: number,
  blades = 4,
): void => {
  const paint = pick(theme.leaves);
  for (let i = 0; i < blades; i++) {
    const a = turnOf(i, blades) + 2 * random();
    const l = wide * (0.5 + 0.5 * random());
    blade(
      clay,
      paint,
      [x + 0.2 * l * Math.sin(a), 0, z + 0.2 * l * Math.cos(a)],
      [x + l * Math.sin(a), height * (0.7 + 0.3 * random()), z + l * Math.cos(a)],
      0.05 + wide * 0.08,
    );
  }
};
