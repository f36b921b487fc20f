import { catalogue, type Slot, type UpgradeCard } from '../data/index.js';
import type { Bearer, Equipped } from './army.js';
import { meets, type Subject } from './restriction.js';

export interface FilledSlot {
  readonly slot: Slot;
  /** The upgrade in it; null while it is free. */
  readonly upgrade: Equipped | null;
}
export interface UpgradeBar {
  readonly slots: readonly FilledSlot[];
  /** Upgrades that need no slot. */
  readonly slotless: readonly Equipped[];
  /** Upgrades that need a slot and have none. */
  readonly loose: readonly Equipped[];
}

/** AB-8: whether this upgrade takes up no slot on this unit. */
export const isSlotless = ({ slotless }: UpgradeCard, subject: Subject): boolean =>
  slotless !== undefined && (slotless === true || meets(slotless, subject));

/** Which upgrade of a unit fills which slot of its bar. */
export const fillSlots = ({ slots, upgrades, subject }: Pick<Bearer, 'slots' | 'upgrades' | 'subject'>): UpgradeBar => {
  const slotless = upgrades.filter(up => isSlotless(up.card, subject));
  const waiting = upgrades.filter(up => !slotless.includes(up));
  const filled = slots.map((slot): FilledSlot => {
    const at = waiting.findIndex(up => up.card.slot === slot);
    return { slot, upgrade: at === -1 ? null : waiting.splice(at, 1)[0]! };
  });
  return { slots: filled, slotless, loose: waiting };
};

const SLOTLESS = catalogue.upgrades.filter(up => up.slotless !== undefined && !up.retired);
/** The upgrade types of which this unit can still equip a card without a slot. */
export const openWithoutSlot = ({ upgrades, subject }: Pick<Bearer, 'upgrades' | 'subject'>): readonly Slot[] => {
  const open = SLOTLESS.filter(card => fitsWithoutSlot(card, subject) && !upgrades.some(up => up.card.name === card.name));
  return [...new Set(open.map(card => card.slot))];
};
/** Whether a unit has, or does not need, a slot for this upgrade, whatever else it has equipped. */
export const hasSlotFor = (card: UpgradeCard, { slots, subject }: Pick<Bearer, 'slots' | 'subject'>): boolean =>
  slots.includes(card.slot) || fitsWithoutSlot(card, subject);
const fitsWithoutSlot = (card: UpgradeCard, subject: Subject): boolean =>
  isSlotless(card, subject) && (!card.restriction || meets(card.restriction, subject));
