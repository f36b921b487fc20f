import type { Language } from '@cadre/core';
import type { TableQuestion } from '@cadre/table-client';
import type { ReactNode } from 'react';
import { KEYWORD_TEXTS } from '#operations/content/keyword-texts';
import { KEYWORDS, type KeywordId } from '#operations/content/keywords';
import { OPTION } from '#operations/options';
import { LABELS } from '../labels/labels.js';
import { type OperationsView, topProcedure } from '../view.js';

/** Options that are keywords under another name. */
const KEYWORD_OF: Readonly<Partial<Record<string, KeywordId>>> = { infiltrate: 'infiltrate', covert: 'covert-deploy', jump: 'jump' };

/** What the choices of an open question do, for those that have a sentence of their own. */
export const helpFor = (
  view: OperationsView,
  question: TableQuestion | null,
  language: Language,
): readonly { readonly name: string; readonly text: string }[] => {
  if (question?.space.kind !== 'pick') return [];
  const { help } = LABELS[language];
  const texts: Readonly<Partial<Record<string, string>>> = help;
  const isOffer = topProcedure(view) === 'window'; // there the numbers are effects, not options
  const found = question.space.options.flatMap(value => {
    const name = (question.labels[value] ?? '').replace(/ \(.*\)$/, '');
    const kind = !isOffer && OPTION.has(value) ? OPTION.decode(value).kind : '';
    const keyword = KEYWORD_OF[kind] ?? (Object.keys(KEYWORDS) as KeywordId[]).find(id => KEYWORDS[id][language] === name);
    const text = texts[kind] ?? (keyword && KEYWORD_TEXTS[keyword][language]);
    return text ? [{ name, text }] : [];
  });
  return found.filter(({ name }, i) => found.findIndex(each => each.name === name) === i);
};
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
      <dl>
        {help.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
};
