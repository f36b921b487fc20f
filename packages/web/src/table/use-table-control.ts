import { type Placing, usePlacing } from '@cadre/table-client';
import { useCallback, useMemo, useState } from 'react';
import type { ClientState, MatchClient } from '../connection/match-client.js';
import type { Session } from '../connection/session.js';
import { myMatch, remember } from '../memory/matches.js';
import { useSettings } from '../settings/settings.js';
import { useWords } from '../words/words.js';
import { logLines } from './log-lines.js';
import { idOf, tableQuestion } from './open-question.js';
import { placeQuestion, refusePlaced } from './placed.js';
import { useTableNews, useTablePlay, useTableWishes } from './table-groups.js';
import { useAnswers } from './use-answers.js';
import { type Asked, useAsked } from './use-asked.js';
import { useCall } from './use-call.js';
import { digits, useShortcuts } from './use-draft.js';
import { type Front, useFront } from './use-front.js';
import { useGuide } from './use-guide.js';
import { type Hints, useHints } from './use-hints.js';
import { useList } from './use-list.js';
import { usePreviewer } from './use-previewer.js';
import { useUnread } from './use-unread.js';

/** The match at which the page is. */
export interface AtTable {
  readonly state: ClientState;
  readonly client: MatchClient;
  readonly session: Session;
  readonly gameName: string;
}
export type Dialog = { readonly what: 'menu' | 'report' | 'keys' } | { readonly what: 'rule'; readonly id: string } | null;
const NOTHING: readonly number[] = [];

const useOpenFront = (session: Session): Front & { readonly stayOpen: () => void } => {
  const { match, status } = session.table;
  const [isOpen, setOpen] = useState(myMatch(match)?.uncovered ?? false);
  const front = useFront(session, isOpen || status === 'over');
  return {
    ...front,
    stayOpen: () => {
      remember(match, { uncovered: true });
      setOpen(true);
    },
  };
};
const useTableKeys = (
  { client, session }: AtTable,
  front: Front,
  { offered, isShown, watching }: Asked,
  {
    place,
    answers,
    hints,
    list,
    help,
  }: {
    readonly place: Placing['draft'];
    readonly answers: ReturnType<typeof useAnswers>;
    readonly hints: Hints;
    readonly list: ReturnType<typeof useList>;
    readonly help: () => void;
  },
): void => {
  const { shortcuts } = useSettings();
  const { draft, takeBack } = answers;
  const { seats } = session;
  useShortcuts({
    on: shortcuts && isShown,
    values: offered ? digits(offered.space, place) : NOTHING,
    choose: at => (place ? place.act({ type: 'show suggestion', at }) : draft.choose(at)),
    confirm: () => (watching.isHolding ? watching.skip() : place ? place.act({ type: 'submit' }) : draft.confirm()),
    clear: () => (place ? place.act({ type: 'clear' }) : draft.clear()),
    undo: takeBack,
    hint: hints.ask,
    next: by => (place ? place.act({ type: 'suggest', by }) : client.step()),
    list: list.focus,
    turn: () => front.look(seats[(seats.indexOf(front.seat) + 1) % seats.length] ?? front.seat),
    help,
  });
};

/** Everything that the page of a match does and knows; what it looks like is for the screen. */
export const useTableControl = (at: AtTable) => {
  const { state, client, session, gameName } = at;
  const words = useWords();
  const settings = useSettings();
  const { table, seats } = session;
  const [dialog, openDialog] = useState<Dialog>(null);
  const openRule = useCallback((id: string): void => openDialog({ what: 'rule', id }), []);
  const front = useOpenFront(session);
  const asking = useAsked(state, client, session, front);
  const { view, asked, offered, isShown } = asking;
  const isDirect = settings.answers === 'direct';
  const answers = useAnswers(state, client, session, front.seat, { asked, isDirect });
  const { draft, isSending } = answers;
  const hints = useHints(state, client, session, front.seat, { asked, draft });
  const preview = usePreviewer(client, isShown && table.status !== 'gathering' && state.waiting === 0 ? view : null, seats);
  const placing = usePlacing({
    id: asked ? idOf(asked) : '',
    question: asked ? placeQuestion(asked, preview !== null, isDirect) : null,
    preview,
    draft: draft.draft,
    setDraft: draft.setDraft,
    send: (answer, refused) => draft.send(answer, refusal => refusePlaced(refusal, refused)),
    isSending,
  });
  const viewWords = view?.words;
  const question = useMemo(() => tableQuestion(offered, viewWords), [offered, viewWords]);
  const list = useList(offered?.space.kind === 'pick' ? offered.seq : undefined);
  const help = (): void => openDialog({ what: 'keys' });
  useTableKeys(at, front, asking, { place: placing.draft, answers, hints, list, help });
  useCall(asked, settings, gameName);
  return {
    front,
    asking,
    answers,
    hints,
    list,
    isDirect,
    dialog,
    openDialog,
    openRule,
    unread: useUnread(session, settings.sounds),
    lines: useMemo(() => (isShown ? logLines(words, session) : []), [isShown, words, session]),
    /** For the game's own table. */
    play: useTablePlay(answers, { question, hint: hints.answer, isDirect, preview, openRule }),
    place: placing,
    news: useTableNews(state, client, session, front.seat, asking),
    guide: useGuide(table.match),
    wishes: useTableWishes(),
  };
};
export type TableControl = ReturnType<typeof useTableControl>;
