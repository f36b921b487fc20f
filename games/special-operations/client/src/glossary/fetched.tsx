import type { Language } from '@cadre/core';
import type { ComponentProps, ReactNode } from 'react';
import { type Glossary, useGlossary } from './use-glossary.js';

export const CardText = ({ text, language }: { readonly text: string; readonly language: Language }): ReactNode => {
  const glossary = useGlossary();
  return glossary ? <glossary.MarkedText text={text} language={language} /> : text;
};
export const CardWords = (props: { readonly texts: readonly string[]; readonly language: Language }): ReactNode => {
  const glossary = useGlossary();
  return glossary && <glossary.WordList {...props} />;
};
export const ChoiceHelp = (props: ComponentProps<Glossary['ChoiceHelp']>): ReactNode => {
  const glossary = useGlossary();
  return glossary && <glossary.ChoiceHelp {...props} />;
};
export const SideHelps = (props: ComponentProps<Glossary['SideHelps']>): ReactNode => {
  const glossary = useGlossary();
  return glossary && <glossary.SideHelps {...props} />;
};
/** Once at a table. */
export const CardTips = (): ReactNode => {
  const glossary = useGlossary();
  return glossary && <glossary.WordTips />;
};
