import { type Slot, upgradeById } from '@cadre/legion/data';
import { cardName, withoutCounterpartUpgrade, withoutUpgrade } from '@cadre/legion/roster';
import type { Dispatch, ReactNode } from 'react';
import { Icon } from '../art/icons.js';
import { SlotIcon } from '../art/slots.js';
import { useLabels } from '../context.js';
import type { Act } from './bench.js';
import { slotting } from './slotting.js';

/** The upgrade bar: what is equipped, and a key for every slot that is free. */
export const SlotRow = ({
  at,
  bearer,
  slots,
  upgrades,
  dispatch,
}: {
  readonly at: number;
  readonly bearer: 'unit' | 'counterpart';
  readonly slots: readonly Slot[];
  readonly upgrades: readonly string[];
  readonly dispatch: Dispatch<Act>;
}): ReactNode => {
  const l = useLabels();
  const bar = slotting(slots, upgrades);
  const takeOff = bearer === 'unit' ? withoutUpgrade : withoutCounterpartUpgrade;
  const pick = (slot: Slot, instead: number | null): void =>
    dispatch({ do: 'pick', picking: { what: 'upgrade', line: at, slot, bearer, instead } });
  const filled = (index: number, slot: Slot | null): ReactNode => {
    const id = upgrades[index]!;
    const card = upgradeById.get(id);
    return (
      <>
        <button type="button" className="army-upgrade" data-strange={slot === null} onClick={() => card && pick(card.slot, index)}>
          {card ? <SlotIcon slot={card.slot} /> : <Icon name="warning" />}
          <span>{card?.name ?? cardName(id)}</span>
          {card && <b className="army-number">{card.cost}</b>}
        </button>
        <button
          type="button"
          className="army-off"
          aria-label={l.takeOff(cardName(id))}
          onClick={() => dispatch({ do: 'edit', edit: now => takeOff(now, at, index), after: { line: at } })}
        >
          <Icon name="close" />
        </button>
      </>
    );
  };
  if (slots.length === 0 && upgrades.length === 0) return null;
  return (
    <ul className="army-slots">
      {bar.slots.map(({ slot, upgrade }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: slots are places on the bar
        <li key={i} data-filled={upgrade !== null}>
          {upgrade === null ? (
            <button
              type="button"
              className="army-slot"
              aria-label={l.addTo(l.slots[slot])}
              title={l.slots[slot]}
              onClick={() => pick(slot, null)}
            >
              <SlotIcon slot={slot} />
            </button>
          ) : (
            filled(upgrade, slot)
          )}
        </li>
      ))}
      {bar.loose.map(index => (
        <li key={`loose ${index}`} data-filled="true">
          {filled(index, null)}
        </li>
      ))}
    </ul>
  );
};
