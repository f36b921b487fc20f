import type { ReactNode } from 'react';
import { Link } from '../parts/link.js';
import { usePageWords } from '../words/pages/words.js';
import { Page } from './page.js';

const PARTS = ['what', 'unofficial', 'content', 'dice', 'secrets', 'licence'] as const;
export const About = (): ReactNode => {
  const words = usePageWords();
  return (
    <Page title={words.about.title}>
      <div className="panel prose">
        {PARTS.map(key => (
          <p key={key}>{words.about[key]}</p>
        ))}
      </div>
    </Page>
  );
};
export const Missing = ({ path }: { readonly path: string }): ReactNode => {
  const words = usePageWords();
  return (
    <Page title={words.missing.title}>
      <p className="lead">{words.missing.text(path)}</p>
      <Link className="key" href="/">
        {words.refusal.home}
      </Link>
    </Page>
  );
};
