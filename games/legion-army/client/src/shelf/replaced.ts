import type { ArmyList } from '@cadre/legion-army/roster';

/** Placeholders replaced by the cards that were meant. */
export const replaced = (list: ArmyList, swaps: Readonly<Record<string, string>>): ArmyList => {
  const card = (id: string): string => swaps[id] ?? id;
  return {
    ...list,
    units: list.units.map(unit => ({
      ...unit,
      card: card(unit.card),
      upgrades: unit.upgrades.map(card),
      ...(unit.counterpart ? { counterpart: { card: card(unit.counterpart.card), upgrades: unit.counterpart.upgrades.map(card) } } : {}),
    })),
    commands: list.commands.map(card),
    battle: {
      primary: list.battle.primary.map(card),
      secondary: list.battle.secondary.map(card),
      advantage: list.battle.advantage.map(card),
    },
  };
};
