import { ball, cylinder, loft, tube } from '../sculpt/shapes.js';
import type { Vec } from '../sculpt/vectors.js';
import { isPlatform, planked } from './floors.js';
import { countOn, onStrips } from './outline.js';
import { block, panel, shrink, slab } from './shapes.js';
import type { Build, Site } from './site.js';
import { AMBER, BLACK, CYAN, HAZARD, IRON, mixed, RED, RUST, STEEL, WHITE } from './themes.js';

/** A hand wheel that looks to the front. */
const wheel = ({ clay }: Site, at: Vec, r: number): void =>
  clay.within({ at, turn: [90, 0, 0] }, () => {
    const rim = Array.from({ length: 11 }, (_, i): Vec => [r * Math.cos((i * Math.PI) / 5), 0, r * Math.sin((i * Math.PI) / 5)]);
    tube(clay, RED_PAINT, rim, r * 0.17, { sides: 4 });
    for (const turn of [0, 90])
      clay.within({ turn: [0, turn, 0] }, () => block(clay, RED_PAINT, [2 * r, r * 0.14, r * 0.16], [0, -r * 0.07, 0], { bevel: 0.005 }));
    cylinder(clay, IRON, [0, -r * 0.6, 0], r * 0.18, r * 0.75, { sides: 6 });
  });
