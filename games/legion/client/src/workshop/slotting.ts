import { type Slot, upgradeById } from '@cadre/legion/data';

export interface FilledSlot {
  readonly slot: Slot;
  /** The upgrade in it, by its place on the unit; null while it is free. */
  readonly upgrade: number | null;
}
/** Which upgrade lies in which slot of the bar, and those for which there is none: cards too many, and unknown ones. */
export const slotting = (
  slots: readonly Slot[],
  upgrades: readonly string[],
): { readonly slots: readonly FilledSlot[]; readonly loose: readonly number[] } => {
  const waiting = new Map(upgrades.map((id, at) => [at, upgradeById.get(id)?.slot]));
  const filled = slots.map(slot => {
    const found = [...waiting].find(([, wanted]) => wanted === slot);
    if (found) waiting.delete(found[0]);
    return { slot, upgrade: found?.[0] ?? null };
  });
  return { slots: filled, loose: [...waiting.keys()] };
};
