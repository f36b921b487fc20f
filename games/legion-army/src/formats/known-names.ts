import { type BattleDeck, battleById, type CardKind, unitById } from '../data/index.js';
import { formersCalled } from './former.js';
import { likelyCards, misspelt } from './likeness.js';
import { cardsCalled, cardsNamed } from './names.js';

export { isExactly } from './names.js';

import { commaNames } from './text-names.js';
import { translated } from './translations.js';

const hasName = (kind: CardKind, name: string): boolean => cardsNamed(kind, name).length > 0 || formersCalled(kind, name).length > 0;
/** Whether some card of the kind has, or had, this name; units also in other languages, and by what players call them. */
export const isNamed = (kind: CardKind, name: string): boolean => {
  if (hasName(kind, name)) return true;
  const english = kind === 'unit' || kind === 'counterpart' ? translated(name) : undefined;
  return english !== undefined && hasName(kind, english);
};
/** Whether a name is that of a card of the kind but for a letter or two. */
export const isMisspelt = (kind: CardKind, name: string): boolean => misspelt(kind, name, {}).length > 0;
/** Whether everybody of this name is one of a kind, and so has a title. */
export const isCharacter = (name: string): boolean => {
  const called = cardsNamed('unit', hasName('unit', name) ? name : (translated(name) ?? name));
  return called.length > 0 && called.every(card => card.title !== undefined && unitById.get(card.id)?.limit === 1);
};
/** The same line is tried in many ways, and long lists repeat theirs. */
const remembered = new Map<string, boolean>();
const MOST_REMEMBERED = 4000;
/** Whether a name is, or is probably meant for, a card of the kind. */
export const knows = (kind: CardKind, name: string): boolean => {
  const key = `${kind} ${name}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const english = translated(name);
  const found =
    hasName(kind, english ?? name) ||
    (english !== undefined && likelyCards(kind, english, {}).length > 0) ||
    likelyCards(kind, name, {}).length > 0 ||
    misspelt(kind, name, {}).length > 0;
  remembered.set(key, found);
  return found;
};

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
  /\S\s?[•●]+(?:\s*,|\s*$)/u.test(text) ||
  /^[1-4]\s*-?\s*pips?\b/i.test(text) ||
  /^[•●]+\s*\S.*,\s*[•●]+\s*\S/u.test(text) ||
  (text.includes(',') ? areMostly('command', text) : isNamed('command', text) && !isNamed('unit', text) && !isNamed('upgrade', text));
export const isBattleLine = (text: string): boolean =>
  text.includes(',') ? areMostly('battle', text) : isNamed('battle', text) && !isNamed('unit', text) && !isNamed('upgrade', text);
/** A unit below the command or battle cards: the list goes on. */
export const isPlainUnit = (text: string): boolean =>
  !isCommandLine(text) && !isBattleLine(text) && isNamed('unit', text.replace(/^\d+\s*[x×]\s*/i, '').replace(/\s*[([].*$/, ''));
