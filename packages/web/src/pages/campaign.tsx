import type { ReactNode } from 'react';
import { useWords } from '../words/say.js';
import { Page } from './page.js';

export const Campaign = (_: { readonly rest: readonly string[] }): ReactNode => {
  const say = useWords();
  return <Page title={say('nav.campaign')}>{null}</Page>;
};
