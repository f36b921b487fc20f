import '../style/debug.css';
import type { Space } from '@cadre/core';
import { type ReactNode, useState } from 'react';
import type { RequestBody } from '../connection/connection.js';
import { factsOf, lastOwnAnswer, type Session, viewFrom } from '../connection/session.js';
import { problemText } from '../words/problems.js';
import { useWords } from '../words/words.js';
import { AnswerLog } from './answer-log.js';
import { whyNot } from './debuggable.js';
import { type Past, pastOf, playFrom } from './jump.js';
import { scenarioText } from './scenario-text.js';

const Data = ({ title, of }: { readonly title: string; readonly of: unknown }): ReactNode => (
  <details>
    <summary>{title}</summary>
    <pre>{JSON.stringify(of, null, 1)}</pre>
  </details>
);
const MOST_AMOUNTS = 20;
/** The answers of one number, as far as they can be listed. */
const singleAnswers = (space: Space | null): readonly number[] => {
  if (space?.kind === 'pick') return space.min <= 1 ? space.options : [];
  if (space?.kind !== 'amount') return [];
  return Array.from({ length: Math.min(MOST_AMOUNTS, space.max - space.min + 1) }, (_, i) => space.min + i);
};
/** On a phone it would cover the table: there it begins folded. */
const isWide = matchMedia('(min-width: 60rem)').matches;

/** For developers, in English alone: what the rules are doing, as data. */
interface Props {
  readonly session: Session;
  readonly seat: number;
  readonly send: (request: RequestBody) => void;
}
export const DebugPanel = (props: Props): ReactNode => {
  const refused = whyNot(props.session);
  if (refused === null) return <OpenPanel {...props} />;
  return (
    <p className="debug-panel" lang="en">
      No debug panel here: {refused}.
    </p>
  );
};
const OpenPanel = ({ session, seat, send }: Props): ReactNode => {
  const [copied, setCopied] = useState(false);
  const [past, setPast] = useState<Past | null>(null);
  const [problem, setProblem] = useState('');
  const shown = past ? { ...session, views: past.views } : session;
  const view = viewFrom(shown, seat);
  const language = useWords();
  if (!view) return null;
  const { pending, stack, words } = view;
  const report = (thrown: unknown): void => setProblem(problemText(language, thrown));
  const show = (moment: number): void => {
    setProblem('');
    pastOf(session, moment).then(setPast, report);
  };
  const open = past ? [] : (pending?.asks.filter(ask => !ask.answered && ask.space !== null && session.seats.includes(ask.seat)) ?? []);
  const last = lastOwnAnswer(session);
  const news = factsOf(session.events.filter(event => last === Number.POSITIVE_INFINITY || event.n >= last));
  const scenario = scenarioText(shown);
  return (
    <details className="debug-panel" lang="en" open={isWide}>
      <summary>Debug</summary>
      <p>
        {session.table.game}, seat {view.seat}, question {view.seq}, version {session.version}, undo reaches back to answer {view.floor}
      </p>
      {past && (
        <p>
          <strong>This was before answer {past.moment}.</strong>{' '}
          <button type="button" className="key" onClick={() => setPast(null)}>
            Show now
          </button>
        </p>
      )}
      {problem && <p role="alert">{problem}</p>}
      <h3>Procedures</h3>
      <ol className="debug-stack">
        {stack.map((frame, depth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a frame is its place on the stack
          <li key={depth}>
            <Data title={`${frame.proc}.${frame.step}`} of={frame.locals} />
          </li>
        ))}
      </ol>
      <h3>{pending ? `Question of ${pending.rule}` : 'Nothing is asked'}</h3>
      {pending?.asks.map(ask => (
        <Data
          key={ask.seat}
          title={`seat ${ask.seat}: ${ask.answered ? 'answered' : (ask.space?.kind ?? 'not for this seat')} ${ask.space?.of ?? ''}`}
          of={ask.space}
        />
      ))}
      {open.map(({ seat: asked, space }) => (
        <ul key={asked} className="debug-answers">
          {singleAnswers(space).map(value => (
            <li key={value}>
              <button
                type="button"
                className="key"
                onClick={() => send({ type: 'answer', seat: asked, seq: pending!.seq, answer: [value] })}
              >
                [{value}] {words?.options[value]}
              </button>
            </li>
          ))}
        </ul>
      ))}
      {!past && (
        <>
          <h3>Facts since your last answer</h3>
          <Data title={news.map(fact => fact.type).join(', ') || 'none'} of={news} />
        </>
      )}
      <Data title="View" of={{ ...view, words: undefined }} />
      <AnswerLog session={session} show={show} playFrom={moment => void playFrom(session, moment).catch(report)} />
      <details>
        <summary>Test scenario</summary>
        <button
          type="button"
          className="key"
          onClick={() => {
            void navigator.clipboard.writeText(scenario).then(() => setCopied(true));
          }}
        >
          {copied ? 'Copied' : 'Copy'}
        </button>
        <pre>{scenario}</pre>
      </details>
    </details>
  );
};
