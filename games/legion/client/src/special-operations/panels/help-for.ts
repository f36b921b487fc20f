import type { Language } from '@cadre/core';
import type { TableQuestion } from '@cadre/table-client';
import { KEYWORD_TEXTS } from '#operations/content/keyword-texts';
import { KEYWORDS, type KeywordId } from '#operations/content/keywords';
import { LABELS } from '../labels/labels.js';
import { optionAt } from '../offers.js';
import type { OperationsView } from '../view.js';

/** Options that are keywords under another name. */
const KEYWORD_OF: Readonly<Partial<Record<string, KeywordId>>> = { infiltrate: 'infiltrate', covert: 'covert-deploy', jump: 'jump' };

/** What the choices of an open question do, for those that have a sentence of their own. */
export const helpFor = (
  view: OperationsView,
  question: TableQuestion | null,
  language: Language,
): readonly { readonly name: string; readonly text: string }[] => {
  if (question?.space.kind !== 'pick') return [];
  const { space, labels } = question;
  const { help } = LABELS[language];
  const texts: Readonly<Partial<Record<string, string>>> = help;
  const found = space.options.flatMap(value => {
    const name = (labels[value] ?? '').replace(/ \(.*\)$/, '');
    const kind = optionAt(view, space, value)?.kind ?? '';
    const keyword = KEYWORD_OF[kind] ?? (Object.keys(KEYWORDS) as KeywordId[]).find(id => KEYWORDS[id][language] === name);
    const text = texts[kind] ?? (keyword && KEYWORD_TEXTS[keyword][language]);
    return text ? [{ name, text }] : [];
  });
  return found.filter(({ name }, i) => found.findIndex(each => each.name === name) === i);
};
