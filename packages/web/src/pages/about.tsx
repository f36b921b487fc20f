import type { ReactNode } from 'react';
import { Link } from '../parts/link.js';
import { useWords } from '../words/say.js';
import { Page } from './page.js';

const PARTS = ['about.what', 'about.unofficial', 'about.content', 'about.dice', 'about.secrets', 'about.licence'] as const;
export const About = (): ReactNode => {
  const say = useWords();
  return (
    <Page title={say('about.title')}>
      <div className="panel prose">
        {PARTS.map(key => (
          <p key={key}>{say(key)}</p>
        ))}
      </div>
    </Page>
  );
};
export const Missing = ({ path }: { readonly path: string }): ReactNode => {
  const say = useWords();
  return (
    <Page title={say('missing.title')}>
      <p className="lead">{say('missing.text', { path })}</p>
      <Link className="key" href="/">
        {say('refusal.home')}
      </Link>
    </Page>
  );
};
