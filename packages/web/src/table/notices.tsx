import type { LogLine } from '@cadre/table-client';
import { type ReactNode, useState } from 'react';
import type { ClientState } from '../connection/match-client.js';
import { refusalText, troubleText } from '../words/refusals.js';
import { useWords } from '../words/words.js';
import { useRemark } from './use-remark.js';

/** What the page has to say beside the game: the connection, refusals, other tabs. It never moves the table. */
export const Notices = ({
  state,
  log,
  tabs,
  dismiss,
}: {
  readonly state: ClientState;
  readonly log: readonly LogLine[];
  readonly tabs: boolean;
  dismiss(): void;
}): ReactNode => {
  const words = useWords();
  const { status, notice, session } = state;
  const remark = useRemark(session, log);
  const [hasSeenTabs, setSeenTabs] = useState(false);
  const lines: { readonly key: string; readonly text: string; readonly close: (() => void) | null; readonly harm: boolean }[] = [];
  if (status.is === 'away')
    lines.push({ key: 'away', text: status.restarting ? words.connection.restarting : words.connection.away, close: null, harm: true });
  if (session?.storageProblem) lines.push({ key: 'storage', text: troubleText(words, session.storageProblem), close: null, harm: true });
  if (session?.table.frozen) lines.push({ key: 'frozen', text: words.table.frozen(session.table.frozen), close: null, harm: true });
  if (notice?.kind === 'refused') lines.push({ key: 'refused', text: refusalText(words, notice.refusal), close: dismiss, harm: true });
  if (notice?.kind === 'unconfirmed') lines.push({ key: 'unconfirmed', text: words.connection.unconfirmed, close: dismiss, harm: true });
  if (notice?.kind === 'reported') lines.push({ key: 'reported', text: words.report.done(notice.report), close: dismiss, harm: false });
  if (notice?.kind === 'back') lines.push({ key: 'back', text: words.connection.back, close: dismiss, harm: false });
  if (remark) lines.push({ key: 'remark', text: remark.text, close: remark.close, harm: false });
  if (tabs && !hasSeenTabs) lines.push({ key: 'tabs', text: words.connection.tabs, close: () => setSeenTabs(true), harm: false });
  return (
    <div className="notices" role="status" aria-live="polite">
      {lines.map(({ key, text, close, harm }) => (
        <div key={key} className={harm ? 'notice harm' : 'notice'}>
          <span>{text}</span>
          {close && (
            <button type="button" className="key plain" onClick={close}>
              {words.common.close}
            </button>
          )}
        </div>
      ))}
    </div>
  );
};
