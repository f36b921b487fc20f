import { BATTLE_DECKS, type BattleCard, type CommandCard, catalogue, type Slot, type UnitCard, type UpgradeCard } from '../data/index.js';
import { muster } from './army.js';
import { battleProblem, CARDS_A_DECK, CARDS_A_PIP, commandProblem, deckProblem, pipsProblem } from './check-decks.js';
import { withCounterpartUpgrade, withUnit, withUpgrade } from './edit.js';
import { type ArmyList, MODE_RULES } from './list.js';
import { pointsOf } from './points.js';
import { type Problem, problem } from './problem.js';
import { hasSlotFor } from './slots.js';
import { armyProblems } from './validate.js';

/** A card that could be added, and what speaks against it. Nothing does: it may be added. */
export interface Offer<Card> {
  readonly card: Card;
  readonly problems: readonly Problem[];
}

/** What each change makes wrong that was right before; an army that is merely not finished yet is not wrong. */
const judged = <Card>(before: ArmyList, cards: readonly Card[], change: (card: Card) => ArmyList): Offer<Card>[] => {
  const signature = (p: Problem): string => `${p.kind} ${p.says.en}`;
  const known = new Set(armyProblems(before).map(signature));
  return cards.map(card => ({
    card,
    problems: armyProblems(change(card)).filter(p => p.level === 'error' && !p.unfinished && !known.has(signature(p))),
  }));
};
/** Of all units, or of those that are asked about. */
export const unitOffers = (list: ArmyList, cards: readonly UnitCard[] = catalogue.units): Offer<UnitCard>[] =>
  judged(list, cards, card => withUnit(list, card.id));
/** The upgrades for one line of the list, of one type or of all for which its unit (or its counterpart) has or needs no icon. */
export const upgradeOffers = (list: ArmyList, at: number, bearer: 'unit' | 'counterpart' = 'unit', slot?: Slot): Offer<UpgradeCard>[] => {
  const unit = muster(list, []).units.find(u => u.line === at);
  const equipping = bearer === 'unit' ? unit : unit?.counterpart;
  const equip = bearer === 'unit' ? withUpgrade : withCounterpartUpgrade;
  const cards = catalogue.upgrades.filter(u => equipping && hasSlotFor(u, equipping) && (slot === undefined || u.slot === slot));
  return judged(list, cards, card => equip(list, at, card.id));
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
    const full = count > most ? [pipsProblem(card.pips, count, most)] : [];
    return { card, problems: wrong ? [wrong] : full };
  });
};
export const battleOffers = (list: ArmyList): Offer<BattleCard>[] => {
  const army = muster(list, []);
  return BATTLE_DECKS.flatMap(deck => {
    const have = list.battle[deck];
    const count = have.length + 1;
    const full = count > CARDS_A_DECK ? [deckProblem(deck, count)] : [];
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
