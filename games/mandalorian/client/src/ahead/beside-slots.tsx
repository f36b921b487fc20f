import { CARD } from '@cadre/table-client';
import type { ReactElement } from 'react';
import { GEAR } from '#game/codes';
import { type Asked, cardsAlong, playWithoutAction, slotsWithoutAction } from '../gestures.js';
import { gearHolder, type Seen } from '../seen.js';
import { slotName } from '../slots/slot-name.js';
import { useTable } from '../table-context.js';

/** A kept card that can be used with the action a slot is chosen for. */
const CardAlong = ({ card }: { readonly card: number }) => {
  const seen = useTable();
  const { labels, texts, box, marked, setMarked } = seen;
  const printed = card === GEAR ? box.characters[gearHolder(seen)]?.gear : box.planning[card];
  if (!printed) return null;
  const isMarked = marked === card;
  return (
    <button
      type="button"
      className={`${CARD.card} mando-trigger mando-along`}
      aria-pressed={isMarked}
      onClick={() => setMarked(isMarked ? null : card)}
    >
      <span className={CARD.name}>
        {isMarked ? '✓ ' : ''}
        {labels.withAction(texts.names('card', printed.id))}
      </span>
      <span className={CARD.text}>{texts.trigger(printed)}</span>
    </button>
  );
};

/** MA-39: the card in play, to a slot whose action a click would perform. */
const WithoutAction = ({ slot }: { readonly slot: number }) => {
  const { box, labels, texts, playAll } = useTable();
  return (
    <button type="button" className="mando-put-back mando-spared" onClick={() => playAll(playWithoutAction(slot))}>
      {labels.withoutAction(slotName(box, slot, { labels, texts }))}
    </button>
  );
};

/** While a slot is chosen: what can be used with its action, and slots that can do without theirs. */
export const besideSlots = (seen: Seen, question: Asked): readonly ReactElement[] => [
  ...cardsAlong(seen, question).map(card => <CardAlong key={`card:${card}`} card={card} />),
  ...slotsWithoutAction(seen, question).map(slot => <WithoutAction key={`slot:${slot}`} slot={slot} />),
];
