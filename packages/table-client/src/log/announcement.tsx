import type { ReactNode } from 'react';
import { SPOKEN } from '../words/spoken.js';

/** Read aloud when it changes, for whoever listens instead of looking. */
export const Announcement = ({ text }: { readonly text: string }): ReactNode => (
  <p className={SPOKEN} role="status" aria-live="polite">
    {text}
  </p>
);
