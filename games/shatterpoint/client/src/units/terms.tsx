import type { Language } from '@cadre/core';
import type { Icon } from '@cadre/shatterpoint/content/types';
import { english } from '@cadre/shatterpoint/speech/english';
import { german } from '@cadre/shatterpoint/speech/german';
import { type ReactNode, useId } from 'react';
import { LABELS } from '../labels/labels.js';

const ICON_NAMES = { en: english.icons, de: german.icons } as const;
export const iconName = (icon: Icon, language: Language): string => ICON_NAMES[language][icon];
/** What comes several times in a row is said once, with how often. */
export const grouped = (words: readonly string[]): string[] => {
  const runs: { readonly word: string; times: number }[] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last?.word === word) last.times++;
    else runs.push({ word, times: 1 });
  }
  return runs.map(({ word, times }) => (times > 1 ? `${word} ×${times}` : word));
};
/** An icon by its name; a tap says what it does. */
const Term = ({ icon, says, language }: { readonly icon: Icon; readonly says: string; readonly language: Language }): ReactNode => {
  const id = useId();
  return (
    <span className="le-term">
      <button type="button" popoverTarget={id}>
        {says}
      </button>
      <span id={id} popover="auto" className="le-term-text">
        <strong>{iconName(icon, language)}</strong> {LABELS[language].glossary[icon]}
      </span>
    </span>
  );
};
export const Terms = ({ icons, language }: { readonly icons: readonly Icon[]; readonly language: Language }): ReactNode => {
  const first = icons.filter((icon, i) => icon !== icons[i - 1]);
  return (
    <span className="le-terms">
      {grouped(icons.map(icon => iconName(icon, language))).map((says, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same icon may come twice, and their order never changes
        <Term key={i} icon={first[i]!} says={says} language={language} />
      ))}
    </span>
  );
};
