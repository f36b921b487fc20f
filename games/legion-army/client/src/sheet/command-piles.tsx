import { commandById, STANDING_ORDERS } from '@cadre/legion-army/data';
import { type CommandHand, cardName } from '@cadre/legion-army/roster';
import type { ReactNode } from 'react';
import { useLabels } from '../context.js';
import { CardEffect } from '../detail/card-effect.js';
import { Pips } from '../workshop/pips.js';

/** The hand and the discard pile; a tap plays a card or takes it back. */
export const CommandPiles = ({
  commands,
  play,
  takeBack,
}: {
  readonly commands: CommandHand;
  readonly play: (card: string) => void;
  readonly takeBack: (card: string) => void;
}): ReactNode => {
  const l = useLabels();
  const card = (id: string, tap: () => void, label: string): ReactNode => (
    <li key={id}>
      <button
        type="button"
        className="army-command"
        disabled={id === STANDING_ORDERS}
        aria-label={`${label}: ${cardName(id)}`}
        onClick={tap}
      >
        <Pips count={commandById.get(id)?.pips ?? 0} />
        <span className="army-command-name">{cardName(id)}</span>
      </button>
      <CardEffect id={id} />
    </li>
  );
  return (
    <section className="army-piles" aria-label={l.hand}>
      <div>
        <h2>
          {l.hand} <span className="quiet">{commands.hand.length}</span>
        </h2>
        <ul className="army-hand">{commands.hand.map(id => card(id, () => play(id), l.playCard))}</ul>
      </div>
      <div>
        <h2>
          {l.discard} <span className="quiet">{commands.discard.length}</span>
        </h2>
        <ul className="army-hand">{commands.discard.map(id => card(id, () => takeBack(id), l.returnToHand))}</ul>
      </div>
    </section>
  );
};
