import { type Card, type CardKind, cardById } from '../data/index.js';
import { type Army, cardName } from '../roster/index.js';
import { type Diagnostic, diagnostic } from './diagnostic.js';
import { beginsWithComma, candidates, forceUnits, type Hints } from './names.js';
import type { RawCard } from './raw-list.js';

/** Longer than any line of a list: what is longer is not searched for cards, which could take for ever. */
const MAX_LINE = 600;
/** Reads a text line by line; a line that `read` does not understand is told. */
export const eachLine = (text: string, diagnostics: Diagnostic[], read: (line: string, place: string) => boolean): void => {
  text.split('\n').forEach((line, i) => {
    const place = `line ${i + 1}`;
    if (line.trim() === '' || (line.length <= MAX_LINE && read(line.trimEnd(), place))) return;
    diagnostics.push(diagnostic('ignored-line', place, { line: line.trim().slice(0, 80) }));
  });
};

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
      if (candidates(kind, parts.slice(i, i + n).join(', '), hints).length > 0) {
        taken = n;
        break;
      }
    found.push({ name: parts.slice(i, i + taken).join(', '), place });
    i += taken;
  }
  return found;
};
/** Names with costs in brackets, separated by commas: "A (3), B (10)"; one may have lost its cost. */
export const pricedNames = (kind: CardKind, text: string, place: string): RawCard[] => {
  const found: RawCard[] = [];
  let rest = 0;
  for (const match of text.matchAll(/(.+?)\s*\((-?\d+)\)\s*(?:,|$)/g)) {
    const names = commaNames(kind, match[1]!, place);
    found.push(...names.slice(0, -1), ...names.slice(-1).map(last => ({ ...last, cost: Number(match[2]) })));
    rest = match.index + match[0].length;
  }
  return [...found, ...commaNames(kind, text.slice(rest), place)];
};
