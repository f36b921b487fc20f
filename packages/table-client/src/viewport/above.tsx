import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useViewport } from './viewport-context.js';

/** What is read over everything that stands on the table. */
export const Above = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const { above } = useViewport();
  return above ? createPortal(children, above) : children;
};
