import { scriptBook } from '@cadre/kit';
import type { Ability, AbilityText, Op, Script, TacticsCard } from '../content/effect.js';
import { LEGENDS } from '../content/legends/index.js';
import { MINIONS } from '../content/minions/index.js';
import { TACTICS } from '../content/tactics.js';
import { UNITS } from '../content/units/index.js';

const CARDS = [...UNITS, ...LEGENDS, ...MINIONS];
/** Equal wordings on several cards are one text. Numbers go by first appearance: new cards at the end change none. */
export const ABILITIES: ReadonlyMap<string, AbilityText> = new Map(
  CARDS.flatMap(card => card.abilities).map((ability: Ability): [string, AbilityText] => [ability.id, ability]),
);
const roots = function* (): Iterable<Script | undefined> {
  for (const { script } of ABILITIES.values()) yield script;
  for (const { orders } of LEGENDS)
    for (const { effect, legendAbility } of orders) {
      yield effect;
      yield legendAbility;
    }
  for (const { script } of TACTICS) yield script;
};
export const tacticsCard = (id: string): TacticsCard => {
  const card = TACTICS.find(each => each.id === id);
  if (!card) throw new Error(`there is no tactics card "${id}"`);
  return card;
};
/** Every script of the content under its number: frames and lasting effects name scripts by it. */
export const BOOK = scriptBook<Op>(roots(), { later: op => [op.do] });
