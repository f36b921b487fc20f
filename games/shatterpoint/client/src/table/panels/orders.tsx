import type { Language, Seat } from '@cadre/core';
import { scriptText as englishScript } from '@cadre/shatterpoint/content/english/abilities';
import { scriptText as germanScript } from '@cadre/shatterpoint/content/german/abilities';
import { cardIs, cardName, deckOf } from '@cadre/shatterpoint/round/decks';
import { legendOrder } from '@cadre/shatterpoint/round/legend';
import { namesIn } from '@cadre/shatterpoint/speech/names';
import { LEGEND, type OrderCard } from '@cadre/shatterpoint/state';
import { CARD, CardRow, Target } from '@cadre/table-client';
import type { ReactNode } from 'react';
import { LABELS } from '../labels/labels.js';
import { cardThing } from '../offers.js';
import { type EncounterTableView, revealedCard, revealedOrders, WORDS } from '../view.js';

interface Props {
  readonly view: EncounterTableView;
  readonly language: Language;
}
const SCRIPT_TEXT = { en: englishScript, de: germanScript } as const;
export const orderName = (view: EncounterTableView, seat: Seat, card: OrderCard, language: Language): string => {
  const id = cardName(view, cardIs(view, seat, card));
  return id === 'shatterpoint' ? WORDS[language].board.shatterpoint : namesIn(language).of(id);
};
/** LE-P9: what everybody knows of a deck: nothing of the order in which the cards in the middle lie. */
export const OrderDeckPanel = ({ view, seat, language }: Props & { readonly seat: Seat }): ReactNode => {
  const { deck: labels } = LABELS[language];
  const { top, unknown, bottom, discard, aside } = deckOf(view, seat);
  const named = (cards: readonly OrderCard[]): string => cards.map(card => orderName(view, seat, card, language)).join(', ');
  const piles: readonly (readonly [string, readonly OrderCard[]])[] = [
    [labels.top, top],
    [labels.unknown(unknown.length), unknown],
    [labels.bottom, bottom],
    [labels.discard, discard],
    [labels.aside, aside],
  ];
  return (
    <details className="le-deck">
      <summary>
        {labels.title} ({top.length + unknown.length + bottom.length})
      </summary>
      <dl>
        {piles.map(
          ([name, cards]) =>
            cards.length > 0 && (
              <div key={name}>
                <dt className="tc-quiet">{name}</dt>
                <dd>{named(cards)}</dd>
              </div>
            ),
        )}
      </dl>
    </details>
  );
};
/** LE-44: one slot for both cadres. */
export const Reserve = ({ view, language }: Props): ReactNode => {
  const labels = LABELS[language];
  const { reserve } = view.public;
  return (
    <div className="tc-battle-card le-reserve">
      <span className="tc-quiet">{labels.reserve}:</span>{' '}
      {reserve === 'empty'
        ? labels.reserveEmpty
        : `${orderName(view, reserve.seat, reserve.card, language)} (${WORDS[language].seats[reserve.seat]})`}
    </div>
  );
};
/** The Legend's cards that lie open, with the choice between them (LE-48, LE-49). */
export const RevealedOrders = ({ view, language }: Props): ReactNode => {
  const labels = LABELS[language];
  const { revealed, used } = revealedOrders(view);
  if (revealed.length === 0) return null;
  return (
    <CardRow label={labels.revealed} className="le-orders">
      {revealed.map(card => {
        const is = cardIs(view, LEGEND, card);
        const order = is.is === 'legend' ? legendOrder(view, is.card) : undefined;
        return (
          <Target key={card} thing={cardThing(card)} className={`${CARD.card} le-order`}>
            <span className={CARD.head}>
              <span className={CARD.name}>{orderName(view, LEGEND, card, language)}</span>
              {card === used && <span className="tc-quiet"> {labels.used}</span>}
            </span>
            {order && (
              <span className={CARD.text}>
                {labels.refresh(order.refresh)}. {SCRIPT_TEXT[language](order.effect)} <strong>{labels.legendAbility}:</strong>{' '}
                {SCRIPT_TEXT[language](order.legendAbility)}
              </span>
            )}
          </Target>
        );
      })}
    </CardRow>
  );
};
/** S-ORD-2: the card that a cadre has revealed and not decided on. */
export const RevealedCard = ({ view, language }: Props): ReactNode => {
  const ofCadre = revealedCard(view);
  if (!ofCadre) return null;
  return (
    <p className="tc-battle-card">
      <span className="tc-quiet">{LABELS[language].revealedCard(WORDS[language].seats[ofCadre.seat]!)}</span>{' '}
      <strong>{orderName(view, ofCadre.seat, ofCadre.card, language)}</strong>
    </p>
  );
};
