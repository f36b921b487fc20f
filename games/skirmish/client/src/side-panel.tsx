import type { DeepReadonly, Language } from '@cadre/core';
import { SeatMark, seatClass } from '@cadre/table-client';
import type { ReactNode } from 'react';
import { figuresWhere, isStanding, unitOf } from '#game/queries';
import { nameIn } from '#game/speech';
import type { Figure, FigureId } from '#game/state';
import { WORDS } from '#game/words';
import { Chances } from './chances.js';
import { LABELS } from './labels.js';
import type { Explanation } from './use-explanation.js';
import type { SkirmishView } from './view.js';

const SEATS = [0, 1] as const;
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

/** Both squads in words. A figure that is chosen here is explained as if it were pointed at. */
const Squads = ({
  view,
  looked,
  pin,
  language,
}: {
  readonly view: SkirmishView;
  readonly looked: FigureId | null;
  readonly pin: (id: FigureId) => void;
  readonly language: Language;
}): ReactNode => {
  const words = WORDS[language];
  return SEATS.map(seat => (
    <section key={seat} className={`skirmish-squad ${seatClass(seat)}`}>
      <h2>
        <SeatMark seat={seat} />
        {LABELS[language].points(words.seat('AB'[seat]!), view.public.points[seat])}
      </h2>
      <ul>
        {figuresWhere(view, f => f.seat === seat).map(id => {
          const figure = view.public.figures[id]!;
          return (
            <li key={id}>
              <button
                type="button"
                className="skirmish-row"
                aria-pressed={looked === id}
                disabled={!isStanding(figure)}
                onClick={() => pin(id)}
              >
                <span>{nameIn(words, view, id)}</span> <span className="tc-quiet">{stateOf(view, id, figure, language)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  ));
};

/** What the rules say about the figure that is looked at. */
const Explained = ({ explanation, language }: { readonly explanation: Explanation; readonly language: Language }): ReactNode => {
  const labels = LABELS[language];
  const { overlay, isAsking, failed } = explanation;
  return (
    <section className="skirmish-explained" aria-live="polite">
      {failed !== null ? (
        <p>{labels.failed(failed)}</p>
      ) : isAsking ? (
        <p className="tc-quiet">{labels.asking}</p>
      ) : overlay ? (
        overlay.says.map(sentence => <p key={sentence}>{sentence}</p>)
      ) : (
        <p className="tc-quiet">{labels.look}</p>
      )}
      {overlay?.chances && <Chances chances={overlay.chances} language={language} />}
    </section>
  );
};

export const SidePanel = ({
  view,
  looked,
  pin,
  explanation,
  language,
}: {
  readonly view: SkirmishView;
  readonly looked: FigureId | null;
  readonly pin: (id: FigureId) => void;
  /** Null where nobody can be asked. */
  readonly explanation: Explanation | null;
  readonly language: Language;
}): ReactNode => (
  <div className="skirmish-panel">
    <p className="skirmish-round">{LABELS[language].rounds(view.public.round, view.public.rounds)}</p>
    {explanation && <Explained explanation={explanation} language={language} />}
    <Squads view={view} looked={looked} pin={pin} language={language} />
  </div>
);
