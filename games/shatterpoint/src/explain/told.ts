import type { Language, Overlay, OverlayShape } from '@cadre/core';
import { grammarOf } from '@cadre/kit';
import { english } from '../speech/english.js';
import { german } from '../speech/german.js';
import { namesIn } from '../speech/names.js';
import type { Spot } from '../state.js';
import { EXPLAIN_WORDS } from './words.js';

/** In what words an explanation is given. */
export const toldIn = (language: Language) => ({
  says: EXPLAIN_WORDS[language],
  words: language === 'de' ? german : english,
  names: namesIn(language),
  number: (n: number): string => grammarOf(language).number(n, 1),
});
export type Told = ReturnType<typeof toldIn>;

export const NOTHING: Overlay = { shapes: [], says: [] };
export const percent = (chance: number): string => String(Math.round(100 * chance));
export const line = (means: 'sight' | 'blocked', a: Spot, b: Spot): OverlayShape => ({ kind: 'line', means, points: [a.x, a.y, b.x, b.y] });
