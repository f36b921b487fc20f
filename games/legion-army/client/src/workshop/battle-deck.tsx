import { BATTLE_DECKS } from '@cadre/legion-army/data';
import { type ArmyList, CARDS_A_DECK, cardName, type Problem, withoutBattleCard } from '@cadre/legion-army/roster';
import { type Dispatch, memo, type ReactNode } from 'react';
import { Icon } from '../art/icons.js';
import { useLabels } from '../context.js';
import { CardWithEffect } from '../detail/card-effect.js';
import type { Act } from './bench.js';

/** The battle deck: three cards of each kind. */
export const BattleDeckPart = memo(
  ({
    battle,
    problems,
    dispatch,
  }: {
    readonly battle: ArmyList['battle'];
    readonly problems: readonly Problem[];
    readonly dispatch: Dispatch<Act>;
  }): ReactNode => {
    const l = useLabels();
    const wrong = new Set(problems.filter(p => p.level === 'error').map(p => p.place));
    return (
      <section className="army-part" aria-label={l.deck} id="army-deck">
        <h3 className="army-part-head">
          {l.deck}{' '}
          <span className="quiet">
            {BATTLE_DECKS.reduce((n, deck) => n + battle[deck].length, 0)}/{CARDS_A_DECK * BATTLE_DECKS.length}
          </span>
        </h3>
        <div className="army-deck">
          {BATTLE_DECKS.map(deck => (
            <div key={deck}>
              <h4 className="quiet">{l.decks[deck]}</h4>
              <ul>
                {battle[deck].map((id, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a card may be there twice, which is wrong but shown
                  <li key={`${id} ${index}`} className="army-command" data-wrong={wrong.has(`/battle/${deck}/${index}`)}>
                    <CardWithEffect id={id} />
                    <button
                      type="button"
                      className="army-off"
                      aria-label={l.takeOut(cardName(id))}
                      onClick={() => dispatch({ do: 'edit', edit: now => withoutBattleCard(now, deck, index) })}
                    >
                      <Icon name="close" />
                    </button>
                  </li>
                ))}
                {Array.from({ length: Math.max(0, CARDS_A_DECK - battle[deck].length) }, (_, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: free places are alike
                  <li key={i}>
                    <button
                      type="button"
                      className="army-command army-free"
                      aria-label={l.addTo(l.decks[deck])}
                      onClick={() => dispatch({ do: 'pick', picking: { what: 'battle' } })}
                    >
                      <Icon name="plus" />
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </section>
    );
  },
);
