import type { Language } from '@cadre/core';
import { createContext, useContext } from 'react';

/** What the reader has chosen for every table. */
export interface TableSettings {
  readonly language: Language;
  /** False: stills instead of animations. */
  readonly motion: boolean;
}
const Context = createContext<TableSettings>({ language: 'en', motion: false });
export const TableSettingsProvider = Context.Provider;
export const useTableSettings = (): TableSettings => useContext(Context);
