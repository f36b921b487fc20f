import type { Language, Seat } from '@cadre/core';
import { boxOf } from '@cadre/special-operations/box';
import type { CommandCard } from '@cadre/special-operations/content/types';
import { handOf } from '@cadre/special-operations/round/hand';
import { seatIn } from '@cadre/special-operations/speech/seats';
import { TABLE_WORDS } from '@cadre/special-operations/speech/table-words';
import { CARD, CardRow, Target, useTargets } from '@cadre/table-client';
import { memo, type ReactNode, useState } from 'react';
import { CardText, CardWords } from '../glossary/fetched.js';
import { LABELS } from '../labels/labels.js';
import { cardThing } from '../offers.js';
import type { OperationsView } from '../view.js';

const cardsOf = (view: OperationsView, seat: Seat): readonly CommandCard[] => {
  const { cards } = boxOf(view);
  return handOf(view, seat).flatMap(id => cards.get(id) ?? []);
};
const Face = ({ card, language, note }: { readonly card: CommandCard; readonly language: Language; readonly note?: string }): ReactNode => (
  <>
    <span className={CARD.head}>
      <span className={CARD.name}>{card.name[language]}</span>
      <span className="so-pips" aria-hidden="true">
        {'●'.repeat(card.pips)}
      </span>
    </span>
    <span className="tc-quiet">{LABELS[language].card(card.pips, card.orders)}</span>
    {note && <span className="so-note">{note}</span>}
    <span className={CARD.text}>
      <CardText text={card.text[language]} language={language} />
    </span>
  </>
);
/** The command cards of a seat to read at any time. Both hands are known; what is chosen is not. */
export const Hand = memo(
  ({
    view,
    seat,
    isMine,
    language,
  }: {
    readonly view: OperationsView;
    readonly seat: Seat;
    readonly isMine: boolean;
    readonly language: Language;
  }): ReactNode => {
    const labels = LABELS[language];
    const cards = cardsOf(view, seat);
    const played = view.public.played[seat as 0 | 1];
    return (
      <details className="tc-battle-card so-hand">
        <summary>{isMine ? labels.hand(cards.length) : labels.handOf(seatIn(TABLE_WORDS[language], view, seat), cards.length)}</summary>
        <ul>
          {cards.map(card => (
            <li key={card.id} className={CARD.card}>
              <Face card={card} language={language} {...(played === card.id && { note: labels.played })} />
            </li>
          ))}
        </ul>
      </details>
    );
  },
);
/** The command card that a seat plays this round: what it does, unfolded by a click. */
export const PlayedCard = memo(
  ({ view, seat, language }: { readonly view: OperationsView; readonly seat: Seat; readonly language: Language }): ReactNode => {
    const { cards } = boxOf(view);
    const card = cards.get(view.public.played[seat as 0 | 1]);
    if (!card) return null;
    return (
      <details className="tc-battle-card so-played">
        <summary>
          {card.name[language]}{' '}
          <span className="so-pips" aria-hidden="true">
            {'●'.repeat(card.pips)}
          </span>
        </summary>
        <p className="tc-quiet">{LABELS[language].playedBy(seatIn(TABLE_WORDS[language], view, seat), card.pips, card.orders)}</p>
        <p>
          <CardText text={card.text[language]} language={language} />
        </p>
      </details>
    );
  },
);
/** Cards to choose from, large, over the lower part of the table. */
export const CardChoice = ({
  view,
  report,
  language,
}: {
  readonly view: OperationsView;
  /** How the round before has ended, in sentences. */
  readonly report: readonly string[];
  readonly language: Language;
}): ReactNode => {
  const { offers } = useTargets();
  const [isFolded, setFolded] = useState(false);
  const labels = LABELS[language];
  const { cards, cardNumbers } = boxOf(view);
  const onOffer = [...cards.values()].filter(card => offers.on(cardThing(cardNumbers.get(card.id)!)).length > 0);
  if (onOffer.length === 0) return null;
  return (
    <CardRow label={labels.chooseCard} className="so-card-choice tc-own-choice">
      {report.length > 0 && <p className="so-cards-mean so-round-report">{report.join('. ')}.</p>}
      <div className="so-cards-head">
        {!isFolded && (
          <>
            <p className="so-cards-mean">{labels.cardsMean}</p>
            <CardWords texts={onOffer.map(({ text }) => text[language])} language={language} />
          </>
        )}
        <button type="button" className="tc-button" aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
          {isFolded ? labels.showCards : labels.showTable}
        </button>
      </div>
      {!isFolded &&
        onOffer.map(card => (
          <Target key={card.id} thing={cardThing(cardNumbers.get(card.id)!)} className={`${CARD.card} so-command-card`} isFinal>
            <Face card={card} language={language} />
          </Target>
        ))}
    </CardRow>
  );
};
