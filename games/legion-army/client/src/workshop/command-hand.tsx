import { commandById, PIPS } from '@cadre/legion-army/data';
import { CARDS_A_PIP, cardName, HAND_SIZE, inWords, type Problem, withoutCommand } from '@cadre/legion-army/roster';
import { type Dispatch, memo, type ReactNode } from 'react';
import { Icon } from '../art/icons.js';
import { useLabels, useSaying } from '../context.js';
import { CardWithEffect } from '../detail/card-effect.js';
import type { Act } from './bench.js';
import { Pips } from './pips.js';

/** The command hand by pips, with a place for every card that belongs into it. */
export const CommandHandPart = memo(
  ({
    commands,
    secret,
    problems,
    dispatch,
  }: {
    readonly commands: readonly string[];
    /** So many cards that the owner of the list did not show. */
    readonly secret: number | undefined;
    readonly problems: readonly Problem[];
    readonly dispatch: Dispatch<Act>;
  }): ReactNode => {
    const l = useLabels();
    const saying = useSaying();
    const held = commands.map((id, index) => ({ id, index, card: commandById.get(id) }));
    const wrongAt = new Set(problems.filter(p => p.level === 'error').map(p => /^\/commands\/(\d+)$/.exec(p.place)?.[1]));
    const pick = (): void => dispatch({ do: 'pick', picking: { what: 'command' } });
    return (
      <section className="army-part" aria-label={l.hand} id="army-hand">
        <h3 className="army-part-head">
          {l.hand}{' '}
          <span className="quiet">
            {secret ?? commands.length}/{HAND_SIZE}
          </span>
        </h3>
        {secret !== undefined && <p className="quiet">{l.secretCards(secret)}</p>}
        <ul className="army-hand">
          {PIPS.flatMap(pips => {
            const there = held.filter(h => h.card?.pips === pips);
            const free = Math.max(0, (pips === 4 ? 1 : CARDS_A_PIP) - there.length);
            return [
              ...there.map(({ id, index, card }) => (
                <li key={`${id} ${index}`} className="army-command" data-wrong={wrongAt.has(String(index))}>
                  <Pips count={pips} />
                  <CardWithEffect id={id} />
                  {card!.requires && <small className="quiet">{card!.requires.map(r => saying(inWords(r))).join(' + ')}</small>}
                  <button
                    type="button"
                    className="army-off"
                    aria-label={l.takeOut(card!.name)}
                    onClick={() => dispatch({ do: 'edit', edit: now => withoutCommand(now, index) })}
                  >
                    <Icon name="close" />
                  </button>
                </li>
              )),
              ...Array.from({ length: free }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: free places are alike
                <li key={`free ${pips} ${i}`}>
                  <button type="button" className="army-command army-free" aria-label={l.addPips(pips)} onClick={pick}>
                    <Pips count={pips} />
                    <Icon name="plus" />
                  </button>
                </li>
              )),
            ];
          })}
          {held
            .filter(h => !h.card)
            .map(({ id, index }) => (
              <li key={`${id} ${index}`} className="army-command" data-wrong="true">
                <span className="army-command-name">{cardName(id)}</span>
                <button
                  type="button"
                  className="army-off"
                  aria-label={l.takeOut(cardName(id))}
                  onClick={() => dispatch({ do: 'edit', edit: now => withoutCommand(now, index) })}
                >
                  <Icon name="close" />
                </button>
              </li>
            ))}
        </ul>
      </section>
    );
  },
);
