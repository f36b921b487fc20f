import { linear, luminance, type Rgb, rgb, tone } from './colors.js';
import type { Mesh, Paint } from './mesh.js';
import { recessOf } from './occlusion.js';
import { add, cross, type Frame, frameOf, isMirrored, length, nest, type Placement, place, sub, unit, type Vec, WORLD } from './vectors.js';

/** A row of points that a skin goes over. */
export interface Row {
  readonly points: readonly Vec[];
  readonly paint?: Paint | undefined;
  /** Lighter above 0, darker below. */
  readonly shade?: number | undefined;
  /** The same for each point: folds. */
  readonly shades?: readonly number[] | undefined;
  /** An edge: light is not smoothed across it, and it gets a highlight. */
  readonly crisp?: boolean | undefined;
}
/** What is modelled into one mesh. Shapes (`shapes.ts`, `cloth.ts`) add to it. */
export interface Clay {
  /** Sculpts in a nested space. */
  readonly within: (placement: Placement | Frame, sculpt: () => void) => void;
  /** A flat face with its corners counterclockwise. */
  readonly face: (paint: Paint, corners: readonly Vec[], shade?: number) => void;
  /** A surface over rows of equally many points, seen from where the points of a row run to the right and the rows upwards. */
  readonly skin: (paint: Paint, rows: readonly Row[], closed?: boolean) => void;
  readonly triangles: () => number;
  /** The mesh as it is painted: base colour, light from above, wash in recesses and low parts, highlights on edges. */
  readonly finish: () => Mesh;
}
export interface ClayOptions {
  /** How finely recesses are looked for, in inches. */
  readonly grain?: number;
  /** How much the wash darkens recesses: 1 unless told. */
  readonly wash?: number;
  /** How much lighter surfaces become that look up: 1 unless told. */
  readonly light?: number;
  /** Up to where the lower part is darker, in inches. */
  readonly dirt?: number;
}
const NO_AREA = 1e-9;
const isFrame = (placement: Placement | Frame): placement is Frame => 'x' in placement;

