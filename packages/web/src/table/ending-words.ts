import type { Session } from '../connection/session.js';
import type { Say } from '../words/say.js';
import { seatName, seatNames } from './names.js';

/** How the match came out, in one sentence. */
export const endingWords = (say: Say, s: Session): string => {
  const { ending } = s.table;
  if (!ending) return '';
  const seat = ending.seat === null ? '' : seatName(say, s, ending.seat);
  switch (ending.how) {
    case 'resigned':
      return say('table.resigned', { seat });
    case 'time':
      return say('table.time', { seat });
    case 'agreed':
      return say('table.agreed');
    case 'finished': {
      const score = ending.score ?? [];
      const best = Math.max(...score);
      if (score.every(x => x === best)) return best === 1 ? say('table.all-won') : best === 0 ? say('table.all-lost') : say('table.draw');
      return say('table.won', {
        seats: seatNames(
          say,
          s,
          [...score.keys()].filter(i => score[i] === best),
        ),
      });
    }
  }
};
