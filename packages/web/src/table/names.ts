import { wordFor } from '@cadre/kit';
import type { Occupant } from '@cadre/protocol';
import { seatLetter } from '@cadre/table-client';
import type { Session } from '../connection/session.js';
import type { Words } from '../words/words.js';

/** A seat as the game calls it. */
export const seatName = (words: Words, s: Session, seat: number): string =>
  s.views[0]?.words?.seats[seat] ?? words.lobby.seat(seatLetter(seat));
export const seatNames = (words: Words, s: Session, seats: readonly number[]): readonly string[] =>
  seats.map(seat => seatName(words, s, seat));
/** A bot as players call it; one that is new here has only the name it brings. */
export const botName = (words: Words, bot: string): string => wordFor(words.bots, bot, bot);
/** Who sits there. */
export const occupantName = (words: Words, o: Occupant | undefined): string => {
  switch (o?.kind) {
    case 'person':
      return o.name;
    case 'bot':
      return words.seat.bot(botName(words, o.bot));
    case 'left':
      return words.seat.left(o.name);
    default:
      return words.seat.open;
  }
};
