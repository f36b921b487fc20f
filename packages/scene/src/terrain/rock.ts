import type { Paint } from '../sculpt/mesh.js';
import { cross, sub, unit, type Vec } from '../sculpt/vectors.js';
import { cutOf, isPlatform } from './floors.js';
import { around, band, type Spot, scattered } from './outline.js';
import { lid, shrink } from './shapes.js';
import type { Build, Flat, Site } from './site.js';
import { mixed } from './themes.js';

/** How far a rock is drawn in at a share of its height, as a share of the way to its middle. */
type Profile = (share: number) => number;
interface Layers {
  readonly profile: Profile;
  /** How much single columns and layers differ from it. */
  readonly rough: number;
  readonly layers: number;
  readonly paints: readonly Paint[];
  readonly spacing?: number;
}
const pulled = ({ at: [x, z] }: Spot, [mx, mz]: Flat, share: number): Flat => [x + (mx - x) * share, z + (mz - z) * share];
/** Layers of rock with ledges between them. Its highest outline is the return value. */
export const strata = (site: Site, { profile, rough, layers, paints, spacing = 0.5 }: Layers): Flat[] => {
  const { clay, ring, middle, height, random, theme } = site;
  const spots = around(ring, spacing, 34);
  const columns = spots.map((_, i) => 0.5 + 0.5 * Math.sin(i * 2.4 + random() * 1.6));
  const isFlat = isPlatform(site);
  const most = isFlat ? 2 * cutOf(site, 0.12) : 0;
  const steps = Array.from({ length: layers }, (_, j) => {
    const t = (j + (j === 0 || j === layers - 1 ? 0 : 0.5 * (random() - 0.5))) / layers;
    const own = rough * (random() - 0.3) * 0.8;
    return { t, own };
  });
  const outline = (j: number, isTop: boolean): Flat[] =>
    spots.map((spot, i) => {
      const share = (j + (isTop ? 1 : 0)) / layers;
      if (isFlat && isTop && j === layers - 1) {
        const by = most * 0.5 * columns[i]!;
        return [spot.at[0] + spot.inwards[0] * by, spot.at[1] + spot.inwards[1] * by];
      }
      const jut =
        rough * (columns[i]! * (0.55 + 0.45 * Math.min(1, share * 2)) + 0.55 * random()) + Math.max(0, steps[j]!.own) * (j > 0 ? 1 : 0);
      return pulled(spot, middle, Math.min(0.97, Math.max(0, profile(share) + (j === 0 && !isTop ? 0.2 * jut : jut))));
    });
  let below: Flat[] | null = null;
  let top: Flat[] = [];
  for (let j = 0; j < layers; j++) {
    const low = outline(j, false);
    top = outline(j, true);
    const paint = paints[j % paints.length]!;
    const [y0, y1] = [steps[j]!.t * height, j + 1 < layers ? steps[j + 1]!.t * height : height];
    const lip = Math.min(0.09, (y1 - y0) * 0.25);
    const edgeOf = (at: Flat, inner: Flat, by: number): Flat => [at[0] + (inner[0] - at[0]) * by, at[1] + (inner[1] - at[1]) * by];
    const n = spots.length;
    for (let i = 0; i < n; i++) {
      const k = (i + 1) % n;
      const tone = 0.2 * (random() - 0.5);
      const v = (p: Flat, y: number): Vec => [p[0], y, p[1]];
      if (below) {
        const isDusty = random() < theme.dusty * 0.8;
        clay.face(
          isDusty ? mixed(paint, theme.dust, 0.75) : paint,
          [v(below[i]!, y0), v(below[k]!, y0), v(low[k]!, y0), v(low[i]!, y0)],
          isDusty ? 0.1 : 0.25,
        );
      }
      clay.face(paint, [v(low[i]!, y0), v(low[k]!, y0), v(top[k]!, y1 - lip), v(top[i]!, y1 - lip)], tone);
      const isLast = isFlat && j === layers - 1;
      const [a, b] = isLast ? [top[i]!, top[k]!] : [edgeOf(top[i]!, middle, 0.035), edgeOf(top[k]!, middle, 0.035)];
      clay.face(paint, [v(top[i]!, y1 - lip), v(top[k]!, y1 - lip), v(b, y1), v(a, y1)], tone + 0.38);
    }
    below = top.map(at => (isFlat && j === layers - 1 ? at : edgeOf(at, middle, 0.035)));
  }
  return below!;
};
/** The flat top of a rock: lighter along the edge, with flat patches of what lies and grows there. */
const cap = (site: Site, ring: readonly Flat[], paint: Paint): void => {
  const { clay, height, theme, random, depth, inner } = site;
  const rim = shrink(ring, Math.min(0.22, inner * 0.14));
  if (rim !== ring) band(clay, paint, ring, rim, height, 0.34);
  lid(clay, paint, rim, height - 0.012, 0.04);
  const dust = mixed(paint, theme.dust, 0.45 + 0.4 * theme.dusty);
  const taken: (readonly [Flat, number])[] = [];
  for (const at of scattered(site, 26, 0.5)) {
    const size = Math.min(depth(at) - 0.26, 0.3 + 0.55 * random());
    if (size < 0.24 || taken.some(([[x, z], r]) => Math.hypot(x - at[0], z - at[1]) < r + size + 0.04)) continue;
    taken.push([at, size]);
    const turn = 6 * random();
    const blob = Array.from({ length: 9 }, (_, i): Vec => {
      const r = size * (0.7 + 0.3 * random());
      const a = turn - (2 * Math.PI * i) / 9;
      const [along, across] = [r * Math.cos(a), r * Math.sin(a) * 0.55];
      return [at[0] + along * Math.cos(turn) - across * Math.sin(turn), height, at[1] + along * Math.sin(turn) + across * Math.cos(turn)];
    });
    clay.face(taken.length % 3 ? mixed(paint, dust, 0.6) : mixed(paint, theme.rock[0]!, 0.3), blob, 0.08 * random());
  }
};
/** Rock one may stand on. */
export const mesa: Build = site => {
  if (!isPlatform(site)) return rock(site);
  const { theme, height } = site;
  const layers = Math.min(7, Math.max(2, Math.round(height / 0.5)));
  const waist = 0.1;
  const top = strata(site, {
    profile: t => waist * Math.sin(Math.PI * Math.min(1, t * 1.02)) * 0.6,
    rough: 0.09,
    layers,
    paints: theme.rock,
    spacing: 0.42,
  });
  cap(site, top, mixed(theme.rock.at(-1)!, theme.floor, 0.3));
};
interface Crag {
  /** From the bottom up: at which share of the height a row lies, and how far it is drawn in. */
  readonly rows: readonly (readonly [share: number, pull: number])[];
  readonly rough: number;
}
/** A block of facets: no two alike, dust on those that look up. */
const crag = (site: Site, { rows, rough }: Crag): void => {
  const { clay, ring, middle, height, theme, random, inner } = site;
  const spots = around(ring, Math.max(0.3, Math.min(0.6, inner * 0.4)), 30);
  const n = spots.length;
  const lean: Flat = [middle[0] + inner * 0.3 * (random() - 0.5), middle[1] + inner * 0.3 * (random() - 0.5)];
  const points = rows.map(([share, pull], j) =>
    spots.map((spot, i): Vec => {
      const isFoot = j === 0;
      const own = isFoot ? pull * random() : pull + rough * (random() - 0.4) + rough * 0.5 * Math.sin(i * 2.1 + j * 0.7);
      const [x, z] = pulled(spot, lean, Math.min(0.94, Math.max(0, own)));
      const y = isFoot ? 0 : height * Math.min(0.985, share + ((0.1 * (random() - 0.5)) / rows.length) * 3);
      return [x, y, z];
    }),
  );
  const peak: Vec = [lean[0], height, lean[1]];
  const facet = (a: Vec, b: Vec, c: Vec): void => {
    const up = unit(cross(sub(b, a), sub(c, a)))[1];
    const share = (a[1] + b[1] + c[1]) / (3 * height);
    const stone = theme.rock[Math.min(theme.rock.length - 1, Math.floor(share * theme.rock.length * 0.6 + 1.7 * random()))]!;
    const isDusty = up > 0.52 && random() < theme.dusty + 0.2;
    clay.face(isDusty ? mixed(stone, theme.dust, 0.72) : stone, [a, b, c], 0.22 * (random() - 0.5) + 0.2 * share);
  };
  for (let j = 0; j + 1 < points.length; j++)
    for (let i = 0; i < n; i++) {
      const k = (i + 1) % n;
      const [a, b, c, d] = [points[j]![i]!, points[j]![k]!, points[j + 1]![k]!, points[j + 1]![i]!];
      if ((i + j) % 2) {
        facet(a, b, c);
        facet(a, c, d);
      } else {
        facet(a, b, d);
        facet(b, c, d);
      }
    }
  const last = points.at(-1)!;
  for (let i = 0; i < n; i++) facet(last[i]!, last[(i + 1) % n]!, peak);
};
/** A crag nobody stands on. */
export const rock: Build = site => {
  if (isPlatform(site)) return mesa(site);
  crag(site, { rows: [[0, 0.05], [0.14, 0.02], [0.32, 0.06], [0.5, 0.13], [0.66, 0.22], [0.8, 0.34], [0.91, 0.52], [0.97, 0.74]], rough: 0.13 }); // biome-ignore format: one line
};
/** A needle of rock. */
export const spire: Build = site => {
  if (isPlatform(site)) return mesa(site);
  crag(site, { rows: [[0, 0.05], [0.08, 0.04], [0.18, 0.16], [0.34, 0.22], [0.5, 0.34], [0.66, 0.42], [0.8, 0.56], [0.92, 0.7], [0.98, 0.84]], rough: 0.13 }); // biome-ignore format: one line
};
