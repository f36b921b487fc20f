import type { Language } from '@cadre/core';
import { useTableSettings } from '../contract/table-settings.js';
import { english, type TableWords } from './english.js';
import { german } from './german.js';

export const TABLE_WORDS: Readonly<Record<Language, TableWords>> = { en: english, de: german };
export const useTableWords = (): TableWords => TABLE_WORDS[useTableSettings().language];
