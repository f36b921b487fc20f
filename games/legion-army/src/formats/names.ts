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
/** The cards that a name can mean, the likeliest first: more than one when nothing decides between them. */
export const candidates = (kind: CardKind, name: string, hints: Hints): readonly Card[] => {
  let found = cardsCalled(kind, name);
  const narrow = (fits: (card: Card) => boolean): void => {
    if (found.length < 2) return;
    const fitting = found.filter(fits);
    if (fitting.length > 0) found = fitting;
  };
  const plain = plainName(name);
  narrow(card => (hints.among ? hints.among.has(card.id) : true));
  narrow(card => !('faction' in card) || hints.faction === undefined || serves(card, hints.faction));
  narrow(card => hints.bearer === undefined || fitsBearer(upgradeById.get(card.id), hints.bearer));
  narrow(card => hints.cost === undefined || ('cost' in card && card.cost === hints.cost));
  narrow(card => hints.cost === undefined || hasCost(card, hints.cost));
  narrow(card => hints.rank === undefined || unitById.get(card.id)?.rank === hints.rank);
  narrow(card => card.unreleased === undefined);
  narrow(card => !hints.isOld || isFirstEdition(card));
  narrow(card => hints.recon === undefined || ('recon' in card ? card.recon : false) === (hints.recon || undefined));
  narrow(card => card.title === undefined || plainName(card.name) !== plain); // a name alone means the card without a title
  if (found.length > 1 && hints.carries) {
    const fitting = found.map(card => hints.carries!.filter(name => canCarry(card.id, name)).length);
    const best = Math.max(...fitting);
    found = found.filter((_, i) => fitting[i] === best);
  }
  return found;
};
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
