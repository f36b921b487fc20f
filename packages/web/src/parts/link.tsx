import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { go } from '../route.js';

/** A link inside the site: no page is loaded anew, and every way to open it elsewhere still works. */
export const Link = ({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string }): ReactNode => {
  const follow = (e: MouseEvent): void => {
    if (e.button !== 0 || e.metaKey || e.ctrlKey || e.shiftKey || e.altKey) return;
    e.preventDefault();
    go(href);
  };
  return <a {...rest} href={href} onClick={follow} />;
};
