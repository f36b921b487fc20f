import { type Card, type CardKind, type FormerCard, formerCards, unitById, upgradeById } from '../data/index.js';
import { mayServe } from '../roster/index.js';
import { cardToday } from './former.js';
import { cardsOfKind, fitsBearer, type Hints, nearestCards, plainName } from './names.js';

/** A card that a name probably means, or one that is gone. */
export type Likely = { readonly card: Card; readonly former?: FormerCard } | { readonly card: undefined; readonly former: FormerCard };

const singular = (word: string): string => (word.length > 2 && word.endsWith('s') ? word.slice(0, -1) : word);
const wordsOf = (name: string): readonly string[] =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
    .map(singular);

interface Way {
  readonly likely: Likely;
  readonly words: ReadonlySet<string>;
  readonly plain: string;
}
const ways = new Map<CardKind, readonly Way[]>();
const waysOf = (kind: CardKind): readonly Way[] => {
  const known = ways.get(kind);
  if (known) return known;
  const way = (name: string, likely: Likely): Way => ({ likely, words: new Set(wordsOf(name)), plain: singular(plainName(name)) });
  const made = [
    ...cardsOfKind(kind).flatMap(({ card, names }) => names.map(name => way(name, { card }))),
    ...formerCards.filter(f => f.kind === kind).map(former => way(former.name, likelyOf(former))),
  ];
  ways.set(kind, made);
  return made;
};
const likelyOf = (former: FormerCard): Likely => {
  const card = cardToday(former);
  return card ? { card, former } : { card: undefined, former };
};

/** Shorter names are in too many others. */
const SHORTEST = 5;
/** How far a written name is from a card's: null when neither contains the other. */
const distance = (words: readonly string[], plain: string, way: Way): number | null => {
  const inside = words.every(w => way.words.has(w));
  const around = way.words.size > 1 && 2 * way.words.size >= words.length && [...way.words].every(w => words.includes(w));
  const part = plain.length >= SHORTEST && way.plain.length >= SHORTEST && (way.plain.includes(plain) || plain.includes(way.plain));
  // "Z6" for a Z-6 Trooper: short, but with a digit and at the beginning of the name.
  const isShort = /\d/.test(plain) && (way.plain.startsWith(plain) || (plain.length > 3 && way.plain.includes(plain)));
  return inside || around || part || isShort ? Math.abs(way.plain.length - plain.length) : null;
};

/** The cards that an inexact name can mean, the likeliest first; for upgrades only those that the unit can equip. */
export const likelyCards = (kind: CardKind, name: string, hints: Hints): readonly Likely[] => {
  const words = wordsOf(name);
  const plain = singular(plainName(name));
  if (plain.length < (/\d/.test(plain) ? 2 : 3) || name.length > 80) return [];
  const found = waysOf(kind).flatMap(way => {
    const far = distance(words, plain, way);
    return far === null || !isPossible(kind, way.likely, hints) ? [] : [{ far, likely: way.likely }];
  });
  const costs = ({ card }: Likely): boolean => hints.cost !== undefined && card !== undefined && 'cost' in card && card.cost === hints.cost;
  // A single word is part of many names: what the unit can equip today is likelier than what somebody else could once.
  const isToday = ({ card }: Likely): boolean => words.length > 1 || hints.bearer === undefined || card !== undefined;
  const isReleased = ({ card }: Likely): boolean => card?.unreleased === undefined;
  const seen = new Set<unknown>();
  return found
    .sort(
      (a, b) =>
        Number(isToday(b.likely)) - Number(isToday(a.likely)) ||
        Number(costs(b.likely)) - Number(costs(a.likely)) ||
        Number(isReleased(b.likely)) - Number(isReleased(a.likely)) ||
        a.far - b.far,
    )
    .map(f => f.likely)
    .filter(({ card, former }) => {
      const key = card?.id ?? former;
      return !seen.has(key) && seen.add(key);
    });
};
const isPossible = (kind: CardKind, { card }: Likely, hints: Hints): boolean => {
  if (!card) return true;
  if (kind === 'upgrade') return hints.bearer === undefined || fitsBearer(upgradeById.get(card.id), hints.bearer);
  if (kind !== 'unit' || hints.faction === undefined) return true;
  const unit = unitById.get(card.id)!;
  return hints.among ? hints.among.has(card.id) : mayServe(unit, hints.faction);
};

/** The card that a name with a wrong letter or two means: only where no other card is as near. */
export const misspelt = (kind: CardKind, name: string, hints: Hints): readonly Card[] => {
  const plain = plainName(name);
  if (plain.length < 6 || plain.length > 40) return [];
  const near = nearestCards(kind, plain, plain.length < 9 ? 1 : plain.length < 20 ? 2 : 3).filter(({ card }) =>
    isPossible(kind, { card }, hints),
  );
  return near.filter(({ distance }) => distance === near[0]!.distance).map(({ card }) => card);
};
