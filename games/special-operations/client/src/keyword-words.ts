import type { Language } from '@cadre/core';
import { KEYWORD_TEXTS, KEYWORDS, type Named } from '@cadre/legion';
import { KIND_NAMES, RANK_NAMES } from '@cadre/special-operations/content/names';
import type { KeywordOn } from '@cadre/special-operations/content/types';
import { TABLE_WORDS } from '@cadre/special-operations/speech/table-words';

const X = /\bX\b/g;
/** The texts speak of several: with a single one their nouns lose the plural. */
const ONE: Readonly<Record<Language, RegExp>> = {
  en: /\b1 ((?:(?:more|suppression|dodge|aim|surge|observation|shield|friendly) )*)(token|hit|wound|unit)s\b/g,
  de: /\b1 ((?:befreundete )?)(Wunde|Einheit)(?:e?n)\b/g,
};
/** Whom or what a keyword names: a rank, a kind of unit, a token or an action. */
const namedBy = (of: string, language: Language): string => {
  const { options, facts } = TABLE_WORDS[language];
  const names: Readonly<Record<string, Named>> = { ...RANK_NAMES, ...KIND_NAMES };
  const words: Readonly<Record<string, unknown>> = { ...options, attack: facts.attackAction };
  const word = names[of]?.[language] ?? words[of];
  return typeof word === 'string' ? word : of;
};
/** The keyword with its number, and with what it names: "Agile 1", "Direct: corps". */
export const keywordLabel = ({ keyword, x, of = [] }: KeywordOn, language: Language): string => {
  const hasNumber = x > 1 || KEYWORD_TEXTS[keyword][language].search(X) >= 0;
  const named = of.map(each => namedBy(each, language)).join(', ');
  return `${KEYWORDS[keyword][language]}${hasNumber ? ` ${x}` : ''}${named === '' ? '' : `: ${named}`}`;
};
/** What it does, with the number of this card. */
export const keywordText = ({ keyword, x }: KeywordOn, language: Language): string =>
  KEYWORD_TEXTS[keyword][language].replaceAll(X, String(x)).replace(ONE[language], '1 $1$2');
