import type { ReactNode } from 'react';
import { type Session, standingAnswers } from '../connection/session.js';

const ruleAndFacts = ({ events }: Session, n: number): string => {
  const event = events.find(each => each.n === n);
  return event?.kind === 'answered' ? `${event.rule}: ${event.facts.map(told => told.text ?? told.fact.type).join('; ')}` : '';
};
/** Every answer that stands, of people, bots and chance, each with the way to the moment before it. */
export const AnswerLog = ({
  session,
  show,
  playFrom,
}: {
  readonly session: Session;
  readonly show: (moment: number) => void;
  readonly playFrom: (moment: number) => void;
}): ReactNode => {
  const answers = standingAnswers(session.events);
  return (
    <details>
      <summary>Answers ({answers.length})</summary>
      <ol className="debug-log">
        {answers.map(({ seat, n }, moment) => (
          <li key={n}>
            {moment}: {seat < 0 ? 'chance' : `seat ${seat}`}, {ruleAndFacts(session, n)}{' '}
            <button type="button" className="key" onClick={() => show(moment)}>
              Show
            </button>{' '}
            <button type="button" className="key" onClick={() => playFrom(moment)}>
              Play on from here
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
};
