import type { Occupant } from '@cadre/protocol';
import { seatLetter } from '@cadre/table-client';
import type { Session } from '../connection/session.js';
import { isKey, type Say } from '../words/say.js';

/** A seat as the game calls it. */
export const seatName = (say: Say, s: Session, seat: number): string =>
  s.views[0]?.words?.seats[seat] ?? say('lobby.seat', { seat: seatLetter(seat) });
export const seatNames = (say: Say, s: Session, seats: readonly number[]): string => seats.map(seat => seatName(say, s, seat)).join(', ');
/** A bot as players call it; one that is new here has only the name it brings. */
export const botName = (say: Say, bot: string): string => {
  const key = `bot.${bot}`;
  return isKey(key) ? (say as (key: string) => string)(key) : bot;
};
/** Who sits there. */
export const occupantName = (say: Say, o: Occupant | undefined): string => {
  switch (o?.kind) {
    case 'person':
      return o.name;
    case 'bot':
      return say('seat.bot', { bot: botName(say, o.bot) });
    case 'left':
      return say('seat.left', { name: o.name });
    default:
      return say('seat.open');
  }
};
