import type { ReactNode } from 'react';
import { useLabels } from '../context.js';

/** AB-30: whether the command hand goes along. The battle deck always does (AB-32). */
export const HandSwitch = ({ on, change }: { readonly on: boolean; readonly change: (on: boolean) => void }): ReactNode => {
  const l = useLabels();
  return (
    <label className="army-hand-switch">
      <input type="checkbox" checked={on} onChange={e => change(e.target.checked)} />
      <span>
        {l.withHand} <small className="quiet">{on ? l.handShown : l.handHidden}</small>
      </span>
    </label>
  );
};
