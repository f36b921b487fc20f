import type { ReactNode } from 'react';
import type { Hint } from '../connection/match-client.js';
import { useWords } from '../words/words.js';

const Bulb = (): ReactNode => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className="icon">
    <path d="M9 18h6M10 21h4M8.5 15a6 6 0 1 1 7 0c-.6.5-.9 1-1 2h-5c-.1-1-.4-1.5-1-2z" />
  </svg>
);

/** What a bot would do here and why. It marks, it explains; the answer stays the reader's. */
export const HintLine = ({ hint, pass, take }: { readonly hint: Hint; readonly pass: string; take(): void }): ReactNode => {
  const words = useWords();
  return (
    <div className="hint-line" role="status">
      <Bulb />
      <p>
        <strong>{words.hint.would(hint.says || pass || words.ask.pass)}</strong>
        <span>{hint.why}</span>
      </p>
      <button type="button" className="key hint-take" onClick={take}>
        {words.hint.take}
      </button>
    </div>
  );
};

export const HintKey = ({ thinking, ask }: { readonly thinking: boolean; ask(): void }): ReactNode => {
  const words = useWords();
  return (
    <button type="button" className="key hint-key" disabled={thinking} onClick={ask}>
      <Bulb />
      <span>{thinking ? words.hint.thinking : words.hint.ask}</span>
    </button>
  );
};
