import type { Fact } from '@cadre/core';
import type { Previewer, TableNews, TablePlay, TableQuestion, TableWishes } from '@cadre/table-client';
import { useCallback, useMemo } from 'react';
import type { ClientState, MatchClient } from '../connection/match-client.js';
import { SPEEDS } from '../connection/pacing.js';
import { factsSinceOwnAnswer, type Session, sayingOf, standingFacts } from '../connection/session.js';
import { hasMotion, useSettings } from '../settings/settings.js';
import type { Answers } from './use-answers.js';
import type { Asked } from './use-asked.js';
import { useSteadyDraft } from './use-draft.js';
import { useNews } from './use-news.js';
import { useSteady } from './use-steady.js';

// A game's table is drawn anew when a group is another one: each changes only with what is in it.
const NO_FACTS: readonly Fact[] = [];

export const useTablePlay = (
  answers: Answers,
  {
    question,
    hint,
    isDirect,
    preview,
    openRule,
  }: {
    readonly question: TableQuestion | null;
    readonly hint: readonly number[];
    readonly isDirect: boolean;
    readonly preview: Previewer | null;
    readonly openRule: (rule: string) => void;
  },
): TablePlay => {
  const { choose, propose, setDraft, confirm } = useSteadyDraft(answers.draft);
  const playAll = useSteady(answers.playAll);
  const instead = useSteady(answers.playInstead);
  const { draft } = answers.draft;
  const isFree = answers.undo.state === 'free';
  return useMemo(
    () => ({
      question,
      draft,
      hint,
      choose,
      propose,
      playAll,
      ...(isFree && { instead }),
      isDirect,
      setDraft,
      confirm,
      preview,
      openRule,
    }),
    [question, draft, hint, choose, propose, playAll, instead, isFree, isDirect, setDraft, confirm, preview, openRule],
  );
};

export const useTableNews = (
  { points }: ClientState,
  client: MatchClient,
  session: Session,
  seat: number,
  { asked, watching }: Pick<Asked, 'asked' | 'watching'>,
): TableNews => {
  const { table, seats, events } = session;
  const { facts, rewinds } = useNews(session);
  const since = useMemo(() => (asked ? factsSinceOwnAnswer(session) : NO_FACTS), [asked, session]);
  const story = useMemo(() => (table.status === 'over' ? standingFacts(events) : null), [table.status, events]);
  const saying = useCallback((fact: Fact) => sayingOf(session, fact), [session]);
  const canPoint = seats.length > 0 && table.seats.some((o, i) => o.kind === 'person' && !seats.includes(i));
  const point = useSteady((at: string) => client.send({ type: 'point', seat, at }));
  const showing = watching.report;
  return useMemo(
    () => ({ facts, rewinds, showing, since, ...(story && { story }), saying, points, ...(canPoint && { point }) }),
    [facts, rewinds, showing, since, story, saying, points, canPoint, point],
  );
};

export const useTableWishes = (): TableWishes => {
  const settings = useSettings();
  const { pace, sounds, volume, language } = settings;
  const motion = hasMotion(settings);
  return useMemo(() => ({ speed: SPEEDS[pace], volume: sounds ? volume : 0, language, motion }), [pace, sounds, volume, language, motion]);
};
