import type { Language } from '@cadre/core';
import { english, type Labels } from './english.js';
import { german } from './german.js';

export const LABELS: Readonly<Record<Language, Labels>> = { en: english, de: german };
