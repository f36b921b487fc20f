import type { Presence } from '../connection/match-client.js';
import type { Session } from '../connection/session.js';

/** Whether whoever plays this seat is at the table. Unknown for bots, for oneself, and until the server has said so. */
export const presenceOf = (session: Session, presence: Presence | null, seat: number): 'here' | 'away' | 'gone' | null => {
  if (!presence || session.table.seats[seat]?.kind !== 'person' || session.seats.includes(seat)) return null;
  return presence.here.includes(seat) ? 'here' : presence.away.includes(seat) ? 'away' : 'gone';
};
