import { cardTextOf } from '@cadre/legion-army/glossary';
import { cardName } from '@cadre/legion-army/roster';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../context.js';

/** The name of a command or battle card. A tap says what the card does, or that no source says it. */
export const CardWithEffect = ({ id }: { readonly id: string }): ReactNode => {
  const effect = cardTextOf(id)[useLanguage()];
  const [asked, setAsked] = useState(false);
  return (
    <>
      <button type="button" className="army-command-name" title={effect} aria-expanded={asked} onClick={() => setAsked(!asked)}>
        {cardName(id)}
      </button>
      {asked && (
        <p className="army-keyword-text" role="status">
          {effect} <code>A-13</code>
        </p>
      )}
    </>
  );
};
/** The effect below a card that a tap plays. */
export const CardEffect = ({ id }: { readonly id: string }): ReactNode => (
  <small className="quiet army-effect">{cardTextOf(id)[useLanguage()]}</small>
);
