import { CARD } from '@cadre/table-client';
import type { EventCard as PrintedCard } from '#game/content/index';
import { Icon } from '../art/icons.js';
import { useTable } from '../table-context.js';
import { Target } from '../target.js';

/** The front of an event card, its abilities one below the other. */
export const EventCard = ({ at, card }: { readonly at: number; readonly card: PrintedCard }) => {
  const { texts } = useTable();
  return (
    <Target thing={`event:${at}`} className={`${CARD.card} mando-event mando-event-${card.back}`}>
      <Icon name={card.back} className="mando-emblem" />
      <span className={CARD.head}>
        <Icon name={card.back} />
        <span className={CARD.name}>{texts.names('card', card.id)}</span>
      </span>
      <span className={CARD.text}>
        {texts.event(card).map(line => (
          <span key={line} className="mando-line">
            {line}
          </span>
        ))}
      </span>
    </Target>
  );
};
