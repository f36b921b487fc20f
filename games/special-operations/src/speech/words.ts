import type { Language } from '@cadre/core';
import { english, type Words } from './english/index.js';
import { german } from './german/index.js';

export type { Words };
export const WORDS: Readonly<Record<Language, Words>> = { en: english, de: german };
