import { BufferAttribute, BufferGeometry } from 'three';
import type { Mesh } from '../sculpt/mesh.js';

/** Several sculptures in one mesh, each of which can be thinned out by itself. */
export interface PaintedParts {
  readonly geometry: BufferGeometry;
  /** How much of each part is drawn. */
  readonly shown: number[];
}
export const partUniforms = ({ shown }: PaintedParts) => ({ partsShown: { value: shown } });

const joined = (meshes: readonly Mesh[], of: 'positions' | 'normals' | 'colors' | 'surfaces'): Float32Array => {
  const all = new Float32Array(meshes.reduce((sum, mesh) => sum + mesh[of].length, 0));
  let at = 0;
  for (const mesh of meshes) {
    all.set(mesh[of], at);
    at += mesh[of].length;
  }
  return all;
};
/** Sculptures as the graphics card takes them. */
export const paintedGeometry = (meshes: readonly Mesh[]): BufferGeometry => {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(joined(meshes, 'positions'), 3));
  geometry.setAttribute('normal', new BufferAttribute(joined(meshes, 'normals'), 3));
  geometry.setAttribute('color', new BufferAttribute(joined(meshes, 'colors'), 3));
  geometry.setAttribute('surface', new BufferAttribute(joined(meshes, 'surfaces'), 2));
  return geometry;
};
/** A table of more pieces than this shares the last number: they are thinned out together. */
const MOST_PARTS = 128;
export const paintedParts = (meshes: readonly Mesh[]): PaintedParts => {
  const geometry = paintedGeometry(meshes);
  const count = Math.max(1, Math.min(MOST_PARTS, meshes.length));
  const part = new Float32Array(meshes.reduce((sum, { positions }) => sum + positions.length / 3, 0));
  let at = 0;
  for (const [i, { positions }] of meshes.entries()) {
    part.fill(Math.min(i, count - 1), at, at + positions.length / 3);
    at += positions.length / 3;
  }
  geometry.setAttribute('part', new BufferAttribute(part, 1));
  return { geometry, shown: Array.from({ length: count }, () => 1) };
};
