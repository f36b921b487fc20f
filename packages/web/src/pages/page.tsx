import { type ReactNode, useEffect } from 'react';
import { Brand } from '../art/game-emblem.js';
import { Link } from '../parts/link.js';
import { usePath } from '../route.js';
import { useWords } from '../words/say.js';

const PAGES = [
  ['/', 'nav.home'],
  ['/campaign', 'nav.campaign'],
  ['/army', 'nav.army'],
  ['/rules', 'nav.rules'],
  ['/settings', 'nav.settings'],
  ['/about', 'nav.about'],
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
  const say = useWords();
  const path = usePath();
  useEffect(() => {
    document.title = title === say('app.name') ? title : `${title} · ${say('app.name')}`;
  }, [title, say]);
  return (
    <>
      <a className="skip" href="#main">
        {say('app.skip')}
      </a>
      <header className="site-head">
        <Link href="/" className="brand">
          <Brand />
          <span>{say('app.name')}</span>
        </Link>
        <nav aria-label={say('nav.label')}>
          {PAGES.map(([to, key]) => (
            <Link key={to} href={to} aria-current={(to === '/' ? path === '/' : path.startsWith(to)) ? 'page' : undefined}>
              {say(key)}
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
        <p className="quiet">{say('app.unofficial')}</p>
      </footer>
    </>
  );
};
