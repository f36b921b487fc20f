import { type CounterpartCard, counterpartById, type Slot, type UnitCard, type UpgradeCard, unitById, upgradeById } from '../data/index.js';
import { type ArmyCounterpart, type ArmyList, type ArmyUnit, copies, type Sentence } from '../roster/index.js';

/** AB-17 to AB-19: as it lies, turned by a quarter, turned upside down. */
export const CARD_STATES = ['readied', 'exhausted', 'expended'] as const;
export type CardState = (typeof CARD_STATES)[number];
export interface CardInPlay {
  readonly card: string;
  readonly state: CardState;
  /** Which side of a double-sided card is up. */
  readonly side: 0 | 1;
}
/** A miniature, and the upgrade that added it: its place among the cards, or null for one of the unit card. */
export interface Miniature {
  readonly addedBy: number | null;
}
export interface UnitInPlay {
  readonly unit: string;
  readonly cards: readonly CardInPlay[];
  readonly miniatures: readonly Miniature[];
}
export interface Refusal extends Sentence {
  readonly rule: string;
}

const ADDING: readonly Slot[] = ['squad leader', 'heavy weapon', 'personnel'];
/** AB-11, A-12: upgrades of these types add miniatures. */
export const addsMiniature = (card: UpgradeCard): boolean => ADDING.includes(card.slot);
export const upgradeAt = (unit: UnitInPlay, at: number): UpgradeCard => upgradeById.get(unit.cards[at]!.card)!;

/** The card of a unit or a counterpart in play. */
export const cardInPlay = (id: string): UnitCard | CounterpartCard | undefined => unitById.get(id) ?? counterpartById.get(id);
/** A counterpart is one miniature. */
const miniaturesOf = (id: string): number => unitById.get(id)?.miniatures ?? (counterpartById.has(id) ? 1 : 0);

/** sides of double-sided cards are chosen now; AB-17: every card starts readied. Placeholders stay at home. */
export const deploy = (
  line: Pick<ArmyUnit, 'card' | 'upgrades'> | ArmyCounterpart,
  sides: Readonly<Record<string, 0 | 1>> = {},
): UnitInPlay => {
  const upgrades = line.upgrades.filter(id => upgradeById.has(id));
  const own = Array.from({ length: miniaturesOf(line.card) }, () => ({ addedBy: null }));
  const added = upgrades.flatMap((id, at) => {
    const card = upgradeById.get(id)!;
    return addsMiniature(card) ? Array.from({ length: card.miniatures ?? 1 }, () => ({ addedBy: at })) : [];
  });
  return {
    unit: line.card,
    cards: upgrades.map(card => ({ card, state: 'readied', side: upgradeById.get(card)!.doubleSided ? (sides[card] ?? 0) : 0 })),
    miniatures: [...own, ...added],
  };
};
/** the other side of a double-sided card comes up. */
export const turnOver = (unit: UnitInPlay, at: number): UnitInPlay => {
  const card = unit.cards[at]!;
  return upgradeAt(unit, at).doubleSided ? { ...unit, cards: unit.cards.with(at, { ...card, side: card.side === 0 ? 1 : 0 }) } : unit;
};
/** Every unit of a list on its own, with its cards to turn; a counterpart stands behind its unit. */
export const playSheet = (list: ArmyList): UnitInPlay[] =>
  list.units.flatMap(line => {
    const inPlay = [deploy(line), ...(line.counterpart ? [deploy(line.counterpart)] : [])];
    return Array.from({ length: copies(line) }, () => inPlay).flat();
  });

const turned = (unit: UnitInPlay, at: number, state: CardState): UnitInPlay => ({
  ...unit,
  cards: unit.cards.with(at, { ...unit.cards[at]!, state }),
});

/** AB-17, AB-18, AB-19: why this card cannot be used for an effect that turns it. */
export const whyNotUse = (unit: UnitInPlay, at: number): Refusal | null => {
  const { name, use } = upgradeAt(unit, at);
  const { state } = unit.cards[at]!;
  if (!use || state === 'readied') return null;
  return state === 'exhausted'
    ? { rule: 'AB-18', en: `${name} is exhausted until the unit recovers.`, de: `${name} ist erschöpft, bis die Einheit sich erholt.` }
    : { rule: 'AB-19', en: `${name} is expended for the rest of the game.`, de: `${name} ist für den Rest des Spiels verbraucht.` };
};
/** AB-17: a readied card with the icon is exhausted or expended. A card without the icon stays as it is. */
export const turnCard = (unit: UnitInPlay, at: number): UnitInPlay => {
  const { use } = upgradeAt(unit, at);
  if (!use || whyNotUse(unit, at)) return unit;
  return turned(unit, at, use.flips === 'exhaust' ? 'exhausted' : 'expended');
};
/** AB-22: the card is turned after the action or free action that its icon stands for. */
export const afterAction = (unit: UnitInPlay, at: number, kind: 'action' | 'free action'): UnitInPlay =>
  upgradeAt(unit, at).use?.by === kind ? turnCard(unit, at) : unit;
/** AB-23: exhausted cards are readied; expended ones never (AB-19). */
export const recover = (unit: UnitInPlay): UnitInPlay => ({
  ...unit,
  cards: unit.cards.map(c => (c.state === 'exhausted' ? { ...c, state: 'readied' } : c)),
});
