import type { ReactNode } from 'react';
import type { ClientState } from '../connection/match-client.js';
import { refusalText } from '../words/refusals.js';
import { useWords } from '../words/words.js';

/** What the page has to say beside the game: the connection, refusals, other tabs. It never covers the table. */
export const Notices = ({ state, tabs, dismiss }: { readonly state: ClientState; readonly tabs: boolean; dismiss(): void }): ReactNode => {
  const words = useWords();
  const { status, notice, session } = state;
  const lines: { readonly key: string; readonly text: string; readonly closes: boolean; readonly harm: boolean }[] = [];
  if (status.is === 'away')
    lines.push({ key: 'away', text: status.restarting ? words.connection.restarting : words.connection.away, closes: false, harm: true });
  if (session?.storageProblem)
    lines.push({ key: 'storage', text: words.connection.storageProblem(session.storageProblem.message), closes: false, harm: true });
  if (session?.table.frozen) lines.push({ key: 'frozen', text: words.table.frozen(session.table.frozen), closes: false, harm: true });
  if (notice?.kind === 'refused') lines.push({ key: 'refused', text: refusalText(words, notice.refusal), closes: true, harm: true });
  if (notice?.kind === 'unconfirmed') lines.push({ key: 'unconfirmed', text: words.connection.unconfirmed, closes: true, harm: true });
  if (notice?.kind === 'reported') lines.push({ key: 'reported', text: words.report.done(notice.report), closes: true, harm: false });
  if (notice?.kind === 'back') lines.push({ key: 'back', text: words.connection.back, closes: true, harm: false });
  if (tabs) lines.push({ key: 'tabs', text: words.connection.tabs, closes: false, harm: false });
  return (
    <div className="notices" role="status" aria-live="polite">
      {lines.map(({ key, text, closes, harm }) => (
        <div key={key} className={harm ? 'notice harm' : 'notice'}>
          <span>{text}</span>
          {closes && (
            <button type="button" className="key plain" onClick={dismiss}>
              {words.common.close}
            </button>
          )}
        </div>
      ))}
    </div>
  );
};
