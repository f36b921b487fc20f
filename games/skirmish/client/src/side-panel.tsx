import type { DeepReadonly, Language } from '@cadre/core';
import { Chances, type Explained, Explanation, FigureRow, SeatMark } from '@cadre/table-client';
import type { ReactNode } from 'react';
import { figuresWhere, isStanding, unitOf } from '#game/queries';
import { nameIn } from '#game/speech';
import type { Figure, FigureId } from '#game/state';
import { WORDS } from '#game/words';
import { LABELS } from './labels.js';
import type { SkirmishView } from './view.js';

const stateOf = (view: SkirmishView, id: FigureId, figure: DeepReadonly<Figure>, language: Language): string => {
  const [labels, { board }] = [LABELS[language], WORDS[language]];
  if (!isStanding(figure)) return figure.at === 'reserve' ? board.reserve : board.defeated;
  const { health } = unitOf(view, id);
  return [
    labels.health(health - figure.wounds, health),
    ...(figure.aim > 0 ? [labels.aim] : []),
    ...(figure.brace > 0 ? [labels.brace] : []),
    ...(figure.at.level > 0 ? [labels.high] : []),
    ...(figure.acted ? [board.acted] : []),
  ].join(', ');
};

/** A squad in words. A figure that is chosen here is explained as if it were pointed at. */
export const SquadPanel = ({
  view,
  seat,
  looked,
  pin,
  language,
}: {
  readonly view: SkirmishView;
  readonly seat: 0 | 1;
  readonly looked: FigureId | null;
  readonly pin: (id: FigureId) => void;
  readonly language: Language;
}): ReactNode => {
  const words = WORDS[language];
  return (
    <section className="skirmish-squad">
      <h2>
        <SeatMark seat={seat} />
        {LABELS[language].points(words.seat('AB'[seat]!), view.public.points[seat])}
      </h2>
      <ul>
        {figuresWhere(view, f => f.seat === seat).map(id => {
          const figure = view.public.figures[id]!;
          return (
            <li key={id}>
              <FigureRow
                seat={seat}
                name={nameIn(words, view, id)}
                state={stateOf(view, id, figure, language)}
                isLooked={looked === id}
                isDisabled={!isStanding(figure)}
                look={() => pin(id)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
};

/** What the rules say about the figure that is looked at. */
export const ExplanationPanel = ({ explained, language }: { readonly explained: Explained; readonly language: Language }): ReactNode => {
  const labels = LABELS[language];
  const chances = explained.overlay?.chances;
  return (
    <Explanation explained={explained} idle={labels.look}>
      {chances && <Chances caption={labels.chances} chances={chances} name={labels.wounds} />}
    </Explanation>
  );
};
