import type { Paint } from '../sculpt/mesh.js';
import type { Vec } from '../sculpt/vectors.js';
import { cutOf, isPlatform } from './floors.js';
import { around, band, type Spot } from './outline.js';
import { lid } from './shapes.js';
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
/** The flat top of a rock: bare along the edge, covered in the middle. */
const cap = ({ clay, middle, height, theme, random }: Site, ring: readonly Flat[], paint: Paint): void => {
  const dust = mixed(paint, theme.dust, 0.3 + 0.5 * theme.dusty);
  const rim = ring.map(([x, z], i): Flat => {
    const by = 0.1 + 0.16 * (0.5 + 0.5 * Math.sin(i * 1.7)) * random();
    return [x + (middle[0] - x) * by, z + (middle[1] - z) * by];
  });
  band(clay, paint, ring, rim, height, 0.3);
  lid(clay, dust, rim, height);
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
/** A crag nobody stands on. */
export const rock: Build = site => {
  if (isPlatform(site)) return mesa(site);
  const { theme, height } = site;
  const top = strata(site, {
    profile: t => 0.02 + 0.38 * t ** 1.6,
    rough: 0.15,
    layers: Math.min(7, Math.max(2, Math.round(height / 0.45))),
    paints: theme.rock,
  });
  peak(site, top);
};
/** The last of a rock: a slanting top, not a lid. */
const peak = ({ clay, middle, height, theme, random }: Site, ring: readonly Flat[]): void => {
  const paint = mixed(theme.rock.at(-1)!, theme.dust, theme.dusty * 0.8);
  for (const [i, [x, z]] of ring.entries()) {
    const [nx, nz] = ring[(i + 1) % ring.length]!;
    clay.face(paint, [[x, height, z], [nx, height, nz], [middle[0], height, middle[1]]], 0.12 * (random() - 0.3)); // biome-ignore format: one line
  }
};
/** A needle of rock. */
export const spire: Build = site => {
  if (isPlatform(site)) return mesa(site);
  const { theme, height } = site;
  const top = strata(site, {
    profile: t => 0.02 + (t < 0.14 ? 0.8 * t : 0.11 + 0.5 * ((t - 0.14) / 0.86) ** 1.3),
    rough: 0.16,
    layers: Math.min(11, Math.max(3, Math.round(height / 0.5))),
    paints: theme.rock,
    spacing: 0.46,
  });
  peak(site, top);
};
