import { type ReactNode, useEffect } from 'react';
import { Brand } from '../art/game-emblem.js';
import { Link } from '../parts/link.js';
import { usePath } from '../route.js';
import { useWords } from '../words/words.js';

const PAGES = [
  ['/', 'home'],
  ['/campaign', 'campaign'],
  ['/army', 'army'],
  ['/rules', 'rules'],
  ['/settings', 'settings'],
  ['/about', 'about'],
] as const;

/** A page with the ways to all others. `bare`: the content brings its own main part. */
export const Page = ({
  title,
  bare = false,
  wide = false,
  children,
}: {
  readonly title: string;
  readonly bare?: boolean;
  /** More room than for reading. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}): ReactNode => {
  const words = useWords();
  const path = usePath();
  useEffect(() => {
    document.title = title === words.app.name ? title : `${title} · ${words.app.name}`;
  }, [title, words]);
  return (
    <>
      <a className="skip" href="#main">
        {words.app.skip}
      </a>
      <header className="site-head">
        <Link href="/" className="brand">
          <Brand />
          <span>{words.app.name}</span>
        </Link>
        <nav aria-label={words.nav.label}>
          {PAGES.map(([to, key]) => (
            <Link key={to} href={to} aria-current={(to === '/' ? path === '/' : path.startsWith(to)) ? 'page' : undefined}>
              {words.nav[key]}
            </Link>
          ))}
        </nav>
      </header>
      {bare ? (
        children
      ) : (
        <main id="main" className={wide ? 'page wide' : 'page'}>
          <h1>{title}</h1>
          {children}
        </main>
      )}
      <footer className="site-foot">
        <p className="quiet">{words.app.unofficial}</p>
      </footer>
    </>
  );
};
