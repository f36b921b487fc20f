import { UNKNOWN } from '@cadre/kit';
import { BACKS } from '#game/content/index';
import { Icon } from '../art/icons.js';
import { EventCard } from '../cards/event-card.js';
import { useTable } from '../table-context.js';

/** The back of the top event, the event in progress or last resolved, and what the seat in front knows of the next ones. */
export const EventDeck = () => {
  const { box, table, mine, resolved, labels, texts } = useTable();
  const back = BACKS[table.back];
  const now = resolved.event;
  const past = table.events.discard.at(-1);
  const known = (mine?.events.top ?? []).filter(card => card !== UNKNOWN);
  return (
    <section className="mando-events" aria-label={labels.nextEvent}>
      <div className={`mando-deck-back mando-event-${back ?? 'none'}`} data-tip={labels.plain.eventBack}>
        <Icon name={back ?? 'event'} />
        <span className="mando-deck-words">
          <span className="mando-quiet">{labels.nextEvent}</span>
          <b>
            {known.length > 0
              ? known.map(card => texts.names('card', box.events[card]!.id)).join(', ')
              : back
                ? labels.back[back]
                : labels.noBack}
          </b>
        </span>
        <b className="mando-deck-size">{table.events.size}</b>
      </div>
      {now !== undefined && (
        <div className="mando-present">
          <EventCard at={now} card={box.events[now]!} />
        </div>
      )}
      {now === undefined && past !== undefined && (
        <details className="mando-past">
          <summary>{labels.lastEvent(texts.names('card', box.events[past]!.id))}</summary>
          <EventCard at={past} card={box.events[past]!} />
        </details>
      )}
    </section>
  );
};
