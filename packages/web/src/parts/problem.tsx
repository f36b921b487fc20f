import type { ReactNode } from 'react';

/** What went wrong, where it went wrong; nothing when nothing did. */
export const Problem = ({ words }: { readonly words: string | null }): ReactNode =>
  words === null ? null : (
    <p className="notice harm" role="alert">
      {words}
    </p>
  );
