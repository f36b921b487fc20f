import type { Fact } from '@cadre/core';
import { Announcement, HintButton, type PlannedAnswer, usePlacing } from '@cadre/table-client';
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import type { ClientState, MatchClient } from '../connection/match-client.js';
import { SPEEDS } from '../connection/pacing.js';
import { factsSinceOwnAnswer, type Session, sayingOf, standingFacts, type Undo, undoFor, viewFrom } from '../connection/session.js';
import { wantsDebug } from '../debug/debuggable.js';
import { myMatch, remember } from '../memory/matches.js';
import { hasMotion, useSettings } from '../settings/settings.js';
import { useWords } from '../words/words.js';
import { UndoKey } from './ask-bar.js';
import { AskContent } from './ask-content.js';
import { Cover } from './cover.js';
import { HintRow, KeysDialog, ProposalStrip, ReportDialog, RuleDialog, SidePanel, TableMenu, useSettled } from './fetched.js';
import { GenericTable } from './generic-table.js';
import { logLines, newsOf } from './log-lines.js';
import { seatName } from './names.js';
import { Notices } from './notices.js';
import { idOf, type OpenQuestion, openQuestion, tableQuestion } from './open-question.js';
import { hasOwnTable, OwnTable } from './own-table.js';
import { placeQuestion, refusePlaced } from './placed.js';
import { TableTop } from './table-top.js';
import { useCall } from './use-call.js';
import { digits, type Refusing, useDraft, useShortcuts, useSteadyDraft } from './use-draft.js';
import { useFront } from './use-front.js';
import { useGestures } from './use-gestures.js';
import { useGuide } from './use-guide.js';
import { useHintTrail } from './use-hint-trail.js';
import { useList } from './use-list.js';
import { useNews } from './use-news.js';
import { usePlannedAnswers } from './use-planned-answers.js';
import { usePreviewer } from './use-previewer.js';
import { useSteady } from './use-steady.js';
import { useUnread } from './use-unread.js';
import { useWatching } from './use-watching.js';

const DebugPanel = lazy(async () => ({ default: (await import('../debug/debug-panel.js')).DebugPanel }));
type Open = { readonly what: 'menu' | 'report' | 'keys' } | { readonly what: 'rule'; readonly id: string } | null;
/** So many lines are read aloud at most when much happens at once. */
const ALOUD = 4;
const NOTHING: readonly number[] = [];
const NO_FACTS: readonly Fact[] = [];

