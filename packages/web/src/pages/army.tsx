import type { ReactNode } from 'react';
import { useWords } from '../words/say.js';
import { Page } from './page.js';

export const Army = (_: { readonly rest: readonly string[] }): ReactNode => {
  const say = useWords();
  return <Page title={say('nav.army')}>{null}</Page>;
};
