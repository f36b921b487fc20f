import { byLanguage, useLanguage } from '@cadre/table-client';
import { useSettings } from '../../settings/settings.js';
import { english, type PageWords } from './english.js';

const PAGE_WORDS = byLanguage<PageWords>(english, { de: async () => (await import('./german.js')).german });
/** For pages that are loaded when they are opened. Home and table use `useWords`: they must not wait for these. */
export const usePageWords = (): PageWords => useLanguage(PAGE_WORDS, useSettings().language);
