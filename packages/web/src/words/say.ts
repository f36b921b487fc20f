import type { Language } from '@cadre/core';
import { createContext, useContext } from 'react';
import { de } from './de.js';
import { en } from './en.js';

export type Key = keyof typeof en;
export type Catalogue = Readonly<Record<Key, string>>;
export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en, de };
/** A language is named in itself, whatever the page speaks. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

type Holes<T extends string> = T extends `${string}{${infer Hole}}${infer Rest}` ? Hole | Holes<Rest> : never;
type HolesOf<K extends Key> = Holes<(typeof en)[K]>;
type Filling<K extends Key> = [HolesOf<K>] extends [never] ? [] : [filling: Readonly<Record<HolesOf<K>, string | number>>];
export type Say = <K extends Key>(key: K, ...filling: Filling<K>) => string;

/** A sentence that a catalogue does not have is said in English: one missing key costs one sentence, not the page. */
export const sayFrom =
  (catalogue: Partial<Catalogue>): Say =>
  (key, ...[filling]) =>
    (catalogue[key] ?? en[key]).replaceAll(/\{(\w+)\}/g, (hole, name: string) =>
      String((filling as Record<string, unknown>)?.[name] ?? hole),
    );

export const sayIn = (language: Language): Say => sayFrom(CATALOGUES[language]);

export const WordsContext = createContext<Say>(sayIn('en'));
export const useWords = (): Say => useContext(WordsContext);
/** A key that is put together at run time, when such a key exists. */
export const isKey = (key: string): key is Key => Object.hasOwn(en, key);
