import { remember } from '@cadre/kit';
import {
  allCards,
  type Card,
  type CardKind,
  type Faction,
  pointsHistory,
  type Rank,
  type UpgradeCard,
  unitById,
  upgradeById,
} from '../data/index.js';
import { type Army, type Bearer, hasSlotFor, mayServe, meets } from '../roster/index.js';

const plainOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('0', 'o');
/** A reader asks for the same few names again and again; no card has a longer one. */
const LONGEST = 100;
const remembered = remember(4096, plainOf);
/** The letters and digits of a name alone: spelling, case, accents and punctuation do not matter, nor does 0 for O. */
export const plainName = (text: string): string => (text.length > LONGEST ? plainOf(text) : remembered(text));

/** Everything a card is called somewhere. */
const callings = (card: Card): readonly string[] => [
  card.name,
  ...(card.title === undefined ? [] : [`${card.name} ${card.title}`]),
  ...(card.shortName === undefined ? [] : [card.shortName]),
  ...(card.ttsName === undefined ? [] : [card.ttsName]),
];
interface Called {
  readonly card: Card;
  /** Its callings, plain. */
  readonly plain: readonly string[];
}
const KINDS = ['unit', 'counterpart', 'upgrade', 'command', 'battle'] as const satisfies readonly CardKind[];
const byKind = <T>(make: (kind: CardKind) => T): Readonly<Record<CardKind, T>> =>
  Object.fromEntries(KINDS.map(kind => [kind, make(kind)])) as Record<CardKind, T>;
const CALLED = byKind(kind =>
  allCards()
    .filter(known => known.kind === kind)
    .map(({ card }): Called => ({ card, plain: [...new Set(callings(card).map(plainName))] })),
);
const INDEX = byKind(kind => {
  const index = new Map<string, Card[]>();
  for (const { card, plain } of CALLED[kind]) for (const key of plain) index.set(key, [...(index.get(key) ?? []), card]);
  return index;
});
/** All cards of a kind, with everything they are called. */
export const cardsOfKind = (kind: CardKind): readonly { readonly card: Card; readonly names: readonly string[] }[] =>
  CALLED[kind].map(({ card }) => ({ card, names: callings(card) }));
/** The cards of exactly this name, in the singular or plural. */
export const cardsNamed = (kind: CardKind, name: string): readonly Card[] => {
  const plain = plainName(name);
  return INDEX[kind].get(plain) ?? INDEX[kind].get(plain.endsWith('s') ? plain.slice(0, -1) : `${plain}s`) ?? [];
};
/** Whether a card of the kind has this very name, not its plural. */
export const isExactly = (kind: CardKind, name: string): boolean => INDEX[kind].has(plainName(name));
/** The cards of this name. Behind a dash some list builders repeat the name, or add one of their own. */
export const cardsCalled = (kind: CardKind, name: string): readonly Card[] => {
  const found = cardsNamed(kind, name);
  const dash = name.indexOf(' - ');
  return found.length === 0 && dash > 0 ? cardsNamed(kind, name.slice(0, dash)) : found;
};

/** The words before the first comma of the names that have one. */
const COMMA_STARTS = byKind(kind => {
  const names = CALLED[kind].flatMap(({ card }) => callings(card)).filter(name => name.includes(','));
  return new Set(names.map(name => plainName(name.slice(0, name.indexOf(',')))));
});
/** Whether a name with a comma can begin with these words. */
export const beginsWithComma = (kind: CardKind, words: string): boolean => COMMA_STARTS[kind].has(plainName(words));

/** What is known about a card besides its name. */
export interface Hints {
  readonly faction?: Faction;
  /** The units that the battle force may field. */
  readonly among?: ReadonlySet<string>;
  readonly cost?: number;
  readonly recon?: boolean;
  readonly bearer?: Bearer;
  readonly rank?: Rank;
  /** The unit that carries it left the game. */
  readonly carriedByFormer?: boolean;
  /** The names around it are all of today. */
  readonly isNew?: boolean;
  /** The list has cards that left the game. */
  readonly isOld?: boolean;
  /** What the unit carries: a unit that can equip more of it is likelier. */
  readonly carries?: readonly string[];
}
/**
 * What speaks for a card, weighed together: no fact decides alone, so that a wrong or outdated one is outvoted by the others.
 * The unit that carries an upgrade leaves no choice; a stated rank outweighs a price, prices change over the years; a price outweighs
 * the faction, which is often a guess; what is left only decides where nothing else does.
 */
