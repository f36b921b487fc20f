import '../../css/table.css';
import '../../css/hint.css';
import type { Language } from '@cadre/core';
import type { ReactNode } from 'react';
import { useLanguage } from '../words/by-language.js';
import { TABLE_WORDS } from '../words/words.js';

const Bulb = (): ReactNode => (
  <svg viewBox="0 0 24 24" className="tc-icon" aria-hidden="true">
    <path d="M9 18h6M10 21h4M8.5 15a6 6 0 1 1 7 0c-.6.5-.9 1-1 2h-5c-.1-1-.4-1.5-1-2z" />
  </svg>
);

/** What a bot would do here and why. It marks, it explains; the answer stays the reader's. */
export const HintLine = ({
  says,
  why,
  language,
  take,
  close,
}: {
  /** The answer in words. */
  readonly says: string;
  readonly why: string;
  readonly language: Language;
  /** Null: it is the answer in the making already. */
  readonly take: (() => void) | null;
  close(): void;
}): ReactNode => {
  const { hint: words, close: closeWord } = useLanguage(TABLE_WORDS, language);
  return (
    <div className="tc-hint" role="status">
      <Bulb />
      <p>
        <strong>{words.would(says)}</strong>
        <span>{why}</span>
      </p>
      {take && (
        <button type="button" className="tc-button tc-hint-take" onClick={take}>
          {words.take}
        </button>
      )}
      <button type="button" className="tc-button tc-hint-close" aria-label={closeWord} title={closeWord} onClick={close}>
        ×
      </button>
    </div>
  );
};

export const HintButton = ({
  thinking,
  language,
  className,
  ask,
}: {
  readonly thinking: boolean;
  readonly language: Language;
  /** How the page draws its buttons. */
  readonly className: string;
  ask(): void;
}): ReactNode => {
  const words = useLanguage(TABLE_WORDS, language).hint;
  return (
    <button type="button" className={`tc-hint-button ${className}`} disabled={thinking} onClick={ask}>
      <Bulb />
      <span>{thinking ? words.thinking : words.ask}</span>
    </button>
  );
};
