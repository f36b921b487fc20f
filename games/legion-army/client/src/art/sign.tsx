import type { ReactNode } from 'react';

/** A small sign of one line, drawn on a grid of 24. */
export const Sign = ({ path }: { readonly path: string }): ReactNode => (
  <svg className="army-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);
