import type { WireView } from '@cadre/protocol';
import { fetchMoments } from '../connection/api.js';
import type { Session } from '../connection/session.js';
import { myMatch } from '../memory/matches.js';
import { playOn, type Sitter } from '../pages/start-match.js';

/** The same people and bots on the same seats. */
export const sittersOf = ({ seats, table }: Pick<Session, 'seats' | 'table'>): Sitter[] =>
  table.seats.map((sitter, seat) => (seats.includes(seat) ? 'me' : sitter.kind === 'bot' ? sitter.bot : 'friend'));

/** What the seats of this page knew after so many answers, whoever gave them. */
export interface Past {
  readonly moment: number;
  readonly views: readonly WireView[];
}
export const pastOf = async ({ seats, table: { match } }: Session, moment: number): Promise<Past> => {
  const viewOf = async (as: number): Promise<WireView> => {
    const secret = myMatch(match)?.keys.find(key => key.seat === as)?.secret;
    const { moments } = await fetchMoments({ match, as, language: 'en', from: moment, count: 1 }, secret);
    return moments[0]!;
  };
  return { moment, views: await Promise.all(seats.map(viewOf)) };
};
/** A new match that begins there; this one stays as it is. Undo would not do: it reaches own answers only. */
export const playFrom = async (session: Session, moment: number): Promise<void> => {
  await playOn(session.table.game, session.table.match, moment, sittersOf(session));
};
