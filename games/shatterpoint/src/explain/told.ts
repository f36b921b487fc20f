import type { Language } from '@cadre/core';
import { grammarOf } from '@cadre/kit';
import { boxOf } from '../box.js';
import { english } from '../speech/english.js';
import { german } from '../speech/german.js';
import { namesIn } from '../speech/names.js';
import type { EncounterView } from '../state.js';
import { EXPLAIN_WORDS } from './words.js';

/** In what words an explanation is given. */
export const toldIn = (language: Language) => ({
  says: EXPLAIN_WORDS[language],
  words: language === 'de' ? german : english,
  names: namesIn(language),
  /** A piece of terrain. */
  piece: (k: EncounterView, id: string): string => boxOf(k).layout.parts.find(part => part.id === id)?.name[language] ?? id,
  number: (n: number): string => grammarOf(language).number(n, 1),
});
export type Told = ReturnType<typeof toldIn>;

export const percent = (chance: number): string => String(Math.round(100 * chance));
