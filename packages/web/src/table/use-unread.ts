import { useEffect, useRef, useState } from 'react';
import type { Session } from '../connection/session.js';
import { chime } from './chime.js';

export interface Unread {
  /** Messages of others that nobody here has seen. */
  readonly count: number;
  /** Called while the chat is in sight. */
  readonly see: () => void;
}
const saidByOthers = ({ events, seats }: Session): readonly number[] =>
  events.flatMap(h => (h.kind === 'said' && h.text !== null && !seats.includes(h.seat) ? [h.n] : []));

/** What others have written since the chat was last in sight, with a tone for each if the reader wants one. What was said before counts as read. */
export const useUnread = (session: Session, sounds: boolean): Unread => {
  const said = saidByOthers(session);
  const latest = said.at(-1) ?? -1;
  const [read, setRead] = useState(latest);
  const heard = useRef(latest);
  useEffect(() => {
    if (latest > heard.current && sounds) chime();
    heard.current = latest;
  }, [latest, sounds]);
  return { count: said.filter(n => n > read).length, see: () => setRead(latest) };
};
