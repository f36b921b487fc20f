import type { Session } from '../connection/session.js';
import type { Words } from '../words/words.js';
import { seatName, seatNames } from './names.js';

/** How the match came out, in one sentence. */
export const endingText = (words: Words, s: Session): string => {
  const { ending } = s.table;
  if (!ending) return '';
  const seat = ending.seat === null ? '' : seatName(words, s, ending.seat);
  switch (ending.how) {
    case 'resigned':
      return words.table.resigned(seat);
    case 'time':
      return words.table.time(seat);
    case 'agreed':
      return words.table.agreed;
    case 'operator':
      return words.table.operator;
    case 'finished': {
      const score = ending.score ?? [];
      const best = Math.max(...score);
      if (score.every(x => x === best)) return best === 1 ? words.table.allWon : best === 0 ? words.table.allLost : words.table.draw;
      const winners = [...score.keys()].filter(i => score[i] === best);
      const [me, ...others] = s.seats;
      if (me !== undefined && others.length === 0 && winners.length === 1 && winners[0] === me) return words.table.allWon;
      return words.table.won(seatNames(words, s, winners));
    }
  }
};
