import { Log, type LogLine } from '@cadre/table-client';
import { type ReactNode, useState } from 'react';
import type { RequestBody } from '../connection/connection.js';
import { lastOwnAnswer, type Session } from '../connection/session.js';
import { useWords } from '../words/words.js';
import { BoardText } from './board-text.js';
import { Chat } from './chat.js';
import type { Unread } from './use-unread.js';

const TABS = ['log', 'chat', 'words'] as const;
type Tab = (typeof TABS)[number];

/** Beside the table: the story, the talk, and the table in words for whoever listens instead of looking. */
export const SidePanel = ({
  session,
  lines,
  front,
  board,
  send,
  openRule,
  unread,
}: {
  readonly session: Session;
  readonly lines: readonly LogLine[];
  readonly front: number;
  readonly board: readonly string[];
  readonly send: (request: RequestBody) => void;
  readonly openRule: (rule: string) => void;
  readonly unread: Unread;
}): ReactNode => {
  const words = useWords();
  const [tab, setTab] = useState<Tab>('log');
  return (
    <section className="side-panel" aria-label={words.panel.label}>
      <div className="tabs">
        {TABS.map(t => (
          <button key={t} type="button" className="tab" aria-pressed={t === tab} onClick={() => setTab(t)}>
            {words.panel[t]}
            {t === 'chat' && unread.count > 0 && (
              <span className="badge" aria-hidden="true">
                {unread.count}
              </span>
            )}
          </button>
        ))}
      </div>
      {tab === 'log' && <Log lines={lines} since={lastOwnAnswer(session)} mine={session.seats} words={words.log} openRule={openRule} />}
      {tab === 'chat' && <Chat session={session} front={front} send={send} unread={unread} />}
      {tab === 'words' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keys
        <section className="in-words" aria-label={words.table.inWords} tabIndex={0}>
          <BoardText board={board} />
        </section>
      )}
    </section>
  );
};
