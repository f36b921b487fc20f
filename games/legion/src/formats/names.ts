import { allCards, type Card, type CardKind, type Faction, type Slot, type UpgradeCard, upgradeById } from '../data/index.js';
import { type Army, type Bearer, mayServe, meets } from '../roster/index.js';

/** The letters and digits of a name alone: spelling, case, accents and punctuation do not matter, nor does 0 for O. */
export const plainName = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('0', 'o');

/** Everything a card is called somewhere. */
const callings = (card: Card): readonly string[] => [
  card.name,
  ...(card.title === undefined ? [] : [`${card.name} ${card.title}`]),
  ...(card.shortName === undefined ? [] : [card.shortName]),
  ...(card.ttsName === undefined ? [] : [card.ttsName]),
];
type Index = ReadonlyMap<string, readonly Card[]>;
const indexOf = (kind: CardKind): Index => {
  const index = new Map<string, Card[]>();
  for (const known of allCards()) {
    if (known.kind !== kind) continue;
    for (const key of new Set(callings(known.card).map(plainName))) index.set(key, [...(index.get(key) ?? []), known.card]);
  }
  return index;
};
const INDEX: Readonly<Record<CardKind, Index>> = {
  unit: indexOf('unit'),
  counterpart: indexOf('counterpart'),
  upgrade: indexOf('upgrade'),
  command: indexOf('command'),
  battle: indexOf('battle'),
};
export const cardsCalled = (kind: CardKind, name: string): readonly Card[] => INDEX[kind].get(plainName(name)) ?? [];

/** What is known about a card besides its name. */
export interface Hints {
  readonly faction?: Faction;
  /** The units that the battle force may field. */
  readonly among?: ReadonlySet<string>;
  readonly cost?: number;
  readonly recon?: boolean;
  readonly bearer?: Bearer;
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
  narrow(card => hints.recon === undefined || ('recon' in card ? card.recon : false) === (hints.recon || undefined));
  narrow(card => card.title === undefined || plainName(card.name) !== plain); // a name alone means the card without a title
  return found;
};
const serves = (card: object, faction: Faction): boolean => mayServe(card as Parameters<typeof mayServe>[0], faction);
const fitsBearer = (card: UpgradeCard | undefined, bearer: Bearer): boolean =>
  card !== undefined && bearer.slots.includes(card.slot as Slot) && (!card.restriction || meets(card.restriction, bearer.subject));

const SUGGESTIONS = 3;
/** Ids of the cards whose name is most like this one. */
export const suggestionsFor = (kind: CardKind, name: string): string[] => {
  const plain = plainName(name).slice(0, 60);
  const far = Math.max(2, Math.ceil(plain.length / 3));
  return allCards()
    .filter(known => known.kind === kind)
    .map(({ card }) => ({ id: card.id, distance: Math.min(...callings(card).map(c => nearness(plain, plainName(c), far))) }))
    .filter(s => s.distance <= far)
    .sort((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1))
    .slice(0, SUGGESTIONS)
    .map(s => s.id);
};
/** How many letters to change, or 1 when one name begins with the other; more than `far` is not counted out. */
const nearness = (a: string, b: string, far: number): number => {
  if (a.length > 3 && b.startsWith(a)) return 1;
  if (Math.abs(a.length - b.length) > far) return far + 1;
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length]!;
};

/** The units of an army's battle force, if it has one, whatever it chose. */
export const forceUnits = ({ force }: Pick<Army, 'force'>): ReadonlySet<string> | undefined =>
  force && new Set([...Object.values(force.units).flat(), ...(force.choices?.of ?? []).flatMap(c => c.units ?? [])]);
