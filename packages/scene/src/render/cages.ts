import type { ScenePiece } from '@cadre/battle';
import { BufferGeometry, Float32BufferAttribute, LineBasicMaterial, LineSegments } from 'three';
import { inches, type TableSpace } from '../table/table-space.js';

const edgesOf = ({ polygon, bottom, top }: ScenePiece, space: TableSpace): number[] =>
  polygon.flatMap((at, i) => {
    const [a, b] = [space.place(at), space.place(polygon[(i + 1) % polygon.length]!)];
    const [low, high] = [inches(bottom), inches(top)];
    return [...[a[0], low, a[2], b[0], low, b[2]], ...[a[0], high, a[2], b[0], high, b[2]], ...[a[0], low, a[2], a[0], high, a[2]]];
  });
/**
 * The bodies that the rules know, as faint cages: what is sculpted stays inside them but does not fill them, and sight is judged by the cage.
 */
export const createCages = (pieces: readonly ScenePiece[], space: TableSpace) => {
  const material = new LineBasicMaterial({ color: 0x7fdcff, transparent: true, opacity: 0.5, toneMapped: false });
  const object = new LineSegments(new BufferGeometry(), material);
  object.frustumCulled = false;
  return {
    object,
    /** Shows the cages of these pieces only. */
    show: (isShown: (index: number) => boolean): void => {
      const edges = pieces.flatMap((piece, i) => (isShown(i) ? edgesOf(piece, space) : []));
      object.geometry.dispose();
      object.geometry = new BufferGeometry().setAttribute('position', new Float32BufferAttribute(edges, 3));
      object.visible = edges.length > 0;
    },
    dispose: (): void => {
      object.geometry.dispose();
      material.dispose();
    },
  };
};
