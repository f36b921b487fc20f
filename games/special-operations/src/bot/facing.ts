import { type Arc, asDirection, type Direction, FACING_UP, type Point } from '@cadre/geometry';
import { boxOf } from '../box.js';
import type { BattleView, Spot, UnitId } from '../state.js';
import { enemiesOf, spotOf, typeOf } from '../table/queries.js';

/** The facing that has this direction in the middle of the arc. */
const TURNED: Readonly<Record<Arc, (to: Direction) => Direction>> = {
  front: to => to,
  rear: ({ x, y }) => ({ x: -x, y: -y }),
  left: ({ x, y }) => ({ x: y, y: -x }),
  right: ({ x, y }) => ({ x: -y, y: x }),
};
/** SO-D-25: a unit with arcs points its first fixed weapon at the nearest enemy, or at the middle of the table. */
export const facedIn = (k: BattleView, id: UnitId): ((spot: Spot) => Spot) => {
  const { arcs, weapons } = typeOf(k, id);
  if (!arcs) return spot => spot;
  const arc = weapons.flatMap(({ keywords }) => keywords.flatMap(on => (on.keyword === 'fixed' ? (on.of ?? []) : [])))[0] ?? 'front';
  const { width, depth } = boxOf(k).table;
  const enemies = enemiesOf(k, id).map(enemy => spotOf(k, enemy));
  return spot => {
    const away = ({ x, y }: Point): number => Math.hypot(x - spot.x, y - spot.y);
    const to = enemies.reduce<Point>((best, at) => (away(at) < away(best) ? at : best), enemies[0] ?? { x: width / 2, y: depth / 2 });
    const ahead = to.x === spot.x && to.y === spot.y ? FACING_UP : asDirection(to.x - spot.x, to.y - spot.y);
    return { ...spot, facing: TURNED[arc as Arc](ahead) };
  };
};