const RED_PAINT = { color: 0xb03a2a, gloss: 0.3 };
/** Pipes side by side on saddles, with flanges and valves. */
export const pipes: Build = site => {
  if (isPlatform(site)) return planked(site, pipes);
  const { clay, plot, height, theme, random } = site;
  let hasValve = false;
  onStrips(site, Math.min(1.4, Math.max(0.3, plot.d)), strip => {
    const { length, deep, share } = strip;
    const r = Math.min(height * 0.24, deep * 0.2);
    const paints = [STEEL, RUST, mixed(STEEL, theme.accent, 0.55)];
    const lines: readonly (readonly [z: number, y: number, r: number])[] = [
      [-deep / 2 + r * 1.12, height * 0.12 + r, r],
      [deep / 2 - r * 1.12, height * 0.12 + r, r],
      [0, height * 0.12 + r * 2.75, r * 0.86],
    ];
    const stops = Math.max(share < 0.15 ? 1 : 2, countOn(strip, 1.3, 6));
    for (const [k, [z, y, size]] of lines.entries()) {
      const at = (x: number, s: number) => ({ y: x, rx: s, crisp: true });
      clay.within({ at: [-length / 2, y, z], turn: [0, 0, -90] }, () =>
        loft(
          clay,
          paints[k]!,
          [
            { ...at(0.02, size * 1.14), paint: IRON },
            { ...at(0.12, size * 1.14) },
            at(0.12, size),
            ...Array.from({ length: stops - 1 }, (_, i) => {
              const x = ((i + 0.6 + 0.2 * k) * length) / stops;
              return [at(x, size), { ...at(x, size * 1.16), paint: IRON }, { ...at(x + 0.12, size * 1.16) }, at(x + 0.12, size)];
            }).flat(),
            { ...at(length - 0.12, size) },
            { ...at(length - 0.12, size * 1.14), paint: IRON },
            at(length - 0.02, size * 1.14),
          ],
          { sides: share < 0.15 ? 6 : share < 1 ? 7 : 10 },
        ),
      );
    }
    for (let i = 0; i < stops; i++) {
      const x = (i + 0.5 - stops / 2) * (length / stops) * 0.96;
      block(clay, mixed(theme.wall, IRON, 0.4), [0.2, height * 0.2, deep], [x, 0, 0], { bevel: 0.03 });
      block(clay, IRON, [0.1, height * 0.66, deep * 0.5], [x, 0, 0], { bevel: 0.02 });
    }
    const posts = hasValve && share < 0.3 ? [] : length > 3 && share === 1 ? [-0.28, 0.3] : [0.12];
    hasValve = true;
    for (const [k, part] of posts.entries())
      clay.within({ at: [part * length, 0, 0] }, () => {
        const wheelR = Math.min(0.26, height * 0.2, deep * 0.4);
        cylinder(clay, IRON, [0, 0, 0], 0.07, height - wheelR, { sides: 6 });
        block(clay, k ? HAZARD : STEEL, [0.34, 0.24, Math.min(deep * 0.8, 0.6)], [0, height * 0.5, 0], { bevel: 0.04 });
        wheel(site, [0, height - wheelR * 1.18, deep * 0.22 + 0.1 * random()], wheelR);
      });
  });
};
/** A drum for fuel with bands, a ladder and pipes at its foot. */
export const tank: Build = site => {
  const { clay, plot, inner, outer, height, middle, theme, ring } = site;
  if (inner < 0.3 || outer > 3.2 * inner) return planked({ ...site, piece: { ...site.piece, look: 'platform' } }, pipes);
  const isRound = inner / outer > 0.75;
  const count = isRound || !plot.isExact ? 1 : Math.min(4, Math.max(1, Math.round(plot.w / plot.d)));
  const r = isRound || count === 1 ? inner : Math.min(plot.d / 2, plot.w / count / 2);
  if (isPlatform(site)) return planked(site, tank);
  slab(clay, mixed(theme.wall, IRON, 0.4), ring, 0, Math.min(0.24, height * 0.1), { bevel: 0.06 });
  for (let i = 0; i < count; i++) {
    const along = (i + 0.5 - count / 2) * (plot.w / count);
    const at: Vec =
      count === 1 ? [middle[0], 0, middle[1]] : [plot.frame.at[0] + plot.frame.x[0] * along, 0, plot.frame.at[2] + plot.frame.x[2] * along];
    clay.within({ ...plot.frame, at }, () => drum(site, r * 0.97, i));
  }
};
const drum = (site: Site, r: number, i: number): void => {
  const { clay, height, theme } = site;
  const body = mixed(WHITE, theme.wall, 0.45);
  const foot = Math.min(0.24, height * 0.1);
  const shoulder = height * 0.86;
  const w = r * 0.9;
  const ringAt = (y: number, rx: number, options: object = {}) => ({ y, rx, crisp: true, ...options });
  const belt = (y: number, high: number, paint = STEEL) => [
    ringAt(y, w),
    ringAt(y, r * 0.97, { paint }),
    ringAt(y + high, r * 0.97),
    ringAt(y + high, w),
  ];
  const room = shoulder - foot;
  loft(
    clay,
    body,
    [
      ringAt(foot, r, { paint: IRON }),
      ringAt(foot + 0.14, r),
      ringAt(foot + 0.2, w),
      ...belt(foot + room * 0.3, 0.1),
      ringAt(foot + room * 0.52, w, { paint: theme.accent }),
      ringAt(foot + room * 0.62, w),
      ...belt(foot + room * 0.8, 0.1),
      ringAt(shoulder, w),
      ringAt(shoulder, r, { paint: STEEL }),
      ringAt(shoulder + 0.1, r, { shade: 0.15 }),
      ringAt(shoulder + 0.1, w * 0.94, { paint: mixed(body, theme.dust, theme.dusty * 0.5) }),
      { y: height * 0.935, rx: w * 0.66 },
      ringAt(height * 0.955, w * 0.26, { paint: IRON }),
      ringAt(height, w * 0.22),
      ringAt(height, 0.002),
    ],
    { sides: 20 },
  );
  // Railing around the dome, a ladder, a pipe that goes down, and a lamp.
  const posts = 10;
  const rail = Math.min(0.3, height - shoulder - 0.14);
  if (rail > 0.1)
    for (let k = 0; k < posts; k++) {
      const a = (2 * Math.PI * k) / posts;
      const b = (2 * Math.PI * (k + 1)) / posts;
      const p = (angle: number, y: number): Vec => [r * 0.95 * Math.sin(angle), y, r * 0.95 * Math.cos(angle)];
      tube(clay, HAZARD, [p(a, shoulder + 0.1), p(a, shoulder + 0.1 + rail), p(b, shoulder + 0.1 + rail)], 0.022, { sides: 3 });
    }
  clay.within({ turn: [0, i % 2 ? 60 : -30, 0] }, () => {
    for (const dx of [-0.2, 0.2]) tube(clay, STEEL, [[dx, foot, w + 0.05], [dx, shoulder, w + 0.05]], 0.03, { sides: 4 }); // biome-ignore format: one line
    for (let y = foot + 0.3; y < shoulder; y += 0.34) block(clay, STEEL, [0.4, 0.05, 0.04], [0, y, w + 0.05], { bevel: 0 });
  });
  clay.within({ turn: [0, 130, 0] }, () => {
    tube(clay, RUST, [[0, foot + 0.1, r * 0.98], [0, height * 0.5, r * 0.98], [0, height * 0.52, w * 0.9]], 0.1, { sides: 6 }); // biome-ignore format: one line
    wheel(site, [0.3, foot + 0.5, w + 0.06], 0.18);
    panel(clay, BLACK, [0.5, 0.4, 0.06], [-0.45, foot + 0.6, w - 0.06], 0.02);
    panel(clay, i % 2 ? AMBER : CYAN, [0.3, 0.08, 0.08], [-0.45, foot + 0.66, w - 0.06], 0.01);
  });
};
/** A column of rings that glows from inside. */
export const reactor: Build = site => {
  if (isPlatform(site)) return planked(site, reactor);
  const { clay, inner, height, middle, theme, ring } = site;
  if (inner < 0.12) return slab(clay, STEEL, ring, 0, height);
  slab(clay, mixed(theme.wall, IRON, 0.5), ring, 0, height * 0.07, { bevel: 0.06 });
  slab(clay, IRON, shrink(ring, 0.16), height * 0.07, height * 0.12, { bevel: 0.05 });
  const r = inner * 0.96;
  const rows = Math.max(2, Math.min(6, Math.round(height)));
  const [from, to] = [height * 0.12, height * 0.84];
  const each = (to - from) / rows;
  const at = (y: number, share: number, options: object = {}) => ({ y, rx: r * share, crisp: true, ...options });
  clay.within({ at: [middle[0], 0, middle[1]] }, () => {
    loft(
      clay,
      STEEL,
      [
        ...Array.from({ length: rows }, (_, i) => {
          const y = from + i * each;
          const slim = 0.82 - 0.12 * Math.sin((Math.PI * (i + 0.5)) / rows);
          return [
            at(y, slim, { paint: i % 2 ? STEEL : mixed(STEEL, theme.accent, 0.4) }),
            at(y + each * 0.5, slim),
            at(y + each * 0.56, slim * 0.7, { paint: CYAN }),
            at(y + each * 0.9, slim * 0.7, { paint: IRON }),
            at(y + each * 0.96, slim * 1.02),
          ];
        }).flat(),
        at(to, 0.9, { paint: IRON }),
        at(to + height * 0.04, 0.98),
        at(to + height * 0.08, 0.7, { paint: CYAN }),
        at(to + height * 0.1, 0.6, { paint: STEEL }),
        { y: height * 0.985, rx: r * 0.3 },
        at(height, 0.1),
      ],
      { sides: 16 },
    );
    for (let i = 0; i < 4; i++)
      clay.within({ turn: [0, 45 + i * 90, 0] }, () => {
        for (const [y0, y1, z0, z1] of [[from, height * 0.36, 0.97, 0.8], [to, height * 0.62, 0.95, 0.74]] as const) // biome-ignore format: one line
          tube(clay, IRON, [[0, y0, r * z0], [0, y1, r * z1]], [r * 0.09, r * 0.06], { sides: 4 }); // biome-ignore format: one line
        panel(clay, i % 2 ? AMBER : RED, [r * 0.3, 0.1, 0.05], [0, height * 0.095, r * 0.86], 0.01);
      });
  });
  ball(clay, CYAN, [middle[0], height * 0.95, middle[1]], r * 0.2, { sides: 8, rows: 4 });
};
