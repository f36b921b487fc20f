import type { Overlay } from '@cadre/core';
import { cardOf } from '../box.js';
import type { Stance } from '../content/types.js';
import type { EncounterView, UnitId } from '../state.js';
import { enemiesOf, isOnTable, unitOf } from '../table/queries.js';
import { attacksOn } from './attacks.js';
import type { Told } from './told.js';

/** The table as it would be with this unit in another stance. */
export const withStance = (k: EncounterView, unit: UnitId, stance: number): EncounterView => ({
  public: { ...k.public, units: k.public.units.map((each, i) => (i === unit ? { ...each, stance } : each)) },
  stack: k.stack,
});
/** What the card says of a stance, line by line. */
const figuresOf = ({ says }: Told, { ranged, melee, defence }: Stance): readonly string[] => [
  ranged ? says.rangedFigures(ranged.range, ranged.dice) : says.noRanged,
  melee ? says.meleeFigures(melee.dice) : says.noMelee,
  says.defenceFigures(defence.ranged, defence.melee),
];
/** S-STN-2: what another stance would change: the figures of the card, and the damage expected from every enemy in reach. */
export const stanceChange = (told: Told, k: EncounterView, unit: UnitId, stance: number): Overlay => {
  const { says, names, number } = told;
  const { stances } = cardOf(k, unit);
  const [now, then] = [stances[unitOf(k, unit).stance]!, stances[stance]!];
  const before = figuresOf(told, now);
  const figures = figuresOf(told, then).flatMap((figure, i) => (figure === before[i] ? [] : [says.change(before[i]!, figure)]));
  const flipped = withStance(k, unit, stance);
  const [first] = unitOf(k, unit).characters.filter(id => isOnTable(k, id));
  const best = (known: EncounterView, enemy: Parameters<typeof attacksOn>[2]): number =>
    attacksOn(known, unit, enemy)[0]?.forecast.meanDamage ?? 0;
  const odds = (first === undefined ? [] : enemiesOf(k, first)).flatMap(enemy => {
    const [a, b] = [best(k, enemy), best(flipped, enemy)];
    return a === 0 && b === 0 ? [] : [says.changedOdds(names.characterIn(k, enemy), number(a), number(b))];
  });
  return { shapes: [], says: [...(figures.length > 0 ? figures : [says.sameFigures]), ...odds] };
};
