import { Icon } from '../art/icons.js';
import { useTable } from '../table-context.js';

const LOYAL = 1;
const UNDEALT = 0;

/** A loyalty card: open to all, known to its owner, or sealed. */
export const Loyalty = ({ seat }: { readonly seat: number }) => {
  const { table, mine, labels, box, ...seen } = useTable();
  if (box.plan.traitor === 'none' || !table.crew.dealt[seat]) return null;
  const open = table.crew.open[seat] ?? UNDEALT;
  const own = seat === seen.seat ? (mine?.loyalty ?? UNDEALT) : UNDEALT;
  const known = open === UNDEALT ? own : open;
  const word = known === UNDEALT ? labels.loyalty.unknown : known === LOYAL ? labels.loyalty.loyal : labels.loyalty.traitor;
  return (
    <span className={`mando-chip ${known > LOYAL ? 'mando-chip-traitor' : ''}`}>
      <Icon name={known === LOYAL ? 'shield' : 'traitor'} />
      {seat === seen.seat && mine ? `${word} · ${labels.undermines(mine.undermines)}` : word}
    </span>
  );
};
