import type { Language } from '@cadre/core';
import { TipLayer, writtenTip } from '@cadre/table-client';
import { Fragment, type ReactNode } from 'react';
import { LABELS } from '../labels/labels.js';
import { explainedWords, readText } from './explained-words.js';
import { Explanations } from './explanations.js';

export { ChoiceHelp } from '../panels/choice-help.js';
export { SideHelps } from './side-help.js';

/** A text of a card. The words of the game in it are underlined, and explained to whoever points at them. */
export const MarkedText = ({ text, language }: { readonly text: string; readonly language: Language }): ReactNode =>
  readText(text, language).map(({ said, word }, i) =>
    word ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text are told apart by where they stand
      <span key={i} className="so-word" data-tip={`${word.name}: ${word.text}`}>
        {said}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text are told apart by where they stand
      <Fragment key={i}>{said}</Fragment>
    ),
  );
/** All words of the game in the texts of a choice. */
export const WordList = ({ texts, language }: { readonly texts: readonly string[]; readonly language: Language }): ReactNode => {
  const words = explainedWords(texts, language);
  if (words.length === 0) return null;
  return (
    <details className="so-words">
      <summary>{LABELS[language].words}</summary>
      <Explanations of={words} />
    </details>
  );
};
/** What is written at a word; a card in focus has the words of its text. */
const tipAt = (element: Element): string =>
  writtenTip(element) ||
  (element.matches('.tc-card:focus-visible') ? [...new Set([...element.querySelectorAll('[data-tip]')].map(writtenTip))].join('\n') : '');
export const WordTips = (): ReactNode => <TipLayer find={tipAt} />;
