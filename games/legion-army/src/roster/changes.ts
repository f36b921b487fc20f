import { BATTLE_DECKS } from '../data/index.js';
import { type ArmyList, type ArmyUnit, cardName, copies } from './list.js';
import { pointsOf } from './points.js';

export interface ListChanges {
  /** A unit with its upgrades, or a card of hand or deck, and how many more or fewer there are. */
  readonly cards: readonly { readonly name: string; readonly by: number }[];
  readonly points: number;
  readonly renamed: boolean;
}
const unitName = ({ card, upgrades, counterpart }: ArmyUnit): string => {
  const carried = [...upgrades, ...(counterpart ? [counterpart.card, ...counterpart.upgrades] : [])];
  return carried.length === 0 ? cardName(card) : `${cardName(card)} (${carried.map(cardName).toSorted().join(', ')})`;
};
const count = (list: ArmyList): Map<string, number> => {
  const counted = new Map<string, number>();
  const add = (name: string, n: number): void => {
    counted.set(name, (counted.get(name) ?? 0) + n);
  };
  for (const unit of list.units) add(unitName(unit), copies(unit));
  for (const id of [...list.commands, ...BATTLE_DECKS.flatMap(deck => list.battle[deck])]) add(cardName(id), 1);
  return counted;
};
/** What changed from one version of a list to the next, what came in first. */
export const changesBetween = (before: ArmyList, after: ArmyList): ListChanges => {
  const [was, is] = [count(before), count(after)];
  const cards = [...new Set([...is.keys(), ...was.keys()])]
    .map(name => ({ name, by: (is.get(name) ?? 0) - (was.get(name) ?? 0) }))
    .filter(({ by }) => by !== 0)
    .sort((a, b) => b.by - a.by);
  return { cards, points: pointsOf(after) - pointsOf(before), renamed: before.name !== after.name };
};
