import type { Language, Seat } from '@cadre/core';
import { cardIs, cardName, deckOf } from '@cadre/shatterpoint/round/decks';
import { namesIn } from '@cadre/shatterpoint/speech/names';
import type { OrderCard } from '@cadre/shatterpoint/state';
import { memo, type ReactNode } from 'react';
import { LABELS } from '../labels/labels.js';
import { type EncounterTableView, revealedCard, WORDS } from '../view.js';

interface Props {
  readonly view: EncounterTableView;
  readonly language: Language;
}
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
export const Reserve = memo(({ view, language }: Props): ReactNode => {
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
});
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
