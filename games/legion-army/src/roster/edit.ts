import {
  type BattleCard,
  type BattleDeck,
  battleForceById,
  type Faction,
  RANKS,
  STANDING_ORDERS,
  unitById,
  upgradeById,
} from '../data/index.js';
import { type ArmyList, type ArmyUnit, emptyList, MOST_UNITS, type Mode } from './list.js';

/** Changes of a list, as a player makes them. Each gives a new list; none asks whether it is legal. */

/** A new unit comes with what its Equip names. */
export const withUnit = (list: ArmyList, card: string): ArmyList => {
  const upgrades = (unitById.get(card)?.equips ?? []).filter(id => upgradeById.has(id));
  return { ...list, units: [...list.units, { card, count: 1, upgrades }] };
};
/** The same, but behind the last unit of its rank or a higher one. */
export const withUnitInRank = (list: ArmyList, card: string): ArmyList => {
  const rank = rankOf(card);
  const last = list.units.findLastIndex(u => rankOf(u.card) <= rank);
  return moved(withUnit(list, card), list.units.length, last + 1);
};
export const byRank = (list: ArmyList): ArmyList => ({ ...list, units: list.units.toSorted((a, b) => rankOf(a.card) - rankOf(b.card)) });
const rankOf = (card: string): number => {
  const known = unitById.get(card);
  return known ? RANKS.indexOf(known.rank) : RANKS.length;
};
const changeUnit = (list: ArmyList, at: number, change: (unit: ArmyUnit) => ArmyUnit): ArmyList => {
  const unit = list.units[at];
  return unit ? { ...list, units: list.units.with(at, change(unit)) } : list;
};
export const withoutUnit = (list: ArmyList, at: number): ArmyList => ({ ...list, units: list.units.toSpliced(at, 1) });
/** So many of this line; none takes the line out. */
export const withCount = (list: ArmyList, at: number, count: number): ArmyList =>
  count < 1 ? withoutUnit(list, at) : changeUnit(list, at, unit => ({ ...unit, count: Math.min(count, MOST_UNITS) }));
/** The same unit once more as a line of its own, to be equipped otherwise. */
export const withTwin = (list: ArmyList, at: number): ArmyList => {
  const unit = list.units[at];
  return unit ? { ...list, units: list.units.toSpliced(at + 1, 0, { ...unit, count: 1 }) } : list;
};
export const moved = (list: ArmyList, from: number, to: number): ArmyList => {
  const unit = list.units[from];
  if (!unit || to < 0 || to >= list.units.length) return list;
  return { ...list, units: list.units.toSpliced(from, 1).toSpliced(to, 0, unit) };
};

/** Upgrades of a unit or, with `counterpart`, of the one that joined it. */
export const withUpgrade = (list: ArmyList, at: number, upgrade: string): ArmyList =>
  changeUnit(list, at, unit => ({ ...unit, upgrades: [...unit.upgrades, upgrade] }));
export const withoutUpgrade = (list: ArmyList, at: number, index: number): ArmyList =>
  changeUnit(list, at, unit => ({ ...unit, upgrades: unit.upgrades.toSpliced(index, 1) }));
export const withCounterpart = (list: ArmyList, at: number, card: string): ArmyList =>
  changeUnit(list, at, unit => ({ ...unit, counterpart: { card, upgrades: [] } }));
export const withoutCounterpart = (list: ArmyList, at: number): ArmyList => changeUnit(list, at, ({ counterpart: _, ...unit }) => unit);
const changeCounterpart = (list: ArmyList, at: number, change: (upgrades: readonly string[]) => readonly string[]): ArmyList =>
  changeUnit(list, at, unit =>
    unit.counterpart ? { ...unit, counterpart: { ...unit.counterpart, upgrades: change(unit.counterpart.upgrades) } } : unit,
  );
export const withCounterpartUpgrade = (list: ArmyList, at: number, upgrade: string): ArmyList =>
  changeCounterpart(list, at, upgrades => [...upgrades, upgrade]);
export const withoutCounterpartUpgrade = (list: ArmyList, at: number, index: number): ArmyList =>
  changeCounterpart(list, at, upgrades => upgrades.toSpliced(index, 1));

/** A first card of one's own takes the place of a hand that somebody did not show. */
export const withCommand = ({ secretHand: _, ...list }: ArmyList, card: string): ArmyList => ({
  ...list,
  commands: [...list.commands, card],
});
export const withoutCommand = (list: ArmyList, index: number): ArmyList => ({ ...list, commands: list.commands.toSpliced(index, 1) });
export const withBattleCard = (list: ArmyList, card: BattleCard): ArmyList => ({
  ...list,
  battle: { ...list.battle, [card.deck]: [...list.battle[card.deck], card.id] },
});
export const withoutBattleCard = (list: ArmyList, deck: BattleDeck, index: number): ArmyList => ({
  ...list,
  battle: { ...list.battle, [deck]: list.battle[deck].toSpliced(index, 1) },
});

export const renamed = (list: ArmyList, name: string): ArmyList => ({ ...list, name });
export const withMode = (list: ArmyList, mode: Mode): ArmyList => ({ ...list, mode });
/** Another battle force of the same faction, or none; what was chosen within the old one is gone. */
export const withBattleForce = (list: ArmyList, force: string | null): ArmyList => {
  const { battleForce: _, choices: __, ...rest } = list;
  return force === null ? rest : { ...rest, battleForce: force };
};
export const withChoice = (list: ArmyList, choice: string, chosen: boolean): ArmyList => {
  const others = (list.choices ?? []).filter(c => c !== choice);
  return { ...list, choices: chosen ? [...others, choice] : others };
};
/** A list to begin with: no units, and Standing Orders in hand. */
export const newList = (faction: Faction, mode: Mode, force: string | null): ArmyList => {
  const side = force === null ? faction : (battleForceById.get(force)?.faction ?? faction);
  return withBattleForce(withCommand(emptyList(side, mode), STANDING_ORDERS), force);
};
