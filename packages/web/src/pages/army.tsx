import { ArmyBuilder } from '@cadre/legion/client';
import type { ReactNode } from 'react';
import { useSettings } from '../settings/settings.js';
import { useWords } from '../words/say.js';
import { Page } from './page.js';

export const Army = (_: { readonly rest: readonly string[] }): ReactNode => {
  const say = useWords();
  const { language } = useSettings();
  return (
    <Page title={say('nav.army')} bare>
      <main id="main" className="page">
        <ArmyBuilder language={language} />
      </main>
    </Page>
  );
};
