import { english, type Labels } from './english.js';
import { german } from './german.js';

export type { Labels } from './english.js';
export const LANGUAGES = { en: english, de: german } as const satisfies Record<string, Labels>;
export type Language = keyof typeof LANGUAGES;
