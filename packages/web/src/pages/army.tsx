import { ArmyBuilder, type Surroundings } from '@cadre/legion-army-client';
import { type ReactNode, useMemo } from 'react';
import { documentSecrets, documentsOf } from '../connection/documents.js';
import { keep, kept } from '../memory/kept.js';
import { CopyKey } from '../parts/copy-key.js';
import { Dialog } from '../parts/dialog.js';
import { QrCode } from '../parts/qr-code.js';
import { useSettings } from '../settings/settings.js';
import { problemText } from '../words/problems.js';
import { useWords } from '../words/words.js';
import { Page } from './page.js';

/** The army builder of Legion, with the sheets, keys and memory of this site. */
export const Army = (_: { readonly rest: readonly string[] }): ReactNode => {
  const words = useWords();
  const { language } = useSettings();
  const surroundings: Surroundings = useMemo(() => {
    const secrets = documentSecrets();
    const inWords = <Given extends unknown[], T>(ask: (...given: Given) => Promise<T>) => {
      return (...given: Given): Promise<T> =>
        ask(...given).catch((thrown: unknown) => {
          throw new Error(problemText(words, thrown));
        });
    };
    const { all, read, put, remove } = documentsOf(secrets);
    const documents = { all: inWords(all), read: inWords(read), put: inWords(put), remove: inWords(remove) };
    return { Dialog, CopyKey, QrCode, kept, keep, documents: secrets.length > 0 ? documents : null };
  }, [words]);
  return (
    <Page title={words.nav.army} bare>
      <main id="main" className="page army-page">
        <ArmyBuilder language={language} surroundings={surroundings} />
      </main>
    </Page>
  );
};
