import { OFFER, type ViewOf } from '@cadre/core';
import { boxOf, cardOf, stanceOf } from '../box.js';
import type { AbilityText } from '../content/effect.js';
import * as english from '../content/english/abilities.js';
import * as german from '../content/german/abilities.js';
import { ABILITIES } from '../effects/book.js';
import { ATTACKING } from '../frames.js';
import { OPTION } from '../options.js';
import { cardIs } from '../round/decks.js';
import { type EncounterState, LEGEND, type OrderCard, type UnitId } from '../state.js';
import type { Words } from './english.js';
import type { Names } from './names.js';

type View = ViewOf<EncounterState>;
const TEXT = { en: english, de: german } as const;
/** Under the numbers of offers; the first is what lasts. */
export const ABILITY_IDS = ['lasting', ...ABILITIES.keys()];
/** LE-49: what the revealed order cards say, while the Legend chooses between them. */
const ordersIn = (words: Words, { language }: Names, view: View): string[] => {
  const top = view.stack.at(-1);
  if (top?.proc !== 'revealOrders' || top.step !== 'choose') return [];
  const revealed = (top.locals as { readonly revealed: readonly OrderCard[] }).revealed.map(card => cardIs(view, LEGEND, card));
  return revealed.flatMap(is => {
    const order = is.is === 'legend' ? boxOf(view).orders.get(is.card) : undefined;
    return order ? [words.board.order(order.name[language], order.refresh, TEXT[language].scriptText(order.effect))] : [];
  });
};
export interface Offered {
  readonly unit: UnitId;
  readonly ability: AbilityText;
}
/** The ability that is being used, while it asks something. */
export const usedIn = (view: View): Offered[] => {
  const frame = view.stack.findLast(({ proc }) => proc === 'effects')?.locals as
    | { readonly ability?: string; readonly unit: UnitId }
    | undefined;
  const ability = ABILITIES.get(frame?.ability ?? '');
  return frame && ability ? [{ unit: frame.unit, ability }] : [];
};
/** The abilities that the question offers. */
export const offeredIn = (view: View): Offered[] => {
  const top = view.stack.at(-1);
  const space = view.pending?.asks.find(ask => ask.seat === view.seat)?.space;
  if (space?.kind !== 'pick') return [];
  if (top?.proc === 'window')
    return space.options.flatMap((code): Offered[] => {
      const { keyword, holder } = OFFER.decode(code);
      const ability = ABILITIES.get(ABILITY_IDS[keyword] ?? '');
      return ability && view.public.units[holder] ? [{ unit: holder as UnitId, ability }] : [];
    });
  const unit = (top?.locals as { readonly unit?: UnitId } | undefined)?.unit;
  if (unit === undefined) return [];
  return space.options.flatMap((code): Offered[] => {
    const option = OPTION.has(code) ? OPTION.decode(code) : undefined;
    const ability = option?.kind === 'ability' ? cardOf(view, unit).abilities[option.ability] : undefined;
    return ability ? [{ unit, ability }] : [];
  });
};
/** What the abilities do that the question offers. */
const abilitiesIn = ({ language, ability: nameOf }: Names, view: View): string[] =>
  offeredIn(view).map(({ unit, ability }) => {
    const { id, characters } = cardOf(view, unit);
    return `${nameOf(id, ability.id)}: ${TEXT[language].abilityText(ability, characters === 1)}`;
  });
/** S-TREE-1: the tree of the attack in progress, a line for each column; the path taken stands in brackets. */
const treeIn = (words: Words, view: View): string[] => {
  const frame = view.stack.findLast(f => ATTACKING.is(f));
  const attack = frame && ATTACKING.is(frame) ? frame.locals : undefined;
  if (!attack || attack.successes === 0 || typeof attack.attacker !== 'number') return [];
  const { tree } = stanceOf(view, view.public.characters[attack.attacker]!.unit);
  const columns = new Map<string, string[]>();
  for (const [option, icons] of Object.entries(tree.options)) {
    const text = `${option} ${icons.map(icon => words.icons[icon]).join(', ')}`;
    const column = option.slice(1);
    columns.set(column, [...(columns.get(column) ?? []), attack.path.includes(option) ? `[${text}]` : text]);
  }
  const lines = [...columns].toSorted(([a], [b]) => Number(a) - Number(b)).map(([column, options]) => `${column}  ${options.join(' · ')}`);
  return [words.board.tree(attack.successes, attack.path.length), ...lines];
};
/** What whoever is asked should have before them: order cards, abilities, the combat tree. */
export const explainedIn = (words: Words, names: Names, view: View): string[] => {
  const lines = [ordersIn(words, names, view), abilitiesIn(names, view), treeIn(words, view)].filter(part => part.length > 0);
  return lines.flatMap(part => ['', ...part]);
};
