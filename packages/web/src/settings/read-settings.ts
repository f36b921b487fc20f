import { LANGUAGES, type Language } from '@cadre/core';

export const THEMES = ['system', 'dark', 'light'] as const;
export const PALETTES = ['standard', 'contrast', 'red-green', 'blue-yellow'] as const;
export const MOTIONS = ['system', 'on', 'off'] as const;
export const PACES = ['instant', 'quick', 'calm', 'step'] as const;
export const ANSWERS = ['confirm', 'direct'] as const;
export type Pace = (typeof PACES)[number];
export interface Settings {
  readonly name: string;
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly palette: (typeof PALETTES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly pace: Pace;
  readonly answers: (typeof ANSWERS)[number];
  readonly sounds: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  readonly shortcuts: boolean;
  /** The browser says when it is one's turn while the table is out of sight. */
  readonly notify: boolean;
}

const oneOf = <T>(list: readonly T[], value: unknown, otherwise: T): T => (list.includes(value as T) ? (value as T) : otherwise);
/** What was kept may be older than this page: whatever does not fit takes its standard. */
export const readSettings = (raw: unknown, device: { readonly language: string }): Settings => {
  const found = (typeof raw === 'object' && raw !== null ? raw : {}) as Readonly<Record<string, unknown>>;
  return {
    name: typeof found['name'] === 'string' ? found['name'].slice(0, 40) : '',
    language: oneOf(LANGUAGES, found['language'], device.language.startsWith('de') ? 'de' : 'en'),
    theme: oneOf(THEMES, found['theme'], 'dark'),
    palette: oneOf(PALETTES, found['palette'], 'standard'),
    motion: oneOf(MOTIONS, found['motion'], 'system'),
    pace: oneOf(PACES, found['pace'], 'calm'),
    answers: oneOf(ANSWERS, found['answers'], 'direct'),
    sounds: found['sounds'] === true,
    volume: typeof found['volume'] === 'number' && found['volume'] >= 0 && found['volume'] <= 1 ? found['volume'] : 0.6,
    shortcuts: found['shortcuts'] !== false,
    notify: found['notify'] === true,
  };
};
