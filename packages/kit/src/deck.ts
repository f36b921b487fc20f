import type { Random, Seat } from '@cadre/core';

/**
 * A deck nobody has looked into has no order: a card is decided when it is drawn. Only its two ends can hold cards
 * that are decided, because somebody put them there or looked. `top[0]` is the uppermost, `bottom[0]` the lowermost.
 */
export interface Deck {
  size: number;
  /** For each decided card, the seats that know it, one bit a seat. */
  top: number[];
  bottom: number[];
  discard: number[];
}
/** What one seat knows of the decided cards, place for place; `UNKNOWN` where only others know. */
export interface Peeked {
  top: number[];
  bottom: number[];
}
export const UNKNOWN = -1;
export const EVERYBODY = 0x7fff_ffff;

export const newDeck = (size: number): Deck => ({ size, top: [], bottom: [], discard: [] });
export const newPeeked = (): Peeked => ({ top: [], bottom: [] });
export const copyDeck = (d: Deck): Deck => ({ size: d.size, top: d.top.slice(), bottom: d.bottom.slice(), discard: d.discard.slice() });
export const copyPeeked = (p: Peeked): Peeked => ({ top: p.top.slice(), bottom: p.bottom.slice() });

/** How many cards of the deck are still undecided: this number is public, so a draw that has no choice betrays nothing. */
export const undecided = (d: Deck): number => d.size - d.top.length - d.bottom.length;
export const knows = (mask: number, seat: Seat): boolean => (mask & (1 << seat)) !== 0;

const decided = (masks: readonly number[], i: number, minds: readonly Peeked[], end: 'top' | 'bottom'): number => {
  const mask = masks[i];
  if (mask === undefined) return UNKNOWN;
  for (let seat = 0; seat < minds.length; seat++) if (knows(mask, seat)) return minds[seat]![end][i]!;
  throw new Error(`card ${i} of the deck is decided, but no seat knows it`);
};
/** The card at this place from the top, or `UNKNOWN` while it is undecided. A deck without undecided cards is one list. */
export const cardAt = (d: Deck, minds: readonly Peeked[], i: number): number => {
  if (i < d.top.length) return decided(d.top, i, minds, 'top');
  if (i < d.size - d.bottom.length) return UNKNOWN;
  return decided(d.bottom, d.size - 1 - i, minds, 'bottom');
};
/** Take the uppermost card away. The caller has its identity from `cardAt`, or from chance. */
export const dropTop = (d: Deck, minds: readonly Peeked[]): void => {
  if (d.top.length > 0) {
    d.top.shift();
    for (const m of minds) m.top.shift();
  } else if (undecided(d) === 0) {
    d.bottom.pop();
    for (const m of minds) m.bottom.pop();
  }
  d.size--;
};
export const putOnTop = (d: Deck, minds: readonly Peeked[], card: number, known: number): void => {
  d.size++;
  d.top.unshift(known);
  minds.forEach((m, seat) => {
    m.top.unshift(knows(known, seat) ? card : UNKNOWN);
  });
};
export const putUnder = (d: Deck, minds: readonly Peeked[], card: number, known: number): void => {
  d.size++;
  d.bottom.unshift(known);
  minds.forEach((m, seat) => {
    m.bottom.unshift(knows(known, seat) ? card : UNKNOWN);
  });
};
/** This seat now knows the card at this place from the top; what lies above it is decided already. */
export const learnAt = (d: Deck, minds: readonly Peeked[], i: number, card: number, seat: Seat): void => {
  const fromBottom = i >= d.size - d.bottom.length;
  const masks = fromBottom ? d.bottom : d.top;
  const at = fromBottom ? d.size - 1 - i : i;
  if (at > masks.length) throw new Error(`card ${i} cannot be decided before the ${at - masks.length} above it`);
  if (at === masks.length) {
    masks.push(0);
    for (const m of minds) m.top.push(UNKNOWN);
  }
  masks[at]! |= 1 << seat;
  const mine = minds[seat]!;
  (fromBottom ? mine.bottom : mine.top)[at] = card;
};
/** The discard pile becomes the deck; what was decided is so no more. */
export const reshuffle = (d: Deck, minds: readonly Peeked[]): void => {
  d.size += d.discard.length;
  d.discard = [];
  d.top = [];
  d.bottom = [];
  for (const m of minds) {
    m.top = [];
    m.bottom = [];
  }
};

/** Cards 0..all-1 that are known to lie somewhere, marked list by list. What is left unmarked is what an undecided card can still be. */
export type Marks = Uint8Array;
export const newMarks = (all: number): Marks => new Uint8Array(all);
export const mark = (marks: Marks, cards: readonly number[]): void => {
  for (let i = 0; i < cards.length; i++) if (cards[i]! >= 0) marks[cards[i]!] = 1;
};
export const markPeeked = (marks: Marks, p: Peeked): void => {
  mark(marks, p.top);
  mark(marks, p.bottom);
};
export const unmarked = (marks: Marks): number[] => {
  const found: number[] = [];
  for (let card = 0; card < marks.length; card++) if (marks[card] === 0) found.push(card);
  return found;
};
/** Those of `all` cards that lie in none of the lists. */
export const cardsOutside = (all: number, ...lists: readonly (readonly number[])[]): number[] => {
  const marks = newMarks(all);
  for (const list of lists) mark(marks, list);
  return unmarked(marks);
};

/** What the other seats may know of the decided cards, as far as `seat` can tell: `draw` yields a card it has not seen, for a place from the top. */
export const imaginePeeked = (d: Deck, mine: Peeked | null, seat: Seat, seats: number, draw: (place: number) => number): Peeked[] => {
  const minds = Array.from({ length: seats }, newPeeked);
  const fill = (end: 'top' | 'bottom', i: number): void => {
    const mask = d[end][i]!;
    const own = mine && knows(mask, seat) ? mine[end][i]! : UNKNOWN;
    const card = own === UNKNOWN ? draw(end === 'top' ? i : d.size - 1 - i) : own;
    minds.forEach((m, other) => {
      m[end][i] = knows(mask, other) ? card : UNKNOWN;
    });
  };
  for (let i = 0; i < d.top.length; i++) fill('top', i);
  for (const m of minds) m.bottom.length = d.bottom.length;
  for (let i = d.bottom.length - 1; i >= 0; i--) fill('bottom', i); // from above, so that place 0 comes first
  return minds;
};

/** Take a random entry out of a list. */
export const drawFrom = (bag: number[], random: Random): number => {
  const i = random(bag.length);
  const last = bag.pop()!;
  if (i === bag.length) return last;
  const drawn = bag[i]!;
  bag[i] = last;
  return drawn;
};
