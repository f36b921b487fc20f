import '../../css/table.css';
import '../../css/hint.css';
import type { Language } from '@cadre/core';
import type { ReactNode } from 'react';
import { useLanguage } from '../words/by-language.js';
import { TABLE_WORDS } from '../words/words.js';
import { Bulb } from './hint-button.js';

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
