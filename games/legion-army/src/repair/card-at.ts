import type { CardKind } from '../data/index.js';
import {
  type ArmyList,
  type ArmyUnit,
  type Spot,
  withoutBattleCard,
  withoutCommand,
  withoutCounterpart,
  withoutCounterpartUpgrade,
  withoutUnit,
  withoutUpgrade,
} from '../roster/index.js';

/** A card where it lies in a list, and the list with another one in its place, or none. */
export interface CardAt {
  readonly id: string;
  readonly kind: CardKind;
  readonly replace: (by: string) => ArmyList;
  readonly remove: () => ArmyList;
}
/** The card at a spot; null where the spot is no single card. */
export const cardAt = (list: ArmyList, spot: Spot): CardAt | null => {
  switch (spot.part) {
    case 'unit':
      return atUnit(list, spot);
    case 'commands': {
      const { index } = spot;
      const id = index === undefined ? undefined : list.commands[index];
      if (index === undefined || id === undefined) return null;
      return {
        id,
        kind: 'command',
        replace: by => ({ ...list, commands: list.commands.with(index, by) }),
        remove: () => withoutCommand(list, index),
      };
    }
    case 'battle': {
      const { deck, index } = spot;
      const id = index === undefined ? undefined : list.battle[deck][index];
      if (index === undefined || id === undefined) return null;
      return {
        id,
        kind: 'battle',
        replace: by => ({ ...list, battle: { ...list.battle, [deck]: list.battle[deck].with(index, by) } }),
        remove: () => withoutBattleCard(list, deck, index),
      };
    }
    case 'units':
    case 'list':
      return null;
  }
};
const atUnit = (list: ArmyList, { line, upgrade, counterpart }: Extract<Spot, { part: 'unit' }>): CardAt | null => {
  const unit = list.units[line];
  const partner = counterpart ? unit?.counterpart : undefined;
  const bearer = counterpart ? partner : unit;
  if (!unit || !bearer) return null;
  const change = (bearerNow: Partial<ArmyUnit>): ArmyList => ({
    ...list,
    units: list.units.with(line, partner ? { ...unit, counterpart: { ...partner, ...bearerNow } } : { ...unit, ...bearerNow }),
  });
  if (upgrade === undefined)
    return {
      id: bearer.card,
      kind: counterpart ? 'counterpart' : 'unit',
      replace: card => change({ card }),
      remove: () => (counterpart ? withoutCounterpart(list, line) : withoutUnit(list, line)),
    };
  const id = bearer.upgrades[upgrade];
  if (id === undefined) return null;
  return {
    id,
    kind: 'upgrade',
    replace: by => change({ upgrades: bearer.upgrades.with(upgrade, by) }),
    remove: () => (counterpart ? withoutCounterpartUpgrade(list, line, upgrade) : withoutUpgrade(list, line, upgrade)),
  };
};
