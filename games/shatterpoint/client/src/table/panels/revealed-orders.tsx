import type { Language } from '@cadre/core';
import { scriptText as englishScript } from '@cadre/shatterpoint/content/english/abilities';
import { scriptText as germanScript } from '@cadre/shatterpoint/content/german/abilities';
import { cardIs } from '@cadre/shatterpoint/round/decks';
import { legendOrder } from '@cadre/shatterpoint/round/legend';
import { LEGEND } from '@cadre/shatterpoint/state';
import { CARD, CardRow, Target } from '@cadre/table-client';
import type { ReactNode } from 'react';
import { LABELS } from '../labels/labels.js';
import { cardThing } from '../offers.js';
import { type EncounterTableView, revealedOrders } from '../view.js';
import { orderName } from './orders.js';

const SCRIPT_TEXT = { en: englishScript, de: germanScript } as const;
/** The Legend's cards that lie open, with the choice between them (LE-48, LE-49). */
export const RevealedOrders = ({ view, language }: { readonly view: EncounterTableView; readonly language: Language }): ReactNode => {
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
