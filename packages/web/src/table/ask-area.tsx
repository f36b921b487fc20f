import { HintButton } from '@cadre/table-client';
import type { ReactNode } from 'react';
import { useSettings } from '../settings/settings.js';
import { useWords } from '../words/words.js';
import { UndoKey } from './ask-bar.js';
import { AskContent } from './ask-content.js';
import { ProposalStrip } from './fetched.js';
import { newsOf } from './log-lines.js';
import type { AtTable, TableControl } from './use-table-control.js';

/** Undo, the list of answers, and a hint: beside whatever is asked. */
const AskKeys = ({ control }: { readonly control: TableControl }): ReactNode => {
  const words = useWords();
  const { language } = useSettings();
  const { answers, asking, hints, list } = control;
  return (
    <div className="ask-keys">
      <UndoKey undo={answers.undo} act={answers.takeBack} />
      {asking.offered?.space.kind === 'pick' && (
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
      {asking.offered && <HintButton thinking={hints.isThinking} language={language} className="key" ask={hints.ask} />}
    </div>
  );
};

/** Beside a battlefield the log is a drawer: what happened last stays in sight, and opens it. */
const LastEvent = ({ lines, open }: { readonly lines: TableControl['lines']; readonly open: () => void }): ReactNode => {
  const words = useWords();
  const last = lines.findLast(({ undone }) => !undone);
  return (
    <button type="button" className="last-event" onClick={open}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className="icon">
        <path d="M5 6h14M5 12h14M5 18h9" />
      </svg>
      <span className="unseen">{words.panel.open}: </span>
      <span className="last-event-text">{last?.text}</span>
    </button>
  );
};

/** Below the table: whose turn it is, what is asked, and the keys that answer it. */
export const AskArea = ({
  at: { state, client, session },
  control,
  bot,
  openLog,
}: {
  readonly at: AtTable;
  readonly control: TableControl;
  readonly bot: string | null;
  readonly openLog: () => void;
}): ReactNode => {
  const words = useWords();
  const { front, asking, answers, hints, list, lines } = control;
  const { view, offered, isShown } = asking;
  const label = (value: number): string => view?.words?.options[value] ?? String(value);
  return (
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
      {isShown && <LastEvent lines={lines} open={openLog} />}
      {session.table.proposal && <ProposalStrip session={session} send={client.send} />}
      {isShown && (
        <AskContent
          session={session}
          view={view}
          asked={offered}
          front={front}
          label={label}
          draft={answers.draft}
          direct={control.isDirect}
          place={control.place.draft}
          hint={hints.answer}
          sending={answers.isSending}
          waiting={state.waiting}
          news={newsOf(lines)}
          isWatching={asking.isWatching}
          skip={asking.watching.skip}
          bot={bot}
          client={client}
          presence={state.presence}
          withdraw={answers.undo.state === 'free' ? answers.takeBack : null}
          openRule={control.openRule}
        />
      )}
      {isShown && session.seats.length > 0 && session.table.status === 'playing' && <AskKeys control={control} />}
    </section>
  );
};
