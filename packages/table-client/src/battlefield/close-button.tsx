import '../../css/battle-layout.css';
import type { ReactNode } from 'react';
import { useTableWords } from '../words/words.js';

/** Closes what a phone shows over the board. */
export const CloseButton = ({ close }: { readonly close: () => void }): ReactNode => (
  <button type="button" className="tc-button tc-dismiss" aria-label={useTableWords().close} onClick={close}>
    ×
  </button>
);
