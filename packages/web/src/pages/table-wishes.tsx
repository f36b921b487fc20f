import type { ReactNode } from 'react';
import { BACKENDS, type BackendName } from '../connection/backend.js';
import { usePageWords } from '../words/pages/words.js';
import type { TableWishes } from './start-match.js';

const UNDO = ['ask', 'free', 'off'] as const;
const CLOCKS = {
  none: { kind: 'none' },
  quick: { kind: 'bank', bankSeconds: 600, answerSeconds: 60, late: 'bot' },
  days: { kind: 'days', days: 3, late: 'bot' },
} as const satisfies Readonly<Record<string, TableWishes['clock']>>;
const CLOCK_NAMES = ['none', 'quick', 'days'] as const;
const clockName = ({ kind }: TableWishes['clock']): (typeof CLOCK_NAMES)[number] => (kind === 'bank' ? 'quick' : kind);

/** What the people at the table agree on, besides the game. */
export const TableWishesFields = ({
  table,
  set,
  at,
  setAt,
}: {
  readonly table: TableWishes;
  readonly set: (table: TableWishes) => void;
  readonly at: BackendName;
  /** Null when there is no choice. */
  readonly setAt: ((at: BackendName) => void) | null;
}): ReactNode => {
  const words = usePageWords();
  return (
    <details className="panel">
      <summary className="section-head">{words.newGame.more}</summary>
      <div className="form">
        <label className="field">
          <span>{words.newGame.where}</span>
          <select value={at} disabled={setAt === null} onChange={e => setAt?.(BACKENDS.find(h => h === e.target.value)!)}>
            {BACKENDS.map(h => (
              <option key={h} value={h}>
                {words.newGame.places[h]}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{words.newGame.undo}</span>
          <select value={table.undo} onChange={e => set({ ...table, undo: UNDO.find(u => u === e.target.value)! })}>
            {UNDO.map(u => (
              <option key={u} value={u}>
                {words.newGame.undoRules[u]}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{words.newGame.clock}</span>
          <select
            value={clockName(table.clock)}
            onChange={e => set({ ...table, clock: CLOCKS[CLOCK_NAMES.find(c => c === e.target.value)!] })}
          >
            {CLOCK_NAMES.map(c => (
              <option key={c} value={c}>
                {words.newGame.clocks[c]}
              </option>
            ))}
          </select>
        </label>
        <div className="row">
          <label className="choice">
            <input
              type="checkbox"
              checked={table.friendsOnly}
              onChange={e => set({ ...table, friendsOnly: e.target.checked, chat: e.target.checked })}
            />
            {words.newGame.friendsOnly}
          </label>
          <label className="choice">
            <input
              type="checkbox"
              disabled={table.friendsOnly}
              checked={table.spectators.allowed && !table.friendsOnly}
              onChange={e => set({ ...table, spectators: { ...table.spectators, allowed: e.target.checked } })}
            />
            {words.newGame.spectators}
          </label>
          <label className="choice">
            <input type="checkbox" checked={table.chat} onChange={e => set({ ...table, chat: e.target.checked })} />
            {words.newGame.chat}
          </label>
        </div>
      </div>
    </details>
  );
};
