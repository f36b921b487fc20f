import type { Card } from '../data/index.js';
import { type ArmyList, type ArmyUnit, isPlaceholder, muster, placeholderParts, upgradePoints } from '../roster/index.js';
import { hintsOf, nameFor } from './text-names.js';

export interface Named {
  readonly name: string;
  readonly cost: number;
}
export interface NamedBearer extends Named {
  readonly upgrades: readonly Named[];
}
/** A line of a list in words. Costs are those of one unit; a placeholder costs what was printed, or nothing. */
export interface NamedUnit extends NamedBearer {
  readonly line: ArmyUnit;
  readonly counterpart: NamedBearer | undefined;
}

/** The lines of a list, each card under its customary name where that, and what else the text tells, suffices to find it again. */
export const namedUnits = (
  list: ArmyList,
  customary: (card: Card) => string,
  text: { readonly costs: boolean; readonly battleForce: boolean },
): NamedUnit[] => {
  const army = muster(list, []);
  const hints = text.battleForce ? hintsOf(army) : { faction: list.faction };
  const byLine = new Map(army.units.map(unit => [unit.line, unit]));
  return list.units.map((line, i) => {
    const unit = byLine.get(i);
    const partner = unit?.counterpart;
    const strange = isPlaceholder(line.card) && text.costs ? placeholderParts(line.card) : undefined;
    const cost = unit?.card.cost ?? strange?.price ?? 0;
    return {
      line,
      name: strange ? strange.name : nameFor('unit', line.card, customary, text.costs ? { ...hints, cost } : hints),
      cost,
      upgrades: line.upgrades.map((id, at) => {
        const up = unit?.upgrades.find(u => u.at === at);
        return {
          name: nameFor('upgrade', id, customary, unit ? { bearer: unit } : {}),
          cost: unit && up ? upgradePoints(army, unit, up) : 0,
        };
      }),
      counterpart: line.counterpart && {
        name: nameFor('counterpart', line.counterpart.card, customary, hints),
        cost: partner?.card.cost ?? 0,
        upgrades: line.counterpart.upgrades.map((id, at) => ({
          name: nameFor('upgrade', id, customary, {}),
          cost: partner?.upgrades.find(u => u.at === at)?.card.cost ?? 0,
        })),
      },
    };
  });
};
export const totalOf = ({ cost, upgrades }: NamedBearer): number => upgrades.reduce((sum, up) => sum + up.cost, cost);