const WEIGHTS = {
  bearer: 30,
  rank: 18,
  recon: 18,
  cost: 16,
  force: 14,
  faction: 10,
  formerCost: 8,
  released: 3,
  firstEdition: 2,
  untitled: 1,
  carries: 0.5,
} as const;
/** A total that fits only with another card is believed where that card is not this much less likely. */
const IN_REACH = WEIGHTS.force;
const likelihood = (card: Card, plain: string, hints: Hints): number => {
  const { among, faction, bearer, cost, rank, isOld, recon, carries } = hints;
  const isAtHome = 'faction' in card && card.faction !== undefined && faction !== undefined;
  const facts: readonly (readonly [keyof typeof WEIGHTS, boolean])[] = [
    ['force', among?.has(card.id) ?? false],
    ['faction', !among && (!isAtHome || serves(card, faction))],
    ['bearer', bearer !== undefined && fitsBearer(upgradeById.get(card.id), bearer)],
    ['cost', cost !== undefined && 'cost' in card && card.cost === cost],
    ['formerCost', cost !== undefined && 'cost' in card && card.cost !== cost && hasCost(card, cost)],
    ['rank', rank !== undefined && unitById.get(card.id)?.rank === rank],
    ['released', card.unreleased === undefined],
    ['firstEdition', isOld === true && isFirstEdition(card)],
    ['recon', recon !== undefined && ('recon' in card ? card.recon : false) === (recon || undefined)],
    ['untitled', card.title === undefined || plainName(card.name) !== plain], // a name alone means the card without a title
  ];
  const carried = carries && carries.length > 0 ? carries.filter(name => canCarry(card.id, name)).length / carries.length : 0;
  return facts.reduce((sum, [fact, holds]) => sum + (holds ? WEIGHTS[fact] : 0), WEIGHTS.carries * carried);
};
/** The cards that a name can mean, the likeliest first, with how much less likely each is than the first. */
export const weighed = (kind: CardKind, name: string, hints: Hints): readonly { readonly card: Card; readonly less: number }[] => {
  const found = cardsCalled(kind, name);
  if (found.length < 2) return found.map(card => ({ card, less: 0 }));
  const plain = plainName(name);
  const scored = found.map(card => ({ card, score: likelihood(card, plain, hints) })).sort((a, b) => b.score - a.score);
  return scored.map(({ card, score }) => ({ card, less: scored[0]!.score - score }));
};
/** The cards that a name can mean, more than one when nothing decides between them. */
export const candidates = (kind: CardKind, name: string, hints: Hints): readonly Card[] =>
  weighed(kind, name, hints).flatMap(({ card, less }) => (less === 0 ? [card] : []));
/** Cards of the name that are less likely, but not so much that a printed total could not tell otherwise. */
export const alternatives = (kind: CardKind, name: string, hints: Hints): readonly string[] =>
  weighed(kind, name, hints).flatMap(({ card, less }) => (less > 0 && less <= IN_REACH ? [card.id] : []));
/** Codes of two small letters were used up when the second edition began: what has another came later. */
const isFirstEdition = ({ code }: Card): boolean => /^[a-z]{2}$/.test(code);
/** Whether a card costs this, or did once: lists of earlier years print earlier costs. */
const hasCost = (card: Card, cost: number): boolean =>
  ('cost' in card && card.cost === cost) || pointsHistory(card.id).some(({ from, to }) => from === cost || to === cost);
/** Whether a unit has a slot for some upgrade of this name. */
const canCarry = (id: string, name: string): boolean => {
  const unit = unitById.get(id);
  return cardsCalled('upgrade', name).some(up => unit?.slots.includes(upgradeById.get(up.id)!.slot));
};
const serves = (card: object, faction: Faction): boolean => mayServe(card as Parameters<typeof mayServe>[0], faction);
/** Whether a unit can equip an upgrade, whatever else it carries. */
export const fitsBearer = (card: UpgradeCard | undefined, bearer: Bearer): boolean =>
  card !== undefined && hasSlotFor(card, bearer) && (!card.restriction || meets(card.restriction, bearer.subject));

const SUGGESTIONS = 3;
/** Names are looked up again for every way to read a text: an odd list of 2 kB took a second without this. */
const suggested = new Map<string, readonly string[]>();
const MOST_SUGGESTED = 500;
/** Ids of the cards whose name is most like this one. */
export const suggestionsFor = (kind: CardKind, name: string): readonly string[] => {
  const plain = plainName(name).slice(0, 60);
  const key = `${kind} ${plain}`;
  const known = suggested.get(key);
  if (known) return known;
  if (suggested.size >= MOST_SUGGESTED) suggested.clear();
  const found = mostLike(kind, plain);
  suggested.set(key, found);
  return found;
};
const mostLike = (kind: CardKind, plain: string): readonly string[] =>
  nearestCards(kind, plain, Math.max(2, Math.ceil(plain.length / 3)))
    .slice(0, SUGGESTIONS)
    .map(({ card }) => card.id);
/** The cards at most `far` letters away from a plain name, the nearest first. */
export const nearestCards = (kind: CardKind, plain: string, far: number): readonly { readonly card: Card; readonly distance: number }[] =>
  CALLED[kind]
    .map(({ card, plain: names }) => ({ card, distance: Math.min(...names.map(name => nearness(plain, name, far))) }))
    .filter(({ distance }) => distance <= far)
    .sort((a, b) => a.distance - b.distance || (a.card.id < b.card.id ? -1 : 1));
const rows = [new Uint8Array(128), new Uint8Array(128)] as const;
/** How many letters to change, or 1 when one name begins with the other; more than `far` is not counted out. */
const nearness = (a: string, b: string, far: number): number => {
  if (a.length > 3 && b.startsWith(a)) return 1;
  if (Math.abs(a.length - b.length) > far) return far + 1;
  let [row, next]: readonly [Uint8Array, Uint8Array] = rows;
  for (let j = 0; j <= b.length; j++) row[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1);
    let least = i;
    next[0] = i;
    for (let j = 1; j <= b.length; j++) {
      const changed = row[j - 1]! + (letter === b.charCodeAt(j - 1) ? 0 : 1);
      next[j] = Math.min(changed, row[j]! + 1, next[j - 1]! + 1);
      if (next[j]! < least) least = next[j]!;
    }
    if (least > far) return far + 1;
    [row, next] = [next, row];
  }
  return row[b.length]!;
};

/** The units of an army's battle force, if it has one, whatever it chose. */
export const forceUnits = ({ force }: Pick<Army, 'force'>): ReadonlySet<string> | undefined =>
  force && new Set([...Object.values(force.units).flat(), ...(force.choices?.of ?? []).flatMap(c => c.units ?? [])]);
