import { describe, expect, it } from 'vitest';
import { type Clay, createClay } from '../src/sculpt/clay.js';
import { cloth, drape } from '../src/sculpt/cloth.js';
import type { Mesh } from '../src/sculpt/mesh.js';
import { ball, box, cylinder, limb, loft, prism, tube } from '../src/sculpt/shapes.js';

const WHITE = { color: 0xdddddd };
/** What the triangles enclose: negative or far too small when some face inwards or are missing. */
const volumeOf = ({ positions: p }: Mesh): number => {
  let sum = 0;
  for (let i = 0; i < p.length; i += 9) {
    const [ax, ay, az, bx, by, bz, cx, cy, cz] = p.slice(i, i + 9) as unknown as number[];
    sum += (ax! * (by! * cz! - bz! * cy!) + ay! * (bz! * cx! - bx! * cz!) + az! * (bx! * cy! - by! * cx!)) / 6;
  }
  return sum;
};
const meshOf = (sculpt: (clay: Clay) => void): Mesh => {
  const clay = createClay();
  sculpt(clay);
  return clay.finish();
};
/** Each triangle's normals look to the side from which its corners run counterclockwise. */
const inwardsOf = ({ positions: p, normals: n }: Mesh): number => {
  let count = 0;
  for (let i = 0; i < p.length; i += 9) {
    const u = [p[i + 3]! - p[i]!, p[i + 4]! - p[i + 1]!, p[i + 5]! - p[i + 2]!];
    const v = [p[i + 6]! - p[i]!, p[i + 7]! - p[i + 1]!, p[i + 8]! - p[i + 2]!];
    const cross = [u[1]! * v[2]! - u[2]! * v[1]!, u[2]! * v[0]! - u[0]! * v[2]!, u[0]! * v[1]! - u[1]! * v[0]!];
    const mean = [0, 1, 2].map(k => n[i + k]! + n[i + 3 + k]! + n[i + 6 + k]!);
    if (cross[0]! * mean[0]! + cross[1]! * mean[1]! + cross[2]! * mean[2]! <= 0) count++;
  }
  return count;
};
const SHAPES: Readonly<Record<string, readonly [number, (clay: Clay) => void]>> = {
  'a box': [6, clay => box(clay, WHITE, [1, 2, 3], [4, 5, 6], { bevel: 0.02 })],
  'a plain box': [6, clay => box(clay, WHITE, [1, 2, 3], [0, 0, 0], { bevel: 0 })],
  'a ball': [(4 / 3) * Math.PI, clay => ball(clay, WHITE, [1, 1, 1], 1, { sides: 24, rows: 16 })],
  'a cylinder': [Math.PI * 2, clay => cylinder(clay, WHITE, [0, 0, 0], 1, 2, { sides: 40, turn: [90, 20, 0] })],
  'a limb': [Math.PI * 2, clay => limb(clay, WHITE, [1, 0, 0], [-1, 0, 0], [[0, 1], [1, 1]], { sides: 40 })], // biome-ignore format: one line
  'a loft': [2, clay => loft(clay, WHITE, [{ y: 0, rx: 0.5, power: 80 }, { y: 1, rx: 0.5, power: 80, crisp: true }, { y: 2, rx: 0.5, power: 80 }], { sides: 64 })], // biome-ignore format: one line
  'a tube': [Math.PI * 2, clay => tube(clay, WHITE, [[0, 0, 0], [0, 0, 1], [0, 0, 2]], 1, { sides: 40 })], // biome-ignore format: one line
  'a prism': [2, clay => prism(clay, WHITE, [[0, 0], [1, 0], [1, 1], [0, 1]], 0, 2, { bevel: 0.01 })], // biome-ignore format: one line
};

describe('clay', () => {
  for (const [name, [volume, sculpt]] of Object.entries(SHAPES))
    it(`makes ${name} that looks outwards all around`, () => {
      const mesh = meshOf(sculpt);
      // A prism stands on the ground: it has no bottom, which lies in y = 0 and encloses nothing.
      expect(Math.abs(volumeOf(mesh) / volume - 1)).toBeLessThan(0.06);
      expect(inwardsOf(mesh)).toBe(0);
    });
  it('keeps a mirrored part outside out', () => {
    const mesh = meshOf(clay => clay.within({ scale: [-1, 1, 1], at: [2, 0, 0] }, () => box(clay, WHITE, [1, 1, 1])));
    expect(volumeOf(mesh)).toBeGreaterThan(0.8);
    expect(inwardsOf(mesh)).toBe(0);
  });
  it('shows cloth from both sides', () => {
    const flat = meshOf(clay => cloth(clay, WHITE, [[[0, 0, 0], [1, 0, 0]], [[0, 1, 0], [1, 1, 0]]])); // biome-ignore format: one line
    const looks = new Set<number>();
    for (let i = 2; i < flat.normals.length; i += 3) looks.add(Math.round(flat.normals[i]!));
    expect([...looks].toSorted()).toEqual([-1, 0, 1]);
    const cape = meshOf(clay => drape(clay, WHITE, [{ y: 0, rx: 1 }, { y: 1, rx: 0.5 }], { arc: [120, 240], folds: 3, depth: 0.1 })); // biome-ignore format: one line
    expect(inwardsOf(cape)).toBe(0);
    expect(volumeOf(cape)).toBeGreaterThan(0);
  });
  it('paints what looks up lighter than what looks down, and edges lighter than faces', () => {
    const { colors, normals } = meshOf(clay => box(clay, WHITE, [1, 1, 1]));
    const red = (y: number): number => {
      for (let i = 0; i < normals.length; i += 3) if (Math.abs(normals[i + 1]! - y) < 1e-6) return colors[i]!;
      throw new Error(`no corner looks to y = ${y}`);
    };
    expect(red(1)).toBeGreaterThan(red(0));
    expect(red(0)).toBeGreaterThan(red(-1));
    expect(red(Math.SQRT1_2)).toBeGreaterThan(red(1));
  });
  it('washes recesses', () => {
    const open = meshOf(clay => box(clay, WHITE, [1, 0.1, 1], [0, 0, 0], { bevel: 0 }));
    const covered = meshOf(clay => {
      box(clay, WHITE, [1, 0.1, 1], [0, 0, 0], { bevel: 0 });
      box(clay, WHITE, [1, 0.1, 1], [0, 0.16, 0], { bevel: 0 });
    });
    const darkest = ({ colors, normals }: Mesh): number => Math.min(...colors.filter((_, i) => i % 3 === 0 && normals[i + 1]! > 0.9));
    expect(darkest(covered)).toBeLessThan(0.9 * darkest(open));
  });
});
