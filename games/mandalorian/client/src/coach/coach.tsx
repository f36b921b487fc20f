import { useState } from 'react';
import { Icon } from '../art/icons.js';
import { useTable } from '../table-context.js';
import { rememberTips, wantsTips } from './remembered.js';
import { tipFor } from './tips.js';

/** A sentence or two for whoever plays for the first time, about what is asked now. It goes away for good when told to. */
export const Coach = () => {
  const { table, question, scene, labels } = useTable();
  const [wanted, setWanted] = useState(wantsTips);
  const want = (next: boolean): void => {
    setWanted(next);
    rememberTips(next);
  };
  const tip = tipFor(table, question, scene !== null);
  if (table.result !== '') return null;
  if (!wanted)
    return (
      <button type="button" className="mando-coach-key" onClick={() => want(true)}>
        <Icon name="tip" />
        {labels.tips.show}
      </button>
    );
  return (
    <aside className="mando-coach" aria-label={labels.tips.title}>
      <Icon name="tip" />
      <p>
        {labels.tips.about[tip]}{' '}
        <button type="button" onClick={() => want(false)}>
          {labels.tips.hide}
        </button>
      </p>
    </aside>
  );
};
