import { ArmyBuilder, type House } from '@cadre/legion/client';
import type { ReactNode } from 'react';
import { keep, kept } from '../memory/kept.js';
import { CopyKey } from '../parts/copy-key.js';
import { Dialog } from '../parts/dialog.js';
import { QrCode } from '../parts/qr-code.js';
import { useSettings } from '../settings/settings.js';
import { useWords } from '../words/say.js';
import { Page } from './page.js';

const HOUSE: House = { Dialog, CopyKey, QrCode, kept, keep };
export const Army = (_: { readonly rest: readonly string[] }): ReactNode => {
  const say = useWords();
  const { language } = useSettings();
  return (
    <Page title={say('nav.army')} bare>
      <main id="main" className="page army-page">
        <ArmyBuilder language={language} house={HOUSE} />
      </main>
    </Page>
  );
};
