import type { Language } from '@cadre/core';
import { useTableSettings } from '../contract/table-settings.js';
import { de } from './de.js';
import { en, type TableWords } from './en.js';

export const TABLE_WORDS: Readonly<Record<Language, TableWords>> = { en, de };
export const useTableWords = (): TableWords => TABLE_WORDS[useTableSettings().language];
