import { type ReactNode, useState } from 'react';
import { change, useSettings } from '../settings/settings.js';
import { canNotify } from '../table/use-call.js';
import { usePageWords } from '../words/pages/words.js';

/** Whether the browser tells when it is one's turn. It asks for permission when this is switched on. */
export const NotifyChoice = (): ReactNode => {
  const words = usePageWords();
  const { notify } = useSettings();
  const [refused, setRefused] = useState(false);
  const set = async (wanted: boolean): Promise<void> => {
    const isAllowed = wanted && typeof Notification !== 'undefined' && (await Notification.requestPermission()) === 'granted';
    setRefused(wanted && !isAllowed);
    change({ notify: isAllowed });
  };
  return (
    <label className="choice">
      <input type="checkbox" checked={notify && canNotify()} onChange={e => void set(e.target.checked)} />
      {words.settings.notify}
      {refused && (
        <span role="alert" className="quiet">
          {words.settings.notifyRefused}
        </span>
      )}
    </label>
  );
};
