import { CardRow } from '@cadre/table-client';
import { useTable } from '../table-context.js';
import { SkillCard } from './skill-card.js';

/** The cards of the seat in front. */
export const Hand = () => {
  const { mine, labels } = useTable();
  return (
    <CardRow label={labels.hand} className="mando-hand">
      {mine === null && <p className="mando-quiet">{labels.noHand}</p>}
      {mine?.hand.length === 0 && <p className="mando-quiet">{labels.emptyHand}</p>}
      {mine?.hand.map(card => (
        <SkillCard key={card} card={card} />
      ))}
    </CardRow>
  );
};
