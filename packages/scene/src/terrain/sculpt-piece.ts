import type { ScenePiece } from '@cadre/battle';
import { createClay } from '../sculpt/clay.js';
import type { Mesh } from '../sculpt/mesh.js';
import { prism } from '../sculpt/shapes.js';
import { inches, type TableSpace } from '../table/table-space.js';

/** A piece of terrain where it stands on the table, in the scene's inches: inside the prism that the rules know, and as high. */
export const sculptPiece = ({ polygon, bottom, top }: ScenePiece, space: TableSpace, _ground?: string): Mesh => {
  const clay = createClay({ grain: 0.2 });
  const corners = polygon.map(at => {
    const [x, , z] = space.place(at);
    return [x, z] as const;
  });
  prism(clay, { color: 0x8a8f9a }, corners, inches(bottom), inches(top), { bevel: 0.06 });
  return clay.finish();
};
