import type { Overlay } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import { lineShape, NO_OVERLAY, rangeShapes } from '@cadre/kit';
import { attackProblem, rangeOf, weaponsOf } from '../attack/targets.js';
import { boxOf } from '../box.js';
import { reasonIn } from '../speech/reasons.js';
import type { BattleView, UnitId } from '../state.js';
import { enemiesOf, gapInches, seesUnit, spotOf, typeOf } from '../table/queries.js';
import type { Told } from './told.js';

/** Whom a unit sees from where it stands, and how many of them it could attack. */
export const lookout = ({ words, names }: Told, k: BattleView, id: UnitId): Overlay => {
  const enemies = enemiesOf(k, id);
  if (enemies.length === 0) return NO_OVERLAY;
  const seen = enemies.filter(enemy => seesUnit(k, id, enemy));
  const inRange = seen.filter(enemy => weaponsOf(k, id).some((_, i) => attackProblem(k, id, enemy, i) === null));
  return {
    shapes: seen.map(enemy => lineShape('sight', spotOf(k, id), spotOf(k, enemy))),
    says: [
      words.explain.seesOf(
        seen.map(enemy => `${names.unitIn(k, enemy)} ${names.number(gapInches(k, id, enemy))}"`),
        enemies.length,
      ),
      ...(seen.length > 0 ? [words.explain.couldAttack(inRange.length, seen.length)] : []),
    ],
  };
};
/** U6: how far a unit's weapons reach as it stands, and for each enemy which of them could hit it, or why none could. */
export const threat = ({ words, names }: Told, k: BattleView, id: UnitId): Overlay => {
  const weapons = weaponsOf(k, id);
  const edge = typeOf(k, id).base / 2;
  const ranges = [...new Set(weapons.map(weapon => rangeOf(k, id, weapon)))].filter(range => range > 0).sort((a, b) => a - b);
  const shapes = ranges.flatMap(range => {
    const shooters = weapons.filter(weapon => rangeOf(k, id, weapon) === range).map(weapon => weapon.name[names.language]);
    return rangeShapes(spotOf(k, id), edge + range * INCH, `${range}" ${shooters.join(', ')}`, boxOf(k).table);
  });
  const enemies = enemiesOf(k, id).flatMap((enemy): string[] => {
    const problems = weapons.map((weapon, i) => ({ weapon, problem: attackProblem(k, id, enemy, i) }));
    const usable = problems.filter(({ problem }) => problem === null).map(({ weapon }) => weapon.name[names.language]);
    if (usable.length > 0) return [words.explain.canHit(names.unitIn(k, enemy), usable.join(', '))];
    if (ranges.length === 0) return []; // they are all too far away, for the same reason
    const { problem } = problems.toSorted((a, b) => b.weapon.range - a.weapon.range)[0] ?? { problem: null };
    return [problem ? reasonIn(words, names, k, problem) : names.unitIn(k, enemy)];
  });
  const reach = ranges.length > 0 ? words.explain.threat : words.explain.meleeOnly;
  return { shapes, says: [reach(names.unitIn(k, id)), ...enemies] };
};
