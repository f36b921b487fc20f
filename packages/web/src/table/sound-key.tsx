import type { ReactNode } from 'react';
import { useWords } from '../words/words.js';

/** One switch for everything that can be heard. It is off until somebody wants it. */
export const SoundKey = ({ isOn, toggle }: { readonly isOn: boolean; toggle(): void }): ReactNode => {
  const words = useWords();
  const name = isOn ? words.table.soundOff : words.table.soundOn;
  return (
    <button type="button" className="key sound-key" aria-label={name} title={name} aria-pressed={isOn} onClick={toggle}>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" className="sound-icon">
        <path d="M4 9.5v5h3.5L12 19V5L7.5 9.5z" />
        {isOn ? <path d="M15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" /> : <path d="M16 9.5l5 5M21 9.5l-5 5" />}
      </svg>
    </button>
  );
};
