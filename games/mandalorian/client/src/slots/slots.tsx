import type { CardId, NoCard } from '#game/ids';
import { useTable } from '../table-context.js';
import { SlotLane } from './slot-lane.js';

/** The action slots in the order in which the Event Step looks at them. */
export const Slots = ({ inQuestion }: { readonly inQuestion: CardId | NoCard }) => {
  const { table, labels } = useTable();
  return (
    <section className="mando-slots" aria-label={labels.actions}>
      {table.slots.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
        <SlotLane key={at} at={at} inQuestion={inQuestion} />
      ))}
    </section>
  );
};
