import { UNKNOWN } from '@cadre/kit';
import { seatLetter } from '@cadre/table-client';
import { BACKS } from '#game/content/index';
import { Icon, type IconName } from '../art/icons.js';
import { EventCard } from '../cards/event-card.js';
import { faceOf, local } from '../seen.js';
import { useTable } from '../table-context.js';

const Pile = (props: { readonly icon: IconName; readonly name: string; readonly left: number; readonly open: readonly string[] }) => {
  const { labels } = useTable();
  return (
    <details className="mando-pile">
      <summary>
        <Icon name={props.icon} />
        <span>{props.name}</span>
        <b>{props.left}</b>
      </summary>
      <p>
        {labels.discards}: {props.open.length === 0 ? labels.nothing : props.open.join(', ')}
      </p>
    </details>
  );
};

/** The back of the top event, the event in progress or last resolved, and what the seat in front knows of the next ones. */
export const EventDeck = () => {
  const { box, table, mine, stack, labels, texts } = useTable();
  const back = BACKS[table.back];
  const now = local(stack, 'event', 'card');
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

/** Decks, pools and discard piles; every discard pile is open. */
export const Piles = () => {
  const { box, table, labels, texts } = useTable();
  return (
    <section className="mando-piles" aria-label={labels.piles}>
      <Pile
        icon="event"
        name={labels.events}
        left={table.events.size}
        open={table.events.discard.map(c => texts.names('card', box.events[c]!.id))}
      />
      <Pile
        icon="plan"
        name={labels.plans}
        left={table.planning.size}
        open={table.planning.discard.map(c => texts.names('card', box.planning[c]!.id))}
      />
      {table.skillDecks.map((deck, i) => (
        <Pile
          // biome-ignore lint/suspicious/noArrayIndexKey: a deck is its character's number
          key={i}
          icon="cards"
          name={box.shared ? labels.sharedSkills : labels.skills(seatLetter(i))}
          left={deck.size}
          open={deck.discard.map(c => texts.names('card', box.cards[c]!.card.id))}
        />
      ))}
      <Pile icon="disrupt" name={labels.disruptPool} left={table.pool.length} open={table.spent.map(t => String(box.disrupt[t] ?? ''))} />
      <Pile
        icon="reinforcement"
        name={labels.reinforcements}
        left={table.pile.length}
        open={table.defeated.map(p => texts.token(faceOf(box, table.pieces[p]!.token)))}
      />
    </section>
  );
};
