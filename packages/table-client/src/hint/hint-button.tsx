import '../../css/table.css';
import '../../css/hint.css';
import type { Language } from '@cadre/core';
import type { ReactNode } from 'react';
import { useLanguage } from '../words/by-language.js';
import { TABLE_WORDS } from '../words/words.js';

export const Bulb = (): ReactNode => (
  <svg viewBox="0 0 24 24" className="tc-icon" aria-hidden="true">
    <path d="M9 18h6M10 21h4M8.5 15a6 6 0 1 1 7 0c-.6.5-.9 1-1 2h-5c-.1-1-.4-1.5-1-2z" />
  </svg>
);

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
