import type { Outline, PlacePreview, Spot } from '@cadre/core';
import { levelsIn } from './spots.js';

const isWithin = ({ rings }: Outline, x: number, y: number): boolean =>
  rings.reduce((inside, ring) => {
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const [ax, ay, bx, by] = [ring[i]!, ring[i + 1]!, ring[j]!, ring[j + 1]!];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
    return inside;
  }, false);
/** Whoever points at a spot means the highest floor on which one can stand there; where there is none, the level stays. */
export const onLevel = (spot: Spot, { outline }: PlacePreview): Spot => {
  const level = levelsIn(outline).find(each => outline.some(part => part.level === each && isWithin(part, spot.x, spot.y)));
  return level === undefined || spot.level === undefined ? spot : { ...spot, level };
};
