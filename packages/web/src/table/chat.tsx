import { LIMITS } from '@cadre/protocol';
import { SeatMark } from '@cadre/table-client';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import type { RequestBody } from '../connection/connection.js';
import type { Session } from '../connection/session.js';
import { useWords } from '../words/words.js';
import { occupantName } from './names.js';
import type { Unread } from './use-unread.js';

/** What is said most at a table. */
const PHRASES = ['turn', 'wait', 'help', 'mine', 'careful', 'nice', 'thanks'] as const;

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
  const [muted, setMuted] = useState<ReadonlySet<number>>(new Set());
  if (!session.table.tableRules.chat) return <p className="quiet chat-empty">{words.chat.off}</p>;
  const said = session.events.flatMap(h => (h.kind === 'said' ? [h] : []));
  const speak = (e: FormEvent): void => {
    e.preventDefault();
    if (text.trim() === '') return;
    send({ type: 'say', seat: front, text: text.trim() });
    setText('');
  };
  const mute = (whose: number): void => {
    const now = new Set(muted);
    if (!now.delete(whose)) now.add(whose);
    setMuted(now);
    send({ type: 'mute', whose, muted: now.has(whose) });
  };
  const others = session.table.seats.flatMap((o, seat) => (o.kind === 'person' && !session.seats.includes(seat) ? [seat] : []));
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
          {others.map(seat => {
            const name = occupantName(words, session.table.seats[seat]);
            return (
              <button key={seat} type="button" className="key plain" aria-pressed={muted.has(seat)} onClick={() => mute(seat)}>
                {muted.has(seat) ? words.chat.unmute(name) : words.chat.mute(name)}
              </button>
            );
          })}
        </div>
      )}
      {session.seats.length > 0 && (
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
      {session.seats.length > 0 && (
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
