import { type Card, type CardKind, cardById } from '../data/index.js';
import { type Army, cardName } from '../roster/index.js';
import { beginsWithComma, candidates, forceUnits, type Hints } from './names.js';
import type { RawCard } from './raw-list.js';

/** What a reader of this army's text will know when it meets a name. */
export const hintsOf = (army: Army): Hints => {
  const among = forceUnits(army);
  return { faction: army.list.faction, ...(among ? { among } : {}) };
};
/** The shortest name by which a reader with these hints finds the card: the customary one, or name and title. */
export const nameFor = (kind: CardKind, id: string, customary: (card: Card) => string, hints: Hints): string => {
  const known = cardById.get(id);
  if (!known) return cardName(id);
  const { card } = known;
  const ways = [customary(card), card.name, ...(card.title === undefined ? [] : [`${card.name} - ${card.title}`])];
  if (card.ttsName !== undefined) ways.push(card.ttsName);
  return ways.find(way => isFound(candidates(kind, way, hints), id)) ?? ways[0]!;
};
const isFound = (found: readonly Card[], id: string): boolean => found.length === 1 && found[0]!.id === id;

/** Names between commas, where names have commas themselves: the longest stretch that is a card is one. */
export const commaNames = (kind: CardKind, text: string, place: string, hints: Hints = {}): RawCard[] => {
  const parts = text
    .split(',')
    .map(p => p.trim())
    .filter(p => p !== '');
  const found: RawCard[] = [];
  for (let i = 0; i < parts.length; ) {
    let taken = 1;
    for (let n = beginsWithComma(kind, parts[i]!) ? Math.min(4, parts.length - i) : 1; n > 1; n--)
      if (candidates(kind, unpriced(parts.slice(i, i + n).join(', ')), hints).length > 0) {
        taken = n;
        break;
      }
    found.push({ name: parts.slice(i, i + taken).join(', '), place });
    i += taken;
  }
  return found;
};
const unpriced = (text: string): string => text.replace(/\s*[([]\+?-?\d+[)\]]$/, '');
