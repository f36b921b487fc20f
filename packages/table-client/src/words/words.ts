import { useTableSettings } from '../contract/table-settings.js';
import { byLanguage, useLanguage } from './by-language.js';
import { english, type TableWords } from './english.js';

export const TABLE_WORDS = byLanguage<TableWords>(english, { de: async () => (await import('./german.js')).german });
export const useTableWords = (): TableWords => useLanguage(TABLE_WORDS, useTableSettings().language);
