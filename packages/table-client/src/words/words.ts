import type { Language } from '@cadre/core';
import { createContext, useContext } from 'react';
import { de } from './de.js';
import { en, type TableWords } from './en.js';

const CATALOGUES: Readonly<Record<Language, TableWords>> = { en, de };
export const LanguageContext = createContext<Language>('en');
export const useTableWords = (): TableWords => CATALOGUES[useContext(LanguageContext)];
