import type { Answer, Language, Seat } from '@cadre/core';
import { boxOf } from '@cadre/special-operations/box';
import { RANK_NAMES } from '@cadre/special-operations/content/names';
import type { Loadout, LoadoutSide } from '@cadre/special-operations/content/types';
import { LOADOUT_SIDES } from '@cadre/special-operations/content/types';
import { OPTION } from '@cadre/special-operations/options';
import { seatIn } from '@cadre/special-operations/speech/seats';
import { TABLE_WORDS } from '@cadre/special-operations/speech/table-words';
import type { UnitId } from '@cadre/special-operations/state';
import { CARD, type TableQuestion } from '@cadre/table-client';
import { Fragment, memo, type ReactNode, useEffect, useState } from 'react';
import { CardText, CardWords } from '../glossary/fetched.js';
import { LABELS } from '../labels/labels.js';
import { shortOf, typeOf } from '../names.js';
import type { OperationsView } from '../view.js';

const loadoutsOf = (view: OperationsView, seat: Seat): readonly Loadout[] => {
  const { squads, loadouts } = boxOf(view);
  return (squads.get(view.public.squads[seat as 0 | 1])?.loadouts ?? []).flatMap(id => loadouts.get(id) ?? []);
};
type Sides = readonly [LoadoutSide, LoadoutSide, LoadoutSide];
const sidesIn = (draft: Answer): Sides | null => {
  const [value] = draft;
  if (value === undefined || !OPTION.has(value)) return null;
  const option = OPTION.decode(value);
  return option.kind === 'loadouts' ? [option.first, option.second, option.third] : null;
};
export const isLoadoutQuestion = (question: TableQuestion | null): boolean => question?.space.of === 'loadouts';

/** Who is meant by what the cards say: the units of each rank. */
const YourSquad = ({
  view,
  seat,
  language,
}: {
  readonly view: OperationsView;
  readonly seat: Seat;
  readonly language: Language;
}): ReactNode => {
  const units = view.public.units.flatMap((unit, i) => (unit.seat === seat ? [i as UnitId] : []));
  const kindOf = (id: UnitId): string => `${typeOf(view, id).name[language]} (${RANK_NAMES[typeOf(view, id).rank][language]})`;
  const told = [...new Set(units.map(kindOf))].map(kind => {
    const shorts = units.filter(id => kindOf(id) === kind).map(id => shortOf(view, id));
    return `${shorts.join(', ')} ${kind}`;
  });
  return (
    <p className="so-your-squad">
      <strong>{LABELS[language].yourSquad}: </strong>
      {told.join(' · ')}
    </p>
  );
};

/** Three cards with two sides each: one click a card, and the answer is put together. */
export const LoadoutChoice = ({
  view,
  seat,
  isChosen,
  draft,
  setDraft,
  language,
}: {
  readonly view: OperationsView;
  readonly seat: Seat;
  /** One side of each card is chosen from the start, as for whoever plays a first match. */
  readonly isChosen: boolean;
  readonly draft: Answer;
  readonly setDraft: (draft: Answer) => void;
  readonly language: Language;
}): ReactNode => {
  const labels = LABELS[language];
  /** The answer is one for all three cards: until each has a side, the choice is only known here. */
  const [picked, setPicked] = useState<readonly (LoadoutSide | null)[]>([null, null, null]);
  const sides = sidesIn(draft) ?? picked;
  const take = (next: readonly (LoadoutSide | null)[]): void => {
    const [first, second, third] = next;
    setPicked(next);
    if (first && second && third) setDraft([OPTION.encode({ kind: 'loadouts', first, second, third })]);
  };
  const choose = (card: number, side: LoadoutSide): void => take(sides.with(card, side));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the cards are laid out
  useEffect(() => {
    if (isChosen && draft.length === 0) take(['a', 'a', 'a']);
  }, [isChosen]);
  const cards = loadoutsOf(view, seat);
  const texts = cards.flatMap(card => LOADOUT_SIDES.map(side => card[side].text[language]));
  return (
    <section className="so-loadout-choice tc-own-choice" aria-label={labels.loadouts}>
      <YourSquad view={view} seat={seat} language={language} />
      <CardWords texts={texts} language={language} />
      <ol>
        {cards.map((loadout, i) => (
          <li key={loadout.id} aria-label={labels.loadoutCard(i + 1)}>
            {LOADOUT_SIDES.map((side, n) => (
              <Fragment key={side}>
                {n > 0 && <span className="tc-quiet">{labels.or}</span>}
                <button
                  type="button"
                  className={`${CARD.card} so-loadout`}
                  aria-pressed={sides[i] === side}
                  onClick={() => choose(i, side)}
                >
                  <span className={CARD.name}>{loadout[side].name[language]}</span>
                  <span className={CARD.text}>
                    <CardText text={loadout[side].text[language]} language={language} />
                  </span>
                </button>
              </Fragment>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
};
/** The loadouts that a seat has shown. */
export const Loadouts = memo(
  ({ view, seat, language }: { readonly view: OperationsView; readonly seat: Seat; readonly language: Language }): ReactNode => {
    const sides = view.public.loadouts[seat as 0 | 1];
    if (sides.length === 0) return null;
    return (
      <details className="tc-battle-card so-hand">
        <summary>{LABELS[language].loadoutOf(seatIn(TABLE_WORDS[language], view, seat))}</summary>
        <ul>
          {loadoutsOf(view, seat).map((loadout, i) => {
            const face = loadout[sides[i] ?? 'a'];
            return (
              <li key={loadout.id} className={CARD.card}>
                <span className={CARD.name}>{face.name[language]}</span>
                <span className={CARD.text}>
                  <CardText text={face.text[language]} language={language} />
                </span>
              </li>
            );
          })}
        </ul>
      </details>
    );
  },
);
