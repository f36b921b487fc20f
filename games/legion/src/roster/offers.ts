import {
  BATTLE_DECKS,
  type BattleCard,
  type CommandCard,
  catalogue,
  type UnitCard,
  type UpgradeCard,
  unitById,
  upgradeById,
} from '../data/index.js';
import { muster } from './army.js';
import { battleProblem, CARDS_A_DECK, CARDS_A_PIP, commandProblem } from './check-decks.js';
import { type ArmyList, MODE_RULES } from './list.js';
import { pointsOf } from './points.js';
import { type Problem, problem } from './problem.js';
import { armyProblems } from './validate.js';

/** A card that could be added, and what speaks against it. Nothing does: it may be added. */
export interface Offer<Card> {
  readonly card: Card;
  readonly problems: readonly Problem[];
}

/** A new unit comes with what its Equip names. */
export const withUnit = (list: ArmyList, card: string): ArmyList => {
  const upgrades = (unitById.get(card)?.equips ?? []).filter(id => upgradeById.has(id));
  return { ...list, units: [...list.units, { card, count: 1, upgrades }] };
};
export const withUpgrade = (list: ArmyList, at: number, upgrade: string): ArmyList => {
  const unit = list.units[at]!;
  return { ...list, units: list.units.with(at, { ...unit, upgrades: [...unit.upgrades, upgrade] }) };
};
export const withCommand = (list: ArmyList, card: string): ArmyList => ({ ...list, commands: [...list.commands, card] });
export const withBattleCard = (list: ArmyList, card: BattleCard): ArmyList => ({
  ...list,
  battle: { ...list.battle, [card.deck]: [...list.battle[card.deck], card.id] },
});

/** What each change makes wrong that was right before; an army that is merely not finished yet is not wrong. */
const judged = <Card>(before: ArmyList, cards: readonly Card[], change: (card: Card) => ArmyList): Offer<Card>[] => {
  const signature = (p: Problem): string => `${p.kind} ${p.says.en}`;
  const known = new Set(armyProblems(before).map(signature));
  return cards.map(card => ({
    card,
    problems: armyProblems(change(card)).filter(p => p.level === 'error' && !p.unfinished && !known.has(signature(p))),
  }));
};
export const unitOffers = (list: ArmyList): Offer<UnitCard>[] => judged(list, catalogue.units, card => withUnit(list, card.id));
/** The upgrades for one line of the list, of the types for which its unit has an icon. */
export const upgradeOffers = (list: ArmyList, at: number): Offer<UpgradeCard>[] => {
  const unit = muster(list, []).units.find(u => u.line === at);
  const cards = catalogue.upgrades.filter(u => unit?.slots.includes(u.slot));
  return judged(list, cards, card => withUpgrade(list, at, card.id));
};
export const commandOffers = (list: ArmyList): Offer<CommandCard>[] => {
  const army = muster(list, []);
  const at = list.commands.length;
  return catalogue.commands.map(card => {
    const wrong = list.commands.includes(card.id)
      ? problem('hand-duplicate', '/commands', { card: card.name })
      : commandProblem(army, card, at);
    const most = card.pips === 4 ? 1 : CARDS_A_PIP;
    const count = 1 + catalogue.commands.filter(c => c.pips === card.pips && list.commands.includes(c.id)).length;
    const full = count > most ? [problem('hand-pips', '/commands', { count, pips: card.pips, size: most })] : [];
    return { card, problems: wrong ? [wrong] : full };
  });
};
export const battleOffers = (list: ArmyList): Offer<BattleCard>[] => {
  const army = muster(list, []);
  return BATTLE_DECKS.flatMap(deck => {
    const have = list.battle[deck];
    const count = have.length + 1;
    const full = count > CARDS_A_DECK ? [problem('deck-size', `/battle/${deck}`, { count, deck, size: CARDS_A_DECK })] : [];
    return catalogue.battles
      .filter(card => card.deck === deck)
      .map(card => {
        const twice = have.includes(card.id) ? problem('deck-duplicate', `/battle/${deck}`, { card: card.name }) : undefined;
        const wrong = twice ?? battleProblem(army, card, deck, have.length);
        return { card, problems: wrong ? [wrong] : full };
      });
  });
};
export const pointsLeft = (list: ArmyList): number => MODE_RULES[list.mode].points - pointsOf(list);
