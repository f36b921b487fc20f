import { BATTLE_DECKS, catalogue, commandById } from '@cadre/legion-army/data';
import { type ArmyList, cardName, validate } from '@cadre/legion-army/roster';
import { type ReactNode, useMemo, useState } from 'react';
import { Icon } from '../art/icons.js';
import { useLabels, useSaying } from '../context.js';
import { CardEffect } from '../detail/card-effect.js';
import { useOpened } from '../opened.js';
import { HandSwitch } from '../share/hand-switch.js';
import { Pips } from '../workshop/pips.js';
import { SheetHead } from './sheet-head.js';
import { OnePage, StatCards } from './stat-cards.js';
import { UnitRows } from './unit-rows.js';

export const PAPERS = ['list', 'cards', 'page', 'opponent'] as const;
export type Paper = (typeof PAPERS)[number];

/** The list on paper. The browser prints it, or keeps it as a PDF. */
export const PrintSheet = ({ list, back }: { readonly list: ArmyList; readonly back: () => void }): ReactNode => {
  const l = useLabels();
  const saying = useSaying();
  const opened = useOpened();
  const [paper, setPaper] = useState<Paper>('list');
  const [wantsHand, setWantsHand] = useState(false);
  // AB-30: an opponent's copy never has the hand.
  const withHand = wantsHand && paper !== 'opponent';
  const errors = useMemo(
    () => validate(list).filter(p => p.level === 'error' && (withHand || !p.place.startsWith('/commands'))),
    [list, withHand],
  );
  return (
    <article className="army-sheet army-paper" data-paper={paper}>
      <SheetHead list={list} title={l.views.sheet} back={back}>
        <button type="button" className="key go" onClick={() => print()}>
          <Icon name="print" />
          {l.print}
        </button>
      </SheetHead>
      <div className="army-screen-only">
        <fieldset className="row">
          <legend className="unseen">{l.paper}</legend>
          {PAPERS.map(p => (
            <label key={p} className="choice">
              <input type="radio" name="army-paper" checked={paper === p} onChange={() => setPaper(p)} />
              <span>{l.papers[p]}</span>
            </label>
          ))}
        </fieldset>
        {paper !== 'opponent' && <HandSwitch on={wantsHand} change={setWantsHand} />}
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
      {paper === 'page' ? <OnePage list={list} /> : paper === 'cards' ? <StatCards list={list} /> : <UnitRows list={list} />}
      {opened && <Decks list={list} withHand={withHand} explained={paper === 'cards'} />}
      <p className="quiet">{l.asOf(catalogue.version, catalogue.points)}</p>
    </article>
  );
};

const Decks = ({
  list,
  withHand,
  explained,
}: {
  readonly list: ArmyList;
  readonly withHand: boolean;
  readonly explained: boolean;
}): ReactNode => {
  const l = useLabels();
  return (
    <div className="army-paper-decks">
      <section>
        <h2>{l.hand}</h2>
        {!withHand && <p className="quiet">{l.secretCards(list.secretHand ?? list.commands.length)}</p>}
        <ul>
          {(withHand ? list.commands : []).map((id, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card may be there twice, which is wrong but shown
            <li key={i}>
              <Pips count={commandById.get(id)?.pips ?? 0} /> {cardName(id)} {explained && <CardEffect id={id} />}
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
              <li key={i}>
                {cardName(id)} {explained && <CardEffect id={id} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