export const createClay = ({ grain = 0.035, wash = 1, light = 1, dirt = 0 }: ClayOptions = {}): Clay => {
  // Corners, each of which several triangles share, and the triangles: three corners each.
  const positions: number[] = [],
    normals: number[] = [],
    shades: number[] = [],
    paints: Paint[] = [],
    corners: number[] = [];
  let frame = WORLD,
    isFlipped = false;

  /** Adds a corner; its number. */
  const corner = (at: Vec, normal: Vec, shade: number, paint: Paint): number => {
    positions.push(at[0], at[1], at[2]);
    normals.push(normal[0], normal[1], normal[2]);
    shades.push(shade);
    return paints.push(paint) - 1;
  };
  const area = (a: Vec, b: Vec, c: Vec): Vec => (isFlipped ? cross(sub(c, a), sub(b, a)) : cross(sub(b, a), sub(c, a)));
  const pointOf = (i: number): Vec => [positions[3 * i]!, positions[3 * i + 1]!, positions[3 * i + 2]!];
  const triangle = (a: number, b: number, c: number): void => {
    if (length(area(pointOf(a), pointOf(b), pointOf(c))) < NO_AREA) return;
    if (isFlipped) corners.push(a, c, b);
    else corners.push(a, b, c);
  };

  const face: Clay['face'] = (paint, ring, shade = 0) => {
    const at = ring.map(v => place(frame, v));
    let normal: Vec = [0, 0, 0];
    for (let i = 1; i + 1 < at.length; i++) normal = add(normal, area(at[0]!, at[i]!, at[i + 1]!));
    normal = unit(normal);
    const all = at.map(v => corner(v, normal, shade, paint));
    for (let i = 1; i + 1 < at.length; i++) triangle(all[0]!, all[i]!, all[i + 1]!);
  };
  /** One stretch of a skin between two edges. */
  const band = (paint: Paint, rows: readonly Row[], closed: boolean): void => {
    const at = rows.map(({ points }) => points.map(v => place(frame, v)));
    const width = at[0]!.length;
    const columns = closed ? width : width - 1;
    const sums: Vec[][] = at.map(row => row.map((): Vec => [0, 0, 0]));
    const gather = (i: number, j: number, normal: Vec): void => {
      sums[i]![j] = add(sums[i]![j]!, normal);
    };
    const shared = new Map<string, Vec>();
    for (let i = 0; i + 1 < at.length; i++)
      for (let j = 0; j < columns; j++) {
        const k = (j + 1) % width;
        const [a, b, c, d] = [at[i]![j]!, at[i]![k]!, at[i + 1]![k]!, at[i + 1]![j]!];
        const normal = add(area(a, b, c), area(a, c, d));
        gather(i, j, normal);
        gather(i, k, normal);
        gather(i + 1, k, normal);
        gather(i + 1, j, normal);
      }
    // Points of a row that fall together (the pole of a ball) share one normal.
    const keyOf = (v: Vec): string => v.map(n => Math.round(n * 4096)).join();
    for (const i of [0, at.length - 1])
      if (keyOf(at[i]![0]!) === keyOf(at[i]![width >> 1]!)) {
        shared.clear();
        for (const [j, v] of at[i]!.entries()) shared.set(keyOf(v), add(shared.get(keyOf(v)) ?? [0, 0, 0], sums[i]![j]!));
        for (const [j, v] of at[i]!.entries()) sums[i]![j] = shared.get(keyOf(v))!;
      }
    const rowOf = (i: number, worn: Paint): number[] => {
      const { shade = 0, shades, crisp } = rows[i]!;
      return at[i]!.map((v, j) => corner(v, unit(sums[i]![j]!), shade + (shades?.[j] ?? 0) + (crisp ? 0.3 : 0), worn));
    };
    let upper: number[] | undefined;
    for (let i = 0; i + 1 < at.length; i++) {
      // A row's paint reaches up to the next row: borders between colours stay sharp.
      const own = rows[i]!.paint ?? paint;
      const lower: number[] = upper && (rows[i - 1]!.paint ?? paint) === own ? upper : rowOf(i, own);
      upper = rowOf(i + 1, own);
      for (let j = 0; j < columns; j++) {
        const k = (j + 1) % width;
        triangle(lower[j]!, lower[k]!, upper[k]!);
        triangle(lower[j]!, upper[k]!, upper[j]!);
      }
    }
  };
  const skin: Clay['skin'] = (paint, rows, closed = true) => {
    let from = 0;
    for (let i = 1; i < rows.length; i++)
      if (i === rows.length - 1 || rows[i]!.crisp) {
        band(paint, rows.slice(from, i + 1), closed);
        from = i;
      }
  };
  const within: Clay['within'] = (placement, sculpt) => {
    const [outer, outerFlipped] = [frame, isFlipped];
    frame = nest(outer, isFrame(placement) ? placement : frameOf(placement));
    isFlipped = isMirrored(frame);
    sculpt();
    frame = outer;
    isFlipped = outerFlipped;
  };

  /** A list of numbers of the corners, as triangles have them. */
  const spread = (of: ArrayLike<number>, each: number): Float32Array => {
    const all = new Float32Array(corners.length * each);
    for (let i = 0; i < corners.length; i++) for (let k = 0; k < each; k++) all[each * i + k] = of[each * corners[i]! + k]!;
    return all;
  };
  const finish = (): Mesh => {
    const colors = new Float32Array(positions.length),
      surfaces = new Float32Array((positions.length / 3) * 2);
    const solid = spread(positions, 3);
    const recess = recessOf(solid, grain);
    const bases = new Map<number, Rgb>();
    for (const [i, { color, glow = 0, gloss = 0 }] of paints.entries()) {
      const base = bases.get(color) ?? rgb(color);
      bases.set(color, base);
      const [x, y, z] = pointOf(i);
      const [nx, ny, nz] = [normals[3 * i]!, normals[3 * i + 1]!, normals[3 * i + 2]!];
      const up = light * (ny > 0 ? 0.34 * ny : 0.3 * ny);
      const low = dirt > 0 ? 0.3 * Math.max(0, 1 - y / dirt) : 0;
      const amount = up + shades[i]! - low - wash * 0.85 * recess(x, y, z, nx, ny, nz);
      const painted = tone(base, amount * (1 - glow) + glow * 0.15 * (1 - luminance(base)));
      for (const k of [0, 1, 2] as const) colors[3 * i + k] = linear(Math.min(1, Math.max(0, painted[k])));
      surfaces[2 * i] = glow;
      surfaces[2 * i + 1] = gloss;
    }
    return { positions: solid, normals: spread(normals, 3), colors: spread(colors, 3), surfaces: spread(surfaces, 2) };
  };
  return { within, face, skin, triangles: () => corners.length / 3, finish };
};
