import { DirectionalLight, Group, HemisphereLight, type Object3D } from 'three';
import { cross, dot, times, unit, type Vec } from '../sculpt/vectors.js';
import type { TableSpace } from '../table/table-space.js';
import type { Mood } from './moods.js';

/** Nothing on a table is higher, in inches. */
const CEILING = 7;
const AWAY = 60;
const MAP_SIZE = 2048;

/** The box around the table as the sun sees it: what its shadows must hold. */
export const sunBounds = (direction: Vec, { width, depth }: Pick<TableSpace, 'width' | 'depth'>, lowest = 0) => {
  const toSun = unit(direction);
  const right = unit(cross([0, 1, 0], toSun));
  const up = cross(toSun, right);
  const low: [number, number, number] = [Infinity, Infinity, Infinity],
    high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const x of [-0.5, 0.5])
    for (const y of [lowest, CEILING])
      for (const z of [-0.5, 0.5]) {
        const corner: Vec = [x * width, y, z * depth];
        for (const [k, axis] of [right, up, toSun].entries()) {
          low[k] = Math.min(low[k]!, dot(corner, axis));
          high[k] = Math.max(high[k]!, dot(corner, axis));
        }
      }
  return { low, high };
};
/** One sun whose shadows are fitted to the table, and the light of sky and ground. */
export const createLight = (
  { sun, fill }: Mood,
  space: Pick<TableSpace, 'width' | 'depth'>,
): { readonly object: Object3D; readonly sun: DirectionalLight; readonly dispose: () => void } => {
  const object = new Group();
  const light = new DirectionalLight(sun.color, sun.strength);
  light.position.set(...times(unit(sun.direction), AWAY));
  light.castShadow = true;
  light.shadow.mapSize.set(MAP_SIZE, MAP_SIZE);
  light.shadow.radius = 2.2;
  light.shadow.bias = -0.0004;
  light.shadow.normalBias = 0.03;
  const { low, high } = sunBounds(sun.direction, space);
  const { camera } = light.shadow;
  [camera.left, camera.right, camera.bottom, camera.top] = [low[0], high[0], low[1], high[1]];
  [camera.near, camera.far] = [AWAY - high[2] - 1, AWAY - low[2] + 3];
  camera.updateProjectionMatrix();
  object.add(light, light.target, new HemisphereLight(fill.sky, fill.ground, fill.strength));
  return { object, sun: light, dispose: () => light.dispose() };
};
