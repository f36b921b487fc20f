import { UnitBrowser } from '@cadre/shatterpoint-client';
import type { ReactNode } from 'react';
import { useSettings } from '../settings/settings.js';
import { useWords } from '../words/words.js';
import { Page } from './page.js';

/** All units of Shatterpoint that Legendary Encounters plays with. */
export const Units = (): ReactNode => {
  const words = useWords();
  const { language } = useSettings();
  return (
    <Page title={words.nav.units}>
      <UnitBrowser language={language} />
    </Page>
  );
};
