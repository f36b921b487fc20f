import type { Fact } from '@cadre/core';
import { useState } from 'react';
import { factsOf, type Session } from '../connection/session.js';

interface News {
  readonly version: number;
  /** What has happened since the table was drawn last. */
  readonly facts: readonly Fact[];
  /** How often something was undone so far. */
  readonly rewinds: number;
}
const rewindsOf = ({ events }: Session): number => events.filter(h => h.kind === 'undone').length;

/**
 * What is new since the table was drawn last. Several changes may come before the next drawing, and after a lost connection the table comes
 * as a whole: nothing in between is left out.
 */
export const useNews = (session: Session): News => {
  const [news, setNews] = useState<News>(() => ({ version: session.version, facts: [], rewinds: rewindsOf(session) }));
  if (news.version === session.version) return news;
  const fresh = session.events.filter(h => h.n > news.version);
  const next = {
    version: session.version,
    facts: factsOf(fresh.slice(fresh.findLastIndex(h => h.kind === 'undone') + 1)),
    rewinds: rewindsOf(session),
  };
  setNews(next);
  return next;
};