export const TableScreen = ({
  state,
  client,
  session,
  gameName,
  bot,
  tabs,
}: {
  readonly state: ClientState;
  readonly client: MatchClient;
  readonly session: Session;
  readonly gameName: string;
  readonly bot: string | null;
  readonly tabs: boolean;
}): ReactNode => {
  const words = useWords();
  const settings = useSettings();
  const { table } = session;
  const [uncovered, setUncovered] = useState(myMatch(table.match)?.uncovered ?? false);
  const [open, setOpen] = useState<Open>(null);
  const [panel, setPanel] = useState(false);
  const [isDrawn, setDrawn] = useState(!hasOwnTable(table.game));
  const tellDrawn = useCallback(() => setDrawn(true), []);
  const isSettled = useSettled(isDrawn);
  const front = useFront(session, uncovered || table.status === 'over');
  const view = viewFrom(session, front.seat);
  const shown = !front.covered;
  const answering = shown && table.status === 'playing' && !table.paused;
  const asked = useMemo(() => (answering ? openQuestion(view, session.seats) : null), [answering, view, session.seats]);
  const watching = useWatching(client);
  const news = useNews(session);
  /** What is open to the reader now: not before they have seen what led to it. */
  const offered = watching.isHolding ? null : asked;
  const isWatching = watching.isHolding || (watching.playsBack && state.waiting > 0 && settings.pace !== 'step');
  const isSending = (a: OpenQuestion): boolean => state.outgoing.some(r => r.type === 'answer' && r.seat === a.seat && r.seq === a.seq);
  const direct = settings.answers === 'direct';
  const sendAnswer = (a: OpenQuestion, answer: readonly number[], refused?: Refusing): void => {
    if (isSending(a)) return;
    for (const seat of a.seats) client.send({ type: 'answer', seat, seq: a.seq, answer: [...answer] }, refused);
  };
  const { undo, begin } = useGestures(session, front.seat);
  const planned = usePlannedAnswers(asked, begin, sendAnswer);
  const draft = useDraft(asked, direct, (a, answer, refused) => {
    planned.drop();
    begin();
    sendAnswer(a, answer, refused);
  });
  const hint = asked && state.hint?.seq === asked.seq && front.seat === asked.seat ? state.hint : null;
  const hinted = hint?.answer ?? NOTHING;
  const hinting = state.outgoing.some(r => r.type === 'hint');
  const askHint = (): void => {
    if (asked && !hinting) client.send({ type: 'hint', seat: asked.seat });
  };
  const trail = useHintTrail(session, asked, askHint);
  const takeHint = (): void => {
    trail.follow();
    draft.send(hinted);
  };
  const takeBack = (back: Undo = undo): void => {
    planned.drop();
    if (back.state === 'free' || back.state === 'ask') client.send({ type: 'undo', seat: back.seat, to: back.to });
  };
  const viewWords = view?.words;
  const label = (value: number): string => viewWords?.options[value] ?? String(value);
  const close = (): void => setOpen(null);
  const openRule = useCallback((id: string): void => setOpen({ what: 'rule', id }), []);
  const question = useMemo(() => tableQuestion(offered, viewWords), [offered, viewWords]);
  const preview = usePreviewer(client, shown && table.status !== 'gathering' && state.waiting === 0 ? view : null, session.seats);
  const placing = usePlacing({
    id: asked ? idOf(asked) : '',
    question: asked ? placeQuestion(asked, preview !== null, direct) : null,
    preview,
    draft: draft.draft,
    setDraft: draft.setDraft,
    send: (answer, refused) => draft.send(answer, refusal => refusePlaced(refusal, refused)),
    isSending: asked !== null && isSending(asked),
  });
  const place = placing.draft;
  const since = useMemo(() => (asked ? factsSinceOwnAnswer(session) : NO_FACTS), [asked, session]);
  const story = useMemo(() => (table.status === 'over' ? standingFacts(session.events) : null), [table.status, session.events]);
  const guide = useGuide(table.match);
  const saying = useCallback((fact: Fact) => sayingOf(session, fact), [session]);
  const canPoint = session.seats.length > 0 && table.seats.some((o, i) => o.kind === 'person' && !session.seats.includes(i));
  const point = useSteady((at: string) => client.send({ type: 'point', seat: front.seat, at }));
  const { choose, propose, setDraft, confirm } = useSteadyDraft(draft);
  const playAll = useSteady(planned.playAll);
  const instead = useSteady((answers: readonly PlannedAnswer[]) => {
    takeBack(undoFor(session, front.seat)); // only the last answer
    planned.playNext(answers);
  });
  const list = useList(offered?.space.kind === 'pick' ? offered.seq : undefined);
  useShortcuts({
    on: settings.shortcuts && shown,
    values: offered ? digits(offered.space, place) : NOTHING,
    choose: at => (place ? place.act({ type: 'show suggestion', at }) : draft.choose(at)),
    confirm: () => (watching.isHolding ? watching.skip() : place ? place.act({ type: 'submit' }) : draft.confirm()),
    clear: () => (place ? place.act({ type: 'clear' }) : draft.clear()),
    undo: () => takeBack(),
    hint: askHint,
    next: by => (place ? place.act({ type: 'suggest', by }) : client.step()),
    list: list.focus,
    turn: () => front.look(session.seats[(session.seats.indexOf(front.seat) + 1) % session.seats.length] ?? front.seat),
    help: () => setOpen({ what: 'keys' }),
  });
  useCall(asked, settings, gameName);
  const unread = useUnread(session, settings.sounds);
  const lines = useMemo(() => (shown ? logLines(words, session) : []), [shown, words, session]);

  return (
    <div className="table-screen" data-panel={panel} data-own={hasOwnTable(table.game)}>
      <TableTop
        gameName={gameName}
        session={session}
        state={state}
        front={front}
        unread={unread.count}
        panel={panel}
        setPanel={setPanel}
        openMenu={() => setOpen({ what: 'menu' })}
      />
      <main id="main" className="table-middle" aria-label={words.table.of(gameName)}>
        <Notices state={state} log={lines} tabs={tabs} dismiss={client.dismiss} />
        {front.covered ? (
          <Cover
            seat={front.seat}
            name={seatName(words, session, front.seat)}
            uncover={front.uncover}
            never={() => {
              remember(table.match, { uncovered: true });
              setUncovered(true);
            }}
          />
        ) : hasOwnTable(table.game) ? (
          <OwnTable
            game={table.game}
            drawn={tellDrawn}
            view={view}
            seat={view?.seat ?? front.seat}
            question={question}
            draft={draft.draft}
            hint={hinted}
            choose={choose}
            propose={propose}
            playAll={playAll}
            {...(undo.state === 'free' && { instead })}
            isDirect={direct}
            setDraft={setDraft}
            confirm={confirm}
            preview={preview}
            place={placing}
            openRule={openRule}
            facts={news.facts}
            rewinds={news.rewinds}
            showing={watching.report}
            since={since}
            {...(story && { story })}
            {...(guide && { guide })}
            saying={saying}
            points={state.points}
            {...(canPoint && { point })}
            speed={SPEEDS[settings.pace]}
            volume={settings.sounds ? settings.volume : 0}
            language={settings.language}
            motion={hasMotion(settings)}
          />
        ) : (
          <GenericTable game={table.game} words={viewWords} place={placing} />
        )}
      </main>
      {shown && (isSettled || panel) && (
        <SidePanel
          session={session}
          lines={lines}
          front={front.seat}
          board={viewWords?.board ?? []}
          send={client.send}
          openRule={openRule}
          unread={unread}
        />
      )}
      {hint && <HintRow hint={hint} pass={viewWords?.pass ?? words.ask.pass} place={place} setDraft={setDraft} take={takeHint} />}
      <section
        className="ask-bar"
        aria-label={words.ask.label}
        data-asked={offered !== null}
        data-question={offered?.seq}
        data-pulled={list.isOpen}
      >
        <button type="button" className="pull" aria-expanded={list.isOpen} aria-label={words.ask.pull} onClick={list.toggle}>
          <span aria-hidden="true" />
        </button>
        {table.proposal && <ProposalStrip session={session} send={client.send} />}
        {shown && (
          <AskContent
            session={session}
            view={view}
            asked={offered}
            front={front}
            label={label}
            draft={draft}
            direct={direct}
            place={place}
            hint={hinted}
            sending={asked !== null && isSending(asked)}
            waiting={state.waiting}
            news={newsOf(lines)}
            isWatching={isWatching}
            skip={watching.skip}
            bot={bot}
            client={client}
            presence={state.presence}
            withdraw={undo.state === 'free' ? () => takeBack() : null}
            openRule={openRule}
          />
        )}
        {shown && session.seats.length > 0 && table.status === 'playing' && (
          <div className="ask-keys">
            <UndoKey undo={undo} act={() => takeBack()} />
            {offered?.space.kind === 'pick' && (
              <button
                type="button"
                className="key list-key"
                aria-pressed={list.isOpen}
                aria-label={words.ask.pull}
                title={words.ask.pull}
                onClick={list.toggle}
              >
                <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                  <path d="M9 6h11M9 12h11M9 18h11M4 6h1M4 12h1M4 18h1" />
                </svg>
              </button>
            )}
            {offered && <HintButton thinking={hinting} language={settings.language} className="key" ask={askHint} />}
          </div>
        )}
      </section>
      <Announcement
        text={lines
          .slice(-ALOUD)
          .filter(l => l.n > session.version - ALOUD)
          .map(l => l.text.replace(/[.!?]$/, ''))
          .join('. ')}
      />
      {wantsDebug && shown && (
        <Suspense fallback={null}>
          <DebugPanel key={table.match} session={session} seat={front.seat} send={client.send} />
        </Suspense>
      )}
      {open?.what === 'menu' && (
        <TableMenu session={session} front={front.seat} bot={bot} send={client.send} open={what => setOpen({ what })} close={close} />
      )}
      {open?.what === 'report' && <ReportDialog front={front.seat} send={client.send} close={close} />}
      {open?.what === 'keys' && <KeysDialog close={close} />}
      {open?.what === 'rule' && <RuleDialog game={table.game} id={open.id} close={close} />}
    </div>
  );
};
