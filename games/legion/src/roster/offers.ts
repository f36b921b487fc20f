import { BATTLE_DECKS, type BattleCard, type CommandCard, catalogue, type UnitCard, type UpgradeCard } from '../data/index.js';
import { type ArmyList, type ArmyUnit, MODE_RULES } from './list.js';
import { pointsOf } from './points.js';
import type { Problem } from './problem.js';
import { validate } from './validate.js';

/** A card that could be added, and what speaks against it. Nothing does: it may be added. */
export interface Offer<Card> {
  readonly card: Card;
  readonly problems: readonly Problem[];
}

/** What a change makes wrong that was right before; a list that is merely not finished yet is not wrong. */
export const newProblems = (before: ArmyList, after: ArmyList): Problem[] => {
  const known = new Set(validate(before).map(signature));
  return validate(after).filter(p => p.level === 'error' && !p.unfinished && !known.has(signature(p)));
};
const signature = (p: Problem): string => `${p.kind} ${p.says.en}`;

export const withUnit = (list: ArmyList, card: string): ArmyList => ({
  ...list,
  units: [...list.units, { card, count: 1, upgrades: forcedUpgrades(card) }],
});
/** What Equip names comes along by itself. */
const forcedUpgrades = (card: string): string[] => {
  const equips = catalogue.units.find(u => u.id === card)?.equips ?? [];
  return equips.filter(id => catalogue.upgrades.some(u => u.id === id));
};
export const withUpgrade = (list: ArmyList, at: number, upgrade: string): ArmyList => ({
  ...list,
  units: list.units.with(at, equipped(list.units[at]!, upgrade)),
});
const equipped = (unit: ArmyUnit, upgrade: string): ArmyUnit => ({ ...unit, upgrades: [...unit.upgrades, upgrade] });
export const withCommand = (list: ArmyList, card: string): ArmyList => ({ ...list, commands: [...list.commands, card] });
export const withBattleCard = (list: ArmyList, card: BattleCard): ArmyList => ({
  ...list,
  battle: { ...list.battle, [card.deck]: [...list.battle[card.deck], card.id] },
});

export const unitOffers = (list: ArmyList): Offer<UnitCard>[] =>
  catalogue.units.map(card => ({ card, problems: newProblems(list, withUnit(list, card.id)) }));
/** The upgrades for one line of the list, of the types for which its unit has a slot. */
export const upgradeOffers = (list: ArmyList, at: number): Offer<UpgradeCard>[] =>
  catalogue.upgrades.map(card => ({ card, problems: newProblems(list, withUpgrade(list, at, card.id)) }));
export const commandOffers = (list: ArmyList): Offer<CommandCard>[] =>
  catalogue.commands.map(card => ({ card, problems: newProblems(list, withCommand(list, card.id)) }));
export const battleOffers = (list: ArmyList): Offer<BattleCard>[] =>
  BATTLE_DECKS.flatMap(deck => catalogue.battles.filter(b => b.deck === deck)).map(card => ({
    card,
    problems: newProblems(list, withBattleCard(list, card)),
  }));
export const pointsLeft = (list: ArmyList): number => MODE_RULES[list.mode].points - pointsOf(list);
