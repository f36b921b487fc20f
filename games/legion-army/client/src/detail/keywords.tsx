import type { Language } from '@cadre/kit';
import { type Definition, definitionNamed } from '@cadre/legion-army/glossary';
import { type ReactNode, useState } from 'react';
import { useLabels, useLanguage } from '../context.js';

type Keywords = Readonly<Record<string, unknown>>;
/** The name alone, in the reader's language. */
export const keywordName = (name: string, language: Language): string => definitionNamed(name)?.name[language] ?? name;
const sayKeyword = (name: string, value: unknown, language: Language): string =>
  value === true ? keywordName(name, language) : `${keywordName(name, language)} ${value}`;
/** The keywords of a card or a weapon in one line, by the names of the shared glossary. */
export const keywordsText = ({ keywords }: { readonly keywords?: Keywords }, language: Language, most = Number.POSITIVE_INFINITY): string =>
  Object.entries(keywords ?? {})
    .slice(0, most)
    .map(([name, value]) => sayKeyword(name, value, language))
    .join(', ');

/** The keywords of a card or a weapon. A tap on one says what it does, and by which rule. */
export const KeywordList = ({ keywords }: { readonly keywords: Keywords }): ReactNode => {
  const l = useLabels();
  const language = useLanguage();
  const [asked, setAsked] = useState<string | null>(null);
  const definition = asked === null ? undefined : definitionNamed(asked);
  return (
    <>
      <ul className="army-keywords" aria-label={l.keywords}>
        {Object.entries(keywords).map(([name, value]) => (
          <li key={name}>
            <button
              type="button"
              title={definitionNamed(name)?.text[language]}
              aria-expanded={asked === name}
              onClick={() => setAsked(asked === name ? null : name)}
            >
              {sayKeyword(name, value, language)}
            </button>
          </li>
        ))}
      </ul>
      {definition && (
        <p className="army-keyword-text" role="status">
          <b>{definition.name[language]}</b> {definition.text[language]} <code>{definition.rule}</code>
        </p>
      )}
    </>
  );
};
/** Each keyword once, with its sentence: hovering does not work on a phone. */
export const KeywordTexts = ({ of }: { readonly of: readonly { readonly keywords?: Keywords }[] }): ReactNode => {
  const l = useLabels();
  const language = useLanguage();
  const names = [...new Set(of.flatMap(({ keywords }) => Object.keys(keywords ?? {})))];
  const found = names.map(definitionNamed).filter((each): each is Definition => each !== undefined);
  if (found.length === 0) return null;
  return (
    <details className="army-glossary">
      <summary>{l.keywordTexts}</summary>
      <dl>
        {found.map(({ name, text }) => (
          <div key={name.en}>
            <dt>{name[language]}</dt>
            <dd>{text[language]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
};
