import { type BattleDeck, battleById, type CardKind } from '../data/index.js';
import { formersCalled } from './former.js';
import { likelyCards } from './likeness.js';
import { cardsCalled, cardsNamed } from './names.js';
import { commaNames } from './text-names.js';

/** Whether some card of the kind has, or had, this name. */
export const isNamed = (kind: CardKind, name: string): boolean => cardsNamed(kind, name).length > 0 || formersCalled(kind, name).length > 0;
/** Whether a name is, or is probably meant for, a card of the kind. */
export const knows = (kind: CardKind, name: string): boolean => isNamed(kind, name) || likelyCards(kind, name, {}).length > 0;

export const deckOf = (name: string): BattleDeck | undefined => {
  const [card] = cardsCalled('battle', name);
  return card ? battleById.get(card.id)?.deck : formersCalled('battle', name)[0]?.deck;
};

const areMostly = (kind: CardKind, text: string): boolean => {
  const names = commaNames(kind, text.replaceAll(/[•●*]/gu, ''), '').map(card => card.name);
  return names.length > 0 && 2 * names.filter(name => isNamed(kind, name)).length > names.length;
};
/** Command cards with their pips, or several names of which most are command cards. */
export const isCommandLine = (text: string): boolean =>
  /\S[•●]+(?:\s*,|\s*$)/u.test(text) || /^[•●]+\s*\S.*,\s*[•●]+\s*\S/u.test(text) || (text.includes(',') && areMostly('command', text));
export const isBattleLine = (text: string): boolean =>
  text.includes(',') ? areMostly('battle', text) : isNamed('battle', text) && !isNamed('unit', text);
