import {
  BackSide,
  BufferAttribute,
  BufferGeometry,
  Color,
  DoubleSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  type Object3D,
} from 'three';
import type { Mood } from '../light/moods.js';
import type { Mesh as Sculpture } from '../sculpt/mesh.js';
import type { TableSpace } from '../table/table-space.js';
import { SKIRT, sculptFrame } from './frame.js';

/** Colours at the corners of a surface. */
interface Shade {
  readonly at: readonly [number, number, number];
  readonly color: Color;
}
const colorOf = (hex: number): Color => new Color(hex);
const geometryOf = (shades: readonly Shade[], index?: readonly number[]): BufferGeometry => {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(shades.flatMap(({ at }) => at)), 3));
  geometry.setAttribute('color', new BufferAttribute(new Float32Array(shades.flatMap(({ color }) => color.toArray())), 3));
  if (index) geometry.setIndex([...index]);
  return geometry;
};
/** Rings of equally many corners, one inside the other, as a surface. */
const ringsOf = (rings: readonly (readonly Shade[])[]): BufferGeometry => {
  const n = rings[0]!.length;
  const index: number[] = [];
  for (let i = 0; i + 1 < rings.length; i++)
    for (let j = 0; j < n; j++) {
      const [a, b, c, d] = [i * n + j, i * n + ((j + 1) % n), (i + 1) * n + ((j + 1) % n), (i + 1) * n + j];
      index.push(a, b, c, a, c, d);
    }
  return geometryOf(rings.flat(), index);
};
const SIDES = 48;
const turns = Array.from({ length: SIDES }, (_, j) => (2 * Math.PI * (j + 0.5)) / SIDES);
const plain = (side: typeof BackSide | typeof DoubleSide): MeshBasicMaterial =>
  new MeshBasicMaterial({ vertexColors: true, side, toneMapped: false, fog: false, depthWrite: false });

/** A dome with colours from the floor to the zenith. */
const domeOf = (radius: number, bands: readonly (readonly [height: number, color: Color])[]): BufferGeometry =>
  ringsOf(
    bands.map(([y, color]) => {
      const r = Math.sqrt(Math.max(0, 1 - y * y));
      return turns.map(a => ({ at: [radius * r * Math.sin(a), radius * y, radius * r * Math.cos(a)] as const, color }));
    }),
  );
/** The floor on which the table stands: dark under it, lit beside it, lost far away. */
const floorOf = ({ width, depth }: TableSpace, { near, far }: Mood['room']): BufferGeometry => {
  const [lit, lost] = [colorOf(near), colorOf(far)];
  const rings: readonly (readonly [away: number, color: Color])[] = [
    [-2, lit.clone().multiplyScalar(0.12)],
    [1.4, lit.clone().multiplyScalar(0.3)],
    [4, lit.clone().multiplyScalar(0.82)],
    [9, lit.clone()],
    [22, lit.clone().lerp(lost, 0.6)],
    [60, lost.clone()],
    [150, lost.clone()],
  ];
  return ringsOf(
    rings.map(([away, color]) =>
      turns.map(a => {
        const [s, c] = [Math.sin(a), Math.cos(a)];
        const edge = Math.max(Math.abs(s), Math.abs(c));
        const at = [(s / edge) * (width / 2) + s * away, -SKIRT, (c / edge) * (depth / 2) + c * away] as const;
        return { at, color };
      }),
    ),
  );
};
/** How jagged the horizon is: sums of waves that close around it. */
const ridge = (a: number, seed: number): number =>
  [3, 7, 13, 29, 53].reduce((sum, k, i) => sum + Math.sin(a * k + seed * (i + 1) * 2.4) / (i + 1.6), 0) * 0.5 + 0.55;
/** The world around the table for an eye that stands on it: sky, haze, ridges far away, and ground up to them. */
const worldOf = ({ ground, horizon, zenith, far }: Mood['world']): readonly BufferGeometry[] => {
  const [low, haze, high, hills] = [ground, horizon, zenith, far].map(colorOf) as [Color, Color, Color, Color];
  const fine = Array.from({ length: 240 }, (_, j) => (2 * Math.PI * j) / 240);
  const range = (radius: number, height: number, seed: number, color: Color): BufferGeometry =>
    ringsOf([
      fine.map(a => ({ at: [radius * Math.sin(a), -2, radius * Math.cos(a)] as const, color: color.clone().lerp(haze, 0.45) })),
      fine.map(a => ({ at: [radius * Math.sin(a), height * (0.25 + ridge(a, seed)), radius * Math.cos(a)] as const, color })),
    ]);
  return [
    domeOf(140, [
      [-0.3, low],
      [-0.02, low.clone().lerp(haze, 0.35)],
      [0, haze],
      [0.1, haze.clone().lerp(high, 0.3)],
      [0.35, high.clone().lerp(haze, 0.2)],
      [1, high],
    ]),
    range(130, 11, 1, hills.clone().lerp(haze, 0.5)),
    range(118, 7, 5, hills),
    ringsOf([
      turns.map(a => ({ at: [20 * Math.sin(a), -0.6, 20 * Math.cos(a)] as const, color: low })),
      turns.map(a => ({ at: [117 * Math.sin(a), -0.6, 117 * Math.cos(a)] as const, color: low.clone().lerp(haze, 0.5) })),
    ]),
  ];
};
export interface Surroundings {
  readonly object: Object3D;
  /** The room for cameras above the table, the world for an eye on it. The room is shown until told. */
  readonly show: (view: 'room' | 'world') => void;
  readonly dispose: () => void;
}
const paintedOf = ({ positions, normals, colors }: Sculpture): BufferGeometry => {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(normals, 3));
  geometry.setAttribute('color', new BufferAttribute(colors, 3));
  return geometry;
};
/** The table's frame and the room around it. */
export const createSurroundings = (space: TableSpace, mood: Mood): Surroundings => {
  const { frame, lines } = sculptFrame(space, mood.frame);
  const steel = new Mesh(paintedOf(frame), new MeshLambertMaterial({ vertexColors: true }));
  steel.receiveShadow = true;
  const light = new Mesh(paintedOf(lines), new MeshBasicMaterial({ vertexColors: true, toneMapped: false }));
  const [low, high] = [colorOf(mood.room.low), colorOf(mood.room.high)];
  const far = colorOf(mood.room.far);
  const dome = domeOf(150, [
    [-1, far],
    [-0.12, far],
    [0.02, low],
    [0.3, low.clone().lerp(high, 0.55)],
    [0.75, high],
    [1, high],
  ]);
  const back = (geometry: BufferGeometry, order: number): Mesh => {
    const mesh = new Mesh(geometry, plain(order < -8 ? BackSide : DoubleSide));
    mesh.renderOrder = order;
    return mesh;
  };
  const [room, world] = [new Group(), new Group()];
  room.add(back(dome, -10), back(floorOf(space, mood.room), -8));
  for (const [i, geometry] of worldOf(mood.world).entries()) world.add(back(geometry, i === 0 ? -10 : i - 9));
  world.visible = false;
  const object = new Group();
  object.add(room, world, steel, light);
  return {
    object,
    show: view => {
      room.visible = view === 'room';
      world.visible = view === 'world';
    },
    dispose: () =>
      object.traverse(part => {
        if (!(part instanceof Mesh)) return;
        part.geometry.dispose();
        part.material.dispose();
      }),
  };
};
