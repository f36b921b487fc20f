import type { Overlay, OverlayShape } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import { rangeShapes } from '@cadre/kit';
import { boxOf, stanceOf } from '../box.js';
import { targetsOf } from '../round/attacks.js';
import type { CharacterId, EncounterView } from '../state.js';
import { enemiesOf, isEngaged, isWithin, lengthOfRange, NEAR, radiusOf, sees, spotOf, unitOfCharacter } from '../table/queries.js';
import type { Told } from './told.js';

/** U6: how far a character's attacks reach as it stands, and for each enemy which of them could hit it, or why none could. */
export const ranges = ({ says, names, number }: Told, k: EncounterView, id: CharacterId): Overlay => {
  const { melee, ranged } = stanceOf(k, unitOfCharacter(k, id));
  const ring = (kind: 'melee' | 'ranged', range: typeof NEAR): OverlayShape[] =>
    rangeShapes(
      spotOf(k, id),
      radiusOf(k, id) + lengthOfRange(range),
      says.ring(says.kinds[kind], range, number(lengthOfRange(range) / INCH)),
      boxOf(k).table,
    );
  const shots = ranged ? targetsOf(k, id, 'ranged') : [];
  const strikes = melee ? targetsOf(k, id, 'melee') : [];
  const whyNot = (enemy: CharacterId): string => {
    if (!ranged) return says.notEngaged;
    if (isEngaged(k, id)) return says.engagedElsewhere;
    if (!isWithin(k, id, enemy, ranged.range)) return says.outOfRange;
    return sees(k, id, enemy) ? says.untargetable : says.notSeen;
  };
  const lines = enemiesOf(k, id).map(enemy => {
    const name = names.characterIn(k, enemy);
    const kinds = [...(strikes.includes(enemy) ? [says.kinds.melee] : []), ...(shots.includes(enemy) ? [says.kinds.ranged] : [])];
    return kinds.length > 0 ? says.canAttack(name, kinds) : says.cannotAttack(name, whyNot(enemy));
  });
  return {
    shapes: [...(melee ? ring('melee', NEAR) : []), ...(ranged ? ring('ranged', ranged.range) : [])],
    says: [says.ranges(names.characterIn(k, id)), ...lines],
  };
};
