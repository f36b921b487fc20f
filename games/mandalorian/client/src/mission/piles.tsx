import { seatLetter } from '@cadre/table-client';
import { Icon, type IconName } from '../art/icons.js';
import { faceOf } from '../seen.js';
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
