import type { Language } from '@cadre/kit';
import { english, type Labels } from './english.js';
import { german } from './german.js';

export type { Labels } from './english.js';
export const LABELS: Readonly<Record<Language, Labels>> = { en: english, de: german };
