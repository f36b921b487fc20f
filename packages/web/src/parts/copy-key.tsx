import { type ReactNode, useState } from 'react';
import { useWords } from '../words/words.js';

/** Copies a text, and says that it did. Where copying is forbidden the text is shown to be copied by hand. */
export const CopyKey = ({
  text,
  label,
  className = 'key',
}: {
  readonly text: string;
  readonly label: string;
  readonly className?: string;
}): ReactNode => {
  const words = useWords();
  const [state, setState] = useState<'ready' | 'copied' | 'shown'>('ready');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('shown'); // forbidden, or no secure page: the reader copies it by hand
    }
  };
  return (
    <>
      <button type="button" className={className} onClick={() => void copy()}>
        {state === 'copied' ? words.common.copied : label}
      </button>
      {state === 'shown' && <input type="text" readOnly value={text} aria-label={label} onFocus={e => e.currentTarget.select()} />}
      <span className="unseen" role="status">
        {state === 'copied' ? words.common.copied : ''}
      </span>
    </>
  );
};
