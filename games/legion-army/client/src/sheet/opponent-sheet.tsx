import { BATTLE_DECKS } from '@cadre/legion-army/data';
import { type ArmyList, type CommandHand, cardName, opponentView } from '@cadre/legion-army/roster';
import { type ReactNode, useMemo } from 'react';
import { useLabels } from '../context.js';
import { SheetHead } from './sheet-head.js';
import { UnitRows } from './unit-rows.js';

/** What an opponent may know: everything but the cards in hand. */
export const OpponentSheet = ({
  list,
  commands,
  back,
}: {
  readonly list: ArmyList;
  readonly commands: CommandHand;
  readonly back: () => void;
}): ReactNode => {
  const l = useLabels();
  const view = useMemo(() => opponentView(list, commands), [list, commands]);
  return (
    <div className="army-sheet army-opponent">
      <SheetHead list={view.list} title={l.views.opponent} back={back} />
      <p className="notice">{l.opponentLead}</p>
      <div className="army-opponent-parts">
        <section className="panel">
          <h2>{l.hand}</h2>
          <ul className="army-backs" aria-label={l.cardsInHand(view.handSize)}>
            {Array.from({ length: view.handSize }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: hidden cards are alike
              <li key={i} />
            ))}
          </ul>
          <p className="quiet">{l.cardsInHand(view.handSize)}</p>
          <h3>{l.discard}</h3>
          <p>{view.discard.map(cardName).join(', ') || '–'}</p>
        </section>
        <section className="panel">
          <h2>{l.deck}</h2>
          {BATTLE_DECKS.map(deck => (
            <p key={deck}>
              <span className="quiet">{l.decks[deck]}:</span> {view.list.battle[deck].map(cardName).join(', ') || '–'}
            </p>
          ))}
        </section>
      </div>
      <UnitRows list={{ ...view.list, commands: [] }} />
    </div>
  );
};
