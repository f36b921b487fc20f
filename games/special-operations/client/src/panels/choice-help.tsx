import type { Language } from '@cadre/core';
import type { TableQuestion } from '@cadre/table-client';
import type { ReactNode } from 'react';
import { Explanations } from '../glossary/explanations.js';
import { LABELS } from '../labels/labels.js';
import type { OperationsView } from '../view.js';
import { helpFor } from './help-for.js';

export const ChoiceHelp = ({
  view,
  question,
  isOpen,
  language,
}: {
  readonly view: OperationsView;
  readonly question: TableQuestion | null;
  /** Unfolded, as for whoever plays a guided match. */
  readonly isOpen: boolean;
  readonly language: Language;
}): ReactNode => {
  const help = helpFor(view, question, language);
  if (help.length === 0) return null;
  return (
    <details className="tc-battle-card so-help" open={isOpen}>
      <summary>{LABELS[language].help.title}</summary>
      <Explanations of={help} />
    </details>
  );
};
