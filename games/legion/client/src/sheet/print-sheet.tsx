import { BATTLE_DECKS, catalogue, commandById } from '@cadre/legion/data';
import { type ArmyList, cardName, validate } from '@cadre/legion/roster';
import { type ReactNode, useMemo, useState } from 'react';
import { Icon } from '../art/icons.js';
import { useLabels, useSaying } from '../context.js';
import { useOpened } from '../opened.js';
import { DecksSwitch } from '../share/decks-switch.js';
import { Pips } from '../workshop/pips.js';
import { SheetHead } from './sheet-head.js';
import { UnitRows } from './unit-rows.js';

/** The list on paper. The browser prints it, or keeps it as a PDF. */
export const PrintSheet = ({ list, back }: { readonly list: ArmyList; readonly back: () => void }): ReactNode => {
  const l = useLabels();
  const saying = useSaying();
  const opened = useOpened();
  const [withDecks, setWithDecks] = useState(false);
  const errors = useMemo(
    () => validate(list).filter(p => p.level === 'error' && (withDecks || !/^\/(?:commands|battle)/.test(p.place))),
    [list, withDecks],
  );
  return (
    <article className="army-sheet army-paper">
      <SheetHead list={list} title={l.views.sheet} back={back}>
        <button type="button" className="key go" onClick={() => print()}>
          <Icon name="print" />
          {l.print}
        </button>
      </SheetHead>
      <div className="army-screen-only">
        <DecksSwitch on={withDecks} change={setWithDecks} />
      </div>
      {errors.length > 0 && (
        <ul className="army-paper-errors">
          {errors.map((p, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same sentence can stand there twice
            <li key={i}>
              <code>{p.rule}</code> {saying(p.says)}
            </li>
          ))}
        </ul>
      )}
      <UnitRows list={list} />
      {opened && withDecks && <Decks list={list} />}
      <p className="quiet">{l.asOf(catalogue.version, catalogue.points)}</p>
    </article>
  );
};

const Decks = ({ list }: { readonly list: ArmyList }): ReactNode => {
  const l = useLabels();
  return (
    <div className="army-paper-decks">
      <section>
        <h2>{l.hand}</h2>
        <ul>
          {list.commands.map((id, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card may be there twice, which is wrong but shown
            <li key={i}>
              <Pips count={commandById.get(id)?.pips ?? 0} /> {cardName(id)}
            </li>
          ))}
        </ul>
      </section>
      {BATTLE_DECKS.map(deck => (
        <section key={deck}>
          <h2>{l.decks[deck]}</h2>
          <ul>
            {list.battle[deck].map((id, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a card may be there twice, which is wrong but shown
              <li key={i}>{cardName(id)}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
