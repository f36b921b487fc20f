import type { Language } from '@cadre/core';
import type { Icon } from '@cadre/shatterpoint/content/types';
import { english } from '@cadre/shatterpoint/speech/english';
import { german } from '@cadre/shatterpoint/speech/german';
import { type ReactNode, useId } from 'react';
import { LABELS } from '../labels/labels.js';

const ICON_NAMES = { en: english.icons, de: german.icons } as const;
export const iconName = (icon: Icon, language: Language): string => ICON_NAMES[language][icon];
/** An icon by its name; a tap says what it does. */
export const Term = ({ icon, language }: { readonly icon: Icon; readonly language: Language }): ReactNode => {
  const id = useId();
  return (
    <span className="le-term">
      <button type="button" popoverTarget={id}>
        {iconName(icon, language)}
      </button>
      <span id={id} popover="auto" className="le-term-text">
        <strong>{iconName(icon, language)}</strong> {LABELS[language].glossary[icon]}
      </span>
    </span>
  );
};
export const Terms = ({ icons, language }: { readonly icons: readonly Icon[]; readonly language: Language }): ReactNode => (
  <span className="le-terms">
    {icons.map((icon, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same icon may come twice, and their order never changes
      <Term key={i} icon={icon} language={language} />
    ))}
  </span>
);
