import type { ReactNode } from 'react';
import { useLabels } from '../context.js';

/** AB-30: whether the command hand and the battle deck go along. */
export const DecksSwitch = ({ on, change }: { readonly on: boolean; readonly change: (on: boolean) => void }): ReactNode => {
  const l = useLabels();
  return (
    <label className="army-decks-switch">
      <input type="checkbox" checked={on} onChange={e => change(e.target.checked)} />
      <span>
        {l.withDecks} <small className="quiet">{on ? l.decksShown : l.decksHidden}</small>
      </span>
    </label>
  );
};
