import type { Language } from '@cadre/core';
import { english, type PlayWords } from './english.js';
import { german } from './german.js';

export type { PlayWords } from './english.js';
export const PLAY_WORDS: Readonly<Record<Language, PlayWords>> = { en: english, de: german };
