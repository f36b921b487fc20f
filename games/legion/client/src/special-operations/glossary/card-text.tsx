import type { Language } from '@cadre/core';
import type { ReactNode } from 'react';
import { useGlossary } from './use-glossary.js';

export const CardText = ({ text, language }: { readonly text: string; readonly language: Language }): ReactNode => {
  const glossary = useGlossary();
  return glossary ? <glossary.MarkedText text={text} language={language} /> : text;
};
export const CardWords = (props: { readonly texts: readonly string[]; readonly language: Language }): ReactNode => {
  const glossary = useGlossary();
  return glossary && <glossary.WordList {...props} />;
};
/** Once at a table. */
export const CardTips = (): ReactNode => {
  const glossary = useGlossary();
  return glossary && <glossary.WordTips />;
};
