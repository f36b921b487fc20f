import { SeatMark } from '@cadre/table-client';
import { type ReactNode, useEffect, useState } from 'react';
import type { Presence } from '../connection/match-client.js';
import { askedSeats, type Session } from '../connection/session.js';
import { useWords } from '../words/words.js';
import { occupantName, seatName } from './names.js';
import { presenceOf } from './presence.js';

const SECOND = 1000;
const inMinutes = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / SECOND));
  if (seconds >= 86_400) return `${Math.floor(seconds / 86_400)} d`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
const TimeLeft = ({ until }: { readonly until: number }): ReactNode => {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return <span className="time-left">{inMinutes(until - now)}</span>;
};

/** Who sits where, who is here, who is thinking, and from which of one's own seats one looks. */
export const SeatsPanel = ({
  session,
  presence,
  front,
  look,
}: {
  readonly session: Session;
  readonly presence: Presence | null;
  readonly front: number;
  readonly look: (seat: number) => void;
}): ReactNode => {
  const words = useWords();
  const asked = askedSeats(session);
  const { table } = session;
  return (
    <ul className="seats" aria-label={words.seat.all}>
      {table.seats.map((occupant, seat) => {
        const mine = session.seats.includes(seat);
        const thinking = asked.includes(seat) && table.status === 'playing';
        const until = table.clock?.until[seat];
        const is = presenceOf(session, presence, seat);
        const inside = (
          <>
            <SeatMark seat={seat} size={32} />
            <span className="seat-names">
              <strong>{seatName(words, session, seat)}</strong>
              <span className="quiet">
                {is && <span className="presence" data-presence={is} aria-hidden="true" />}
                {mine ? words.seat.you : occupantName(words, occupant)}
                {is && is !== 'here' && <span> · {words.seat.presence[is]}</span>}
                {thinking && !mine && <span className="seat-thinking"> · {words.seat.thinking}</span>}
              </span>
            </span>
            {until != null && <TimeLeft until={until} />}
          </>
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbered
          <li key={seat} className="seat" data-asked={thinking} data-front={seat === front}>
            {mine && session.seats.length > 1 ? (
              <button
                type="button"
                className="seat-key"
                aria-pressed={seat === front}
                onClick={() => look(seat)}
                title={words.seat.look(seatName(words, session, seat))}
              >
                {inside}
              </button>
            ) : (
              <div className="seat-key">{inside}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
};
