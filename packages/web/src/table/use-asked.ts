import { useMemo } from 'react';
import type { ClientState, MatchClient } from '../connection/match-client.js';
import { type Session, viewFrom } from '../connection/session.js';
import { useSettings } from '../settings/settings.js';
import { openQuestion } from './open-question.js';
import type { Front } from './use-front.js';
import { useWatching } from './use-watching.js';

/** What the seat in front sees, and what it is asked. */
export const useAsked = (state: ClientState, client: MatchClient, session: Session, front: Front) => {
  const { pace } = useSettings();
  const { table, seats } = session;
  const view = viewFrom(session, front.seat);
  const isShown = !front.covered;
  const isAnswering = isShown && table.status === 'playing' && !table.paused;
  const asked = useMemo(() => (isAnswering ? openQuestion(view, seats) : null), [isAnswering, view, seats]);
  const watching = useWatching(client);
  return {
    view,
    isShown,
    asked,
    /** What is open to the reader now: not before they have seen what led to it. */
    offered: watching.isHolding ? null : asked,
    watching,
    isWatching: watching.isHolding || (watching.playsBack && state.waiting > 0 && pace !== 'step'),
  };
};
export type Asked = ReturnType<typeof useAsked>;
