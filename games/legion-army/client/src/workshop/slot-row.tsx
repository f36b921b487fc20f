import { type Slot, upgradeById } from '@cadre/legion-army/data';
import { type Bearer, cardName, fillSlots, openWithoutSlot, withoutCounterpartUpgrade, withoutUpgrade } from '@cadre/legion-army/roster';
import type { Dispatch, ReactNode } from 'react';
import { Icon } from '../art/icons.js';
import { SlotIcon } from '../art/slots.js';
import { useLabels } from '../context.js';
import type { Act } from './bench.js';

/** The upgrade bar: what is equipped, and a key for every slot that is free. */
export const SlotRow = ({
  at,
  bearer,
  mustered,
  upgrades,
  dispatch,
}: {
  readonly at: () => number;
  readonly bearer: 'unit' | 'counterpart';
  readonly mustered: Bearer | undefined;
  readonly upgrades: readonly string[];
  readonly dispatch: Dispatch<Act>;
}): ReactNode => {
  const l = useLabels();
  const bar = mustered ? fillSlots(mustered) : { slots: [], slotless: [], loose: [] };
  const placed = new Set([...bar.slots.map(s => s.upgrade), ...bar.slotless].map(up => up?.at));
  const loose = upgrades.map((_, index) => index).filter(index => !placed.has(index)); // too many of a type, or unknown cards
  const open = mustered ? openWithoutSlot(mustered) : [];
  const takeOff = bearer === 'unit' ? withoutUpgrade : withoutCounterpartUpgrade;
  const pick = (slot: Slot, instead: number | null): void =>
    dispatch({ do: 'pick', picking: { what: 'upgrade', line: at(), slot, bearer, instead } });
  const filled = (index: number, isLoose = false): ReactNode => {
    const id = upgrades[index]!;
    const card = upgradeById.get(id);
    return (
      <>
        <button type="button" className="army-upgrade" data-strange={isLoose} onClick={() => card && pick(card.slot, index)}>
          {card ? <SlotIcon slot={card.slot} /> : <Icon name="warning" />}
          <span>{card?.name ?? cardName(id)}</span>
          {card && <b className="army-number">{card.cost}</b>}
        </button>
        <button
          type="button"
          className="army-off"
          aria-label={l.takeOff(cardName(id))}
          onClick={() => {
            const line = at();
            dispatch({ do: 'edit', edit: now => takeOff(now, line, index), after: { line } });
          }}
        >
          <Icon name="close" />
        </button>
      </>
    );
  };
  const empty = (slot: Slot, label: string, isExtra = false): ReactNode => (
    <button type="button" className="army-slot" data-extra={isExtra} aria-label={label} title={label} onClick={() => pick(slot, null)}>
      <SlotIcon slot={slot} />
    </button>
  );
  if (bar.slots.length === 0 && upgrades.length === 0 && open.length === 0) return null;
  return (
    <ul className="army-slots">
      {bar.slots.map(({ slot, upgrade }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: slots are places on the bar
        <li key={i} data-filled={upgrade !== null}>
          {upgrade === null ? empty(slot, l.addTo(l.slots[slot])) : filled(upgrade.at)}
        </li>
      ))}
      {bar.slotless.map(up => (
        <li key={up.card.id} data-filled="true">
          {filled(up.at)}
        </li>
      ))}
      {open.map(slot => (
        <li key={`open ${slot}`}>{empty(slot, l.addWithoutSlot(l.slots[slot]), true)}</li>
      ))}
      {loose.map(index => (
        <li key={`loose ${index}`} data-filled="true">
          {filled(index, true)}
        </li>
      ))}
    </ul>
  );
};
