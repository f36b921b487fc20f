import { useTable } from '../table-context.js';
import { SkillCard } from './skill-card.js';

/** The cards of the seat in front. */
export const Hand = () => {
  const { mine, labels } = useTable();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a hand wider than its place is moved with the arrow keys
    <section className="mando-hand" aria-label={labels.hand} tabIndex={0}>
      {mine === null && <p className="mando-quiet">{labels.noHand}</p>}
      {mine?.hand.length === 0 && <p className="mando-quiet">{labels.emptyHand}</p>}
      {mine?.hand.map(card => (
        <SkillCard key={card} card={card} />
      ))}
    </section>
  );
};
