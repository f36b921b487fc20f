import { content, type EventCard as PrintedCard } from '#game/content/index';
import { eventText, namesOf } from '#game/content/text';
import { Icon } from '../art/icons.js';
import { Target } from '../target.js';

const names = namesOf(content);

/** The front of an event card, its abilities one below the other. */
export const EventCard = ({ at, card }: { readonly at: number; readonly card: PrintedCard }) => (
  <Target thing={`event:${at}`} className={`mando-card mando-event mando-event-${card.back}`}>
    <Icon name={card.back} className="mando-emblem" />
    <span className="mando-card-head">
      <Icon name={card.back} />
      <span className="mando-card-name">{card.name}</span>
    </span>
    <span className="mando-card-text">
      {eventText(card, names).map(line => (
        <span key={line} className="mando-line">
          {line}
        </span>
      ))}
    </span>
  </Target>
);
