import type { WireView } from '@cadre/protocol';
import type { PlaceDraft } from '@cadre/table-client';
import type { ReactNode } from 'react';
import type { MatchClient, Presence } from '../connection/match-client.js';
import { askedSeats, type Session } from '../connection/session.js';
import { useWords, type Words } from '../words/words.js';
import { Question } from './ask-bar.js';
import { Over } from './fetched.js';
import { occupantName, seatName } from './names.js';
import { hasSealed, idOf, type OpenQuestion } from './open-question.js';
import { presenceOf } from './presence.js';
import type { DraftKeys } from './use-draft.js';
import type { Front } from './use-front.js';
import { useSingleClicks } from './use-single-clicks.js';

interface Props {
  readonly session: Session;
  readonly view: WireView | null;
  readonly asked: OpenQuestion | null;
  readonly front: Front;
  readonly label: (value: number) => string;
  readonly draft: DraftKeys;
  readonly direct: boolean;
  readonly place: PlaceDraft | null;
  readonly hint: readonly number[];
  readonly sending: boolean;
  readonly waiting: number;
  /** The latest lines of the log: what the others have just done. */
  readonly news: readonly string[];
  /** Something is shown on the table that comes before the question. */
  readonly isWatching: boolean;
  readonly skip: () => void;
  readonly bot: string | null;
  readonly client: MatchClient;
  readonly presence: Presence | null;
  /** Takes the reader's proposal on a joint question back; null where the table allows no undo. */
  readonly withdraw: (() => void) | null;
  readonly openRule: (rule: string) => void;
}

/** Whose turn it is and what is asked: always here, whatever the match is doing. */
export const AskContent = (p: Props): ReactNode => {
  const words = useWords();
  const { session, asked, front, client, waiting } = p;
  const id = asked ? idOf(asked) : '';
  const filterClick = useSingleClicks(id);
  const { table } = session;
  const mine = session.seats.length > 0;
  const gone = table.seats.findIndex(o => o.kind === 'left');
  if (p.isWatching)
    return (
      <div className="ask-line watching">
        <p className="ask-question">{words.ask.happening}</p>
        <button type="button" className="key" onClick={p.skip}>
          {words.ask.skip}
        </button>
      </div>
    );
  if (waiting > 0)
    return (
      // Its keys lie where the next question has only words: a press that comes too late decides nothing.
      <div className="ask-line stepping">
        <div className="row">
          <button type="button" className="key go" onClick={() => client.step()}>
            {words.ask.next}
          </button>
          <button type="button" className="key" onClick={() => client.step(true)}>
            {words.ask.skip}
          </button>
        </div>
        <p className="ask-question">{words.ask.nextWaiting(waiting)}</p>
        <News lines={p.news} />
      </div>
    );
  if (table.status === 'over') return <Over session={session} front={front.seat} send={client.send} />;
  if (table.paused)
    return (
      <div className="ask-line">
        <p className="ask-question">{words.table.paused}</p>
        {mine && (
          <button type="button" className="key go" onClick={() => client.send({ type: 'continue', seat: front.seat })}>
            {words.table.continue}
          </button>
        )}
      </div>
    );
  if (gone >= 0 && mine && p.bot !== null)
    return (
      <div className="ask-line">
        <p className="ask-question">{words.table.replace(occupantName(words, { kind: 'person', name: leaverOf(session, gone) }))}</p>
        <button
          type="button"
          className="key go"
          onClick={() => client.send({ type: 'replace', seat: front.seat, whose: gone, with: p.bot! })}
        >
          {words.table.replaceDo(seatName(words, session, gone))}
        </button>
      </div>
    );
  if (asked)
    return (
      <Question
        key={id}
        asked={asked}
        question={p.view?.words?.question ?? asked.rule}
        label={p.label}
        pass={p.view?.words?.pass ?? ''}
        seat={session.seats.length > 1 ? seatName(words, session, asked.seat) : null}
        draft={p.draft}
        direct={p.direct}
        place={p.place}
        hint={p.hint}
        sending={p.sending}
        partner={seat => seatName(words, session, seat)}
        insist={answer => client.send({ type: 'answer', seat: asked.seat, seq: asked.seq, answer: [...answer], insist: true })}
        isAway={seat => table.seats[seat]?.kind === 'left' || presenceOf(session, p.presence, seat) === 'gone'}
        withdraw={p.withdraw}
        filterClick={filterClick}
        openRule={p.openRule}
      />
    );
  const others = askedSeats(session);
  return (
    <div className="ask-line waiting" role="status">
      <span className="pulse" aria-hidden="true" />
      {!mine && <p className="ask-who">{words.ask.watching}</p>}
      <p className="ask-question">{others.length === 0 ? words.ask.chance : words.ask.waiting(playersAt(words, session, others))}</p>
      {others.length > 0 && p.view?.words?.waiting && <p className="quiet">{words.ask.deciding(p.view.words.waiting)}</p>}
      {hasSealed(p.view) && <p className="quiet">{words.ask.sealed}</p>}
      {table.status === 'playing' && <News lines={p.news} />}
    </div>
  );
};
/** Where the log is not in sight, as on a phone: what has just happened. */
const News = ({ lines }: { readonly lines: readonly string[] }): ReactNode =>
  lines.length > 0 && (
    <ul className="ask-news" aria-hidden="true">
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
/** Who is waited for: the seat, and the person on it where somebody has a name. */
const playersAt = (words: Words, session: Session, seats: readonly number[]): readonly string[] =>
  seats.map(seat => {
    const occupant = session.table.seats[seat];
    const name = seatName(words, session, seat);
    return occupant?.kind === 'person' && !session.seats.includes(seat) ? words.ask.nameAt({ name: occupant.name, seat: name }) : name;
  });
const leaverOf = ({ table }: Session, seat: number): string => {
  const occupant = table.seats[seat];
  return occupant?.kind === 'left' ? occupant.name : '';
};
