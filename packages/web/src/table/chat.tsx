import { LIMITS } from '@cadre/protocol';
import { SeatMark } from '@cadre/table-client';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import type { RequestBody } from '../connection/connection.js';
import type { Session } from '../connection/session.js';
import { dropMute, keepMute, mutesOf } from '../memory/mutes.js';
import { useWords } from '../words/words.js';
import { ReportDialog } from './menu.js';
import { occupantName } from './names.js';
import type { Unread } from './use-unread.js';

/** What is said most at a table. */
const PHRASES = ['turn', 'wait', 'help', 'mine', 'careful', 'nice', 'thanks'] as const;

/** Minutes after which a short mute ends by itself. */
const SHORT_MUTE = 10;
const key = (label: string, act: () => void): ReactNode => (
  <button key={label} type="button" className="key plain" onClick={act}>
    {label}
  </button>
);

export const Chat = ({
  session,
  front,
  send,
  unread,
}: {
  readonly session: Session;
  readonly front: number;
  readonly send: (request: RequestBody) => void;
  readonly unread: Unread;
}): ReactNode => {
  const words = useWords();
  const [text, setText] = useState('');
  const { count, see } = unread;
  useEffect(() => {
    if (count > 0) see();
  }, [count, see]);
  const { match } = session.table;
  const [muted, setMuted] = useState<readonly number[]>(() => mutesOf(match).map(m => m.seat));
  const [reported, setReported] = useState<number | null>(null);
  const said = session.events.flatMap(h => (h.kind === 'said' ? [h] : []));
  const speak = (e: FormEvent): void => {
    e.preventDefault();
    if (text.trim() === '') return;
    send({ type: 'say', seat: front, text: text.trim() });
    setText('');
  };
  const mute = (whose: number, minutes: number | null): void => {
    keepMute(match, whose, minutes);
    setMuted([...muted, whose]);
    send({ type: 'mute', whose, muted: true, ...(minutes === null ? {} : { minutes }) });
  };
  const unmute = (whose: number): void => {
    dropMute(match, whose);
    setMuted(muted.filter(seat => seat !== whose));
    send({ type: 'mute', whose, muted: false });
  };
  const nameOf = (seat: number): string => occupantName(words, session.table.seats[seat]);
  const others = session.table.seats.flatMap((o, seat) => (o.kind === 'person' && !session.seats.includes(seat) ? [seat] : []));
  const hasSeat = session.seats.length > 0;
  const report = (seat: number): ReactNode[] => (hasSeat ? [key(words.chat.report(nameOf(seat)), () => setReported(seat))] : []);
  const reporting = reported !== null && (
    <ReportDialog front={front} send={send} close={() => setReported(null)} whose={{ seat: reported, name: nameOf(reported) }} />
  );
  const canTurnOn = hasSeat && session.table.status === 'playing' && session.table.proposal === null;
  // Without words there is nobody to mute; a name can still be one to report.
  if (!session.table.tableRules.chat)
    return (
      <div className="chat">
        <p className="quiet chat-empty">
          {words.chat.off} {canTurnOn && others.length > 0 && words.chat.asksOthers}
        </p>
        {canTurnOn && (
          <button type="button" className="key" onClick={() => send({ type: 'propose', seat: front, action: { kind: 'chat' } })}>
            {words.chat.turnOn}
          </button>
        )}
        <div className="row">{others.flatMap(report)}</div>
        {reporting}
      </div>
    );
  return (
    <div className="chat">
      <div className="chat-lines" role="log" aria-label={words.panel.chat}>
        {said.length === 0 && <p className="quiet">{words.chat.empty}</p>}
        <ol>
          {said.map(({ n, seat, text: message }) => (
            <li key={n}>
              <SeatMark seat={seat} size={20} /> <strong>{occupantName(words, session.table.seats[seat])}</strong>{' '}
              {message ?? <em className="quiet">{words.chat.muted}</em>}
            </li>
          ))}
        </ol>
      </div>
      {others.length > 0 && (
        <div className="row">
          {others.flatMap(seat => [
            ...(muted.includes(seat)
              ? [key(words.chat.unmute(nameOf(seat)), () => unmute(seat))]
              : [
                  key(words.chat.mute(nameOf(seat)), () => mute(seat, null)),
                  key(words.chat.muteShort(nameOf(seat)), () => mute(seat, SHORT_MUTE)),
                ]),
            ...report(seat),
          ])}
        </div>
      )}
      {reporting}
      {hasSeat && (
        <fieldset className="row phrases" aria-label={words.chat.phrasesLabel}>
          {PHRASES.map(phrase => (
            <button
              key={phrase}
              type="button"
              className="key plain"
              onClick={() => send({ type: 'say', seat: front, text: words.chat.phrases[phrase] })}
            >
              {words.chat.phrases[phrase]}
            </button>
          ))}
        </fieldset>
      )}
      {hasSeat && (
        <form onSubmit={speak} className="chat-form">
          <input
            type="text"
            value={text}
            maxLength={LIMITS.chatLength}
            onChange={e => setText(e.target.value)}
            aria-label={words.chat.say}
            placeholder={words.chat.say}
          />
          <button type="submit" className="key">
            {words.chat.send}
          </button>
        </form>
      )}
    </div>
  );
};
