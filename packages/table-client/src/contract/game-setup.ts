import type { Language } from '@cadre/core';

/** What has been decided before a match, by the names of the game's options. */
export type SetupValues = Readonly<Record<string, string | number>>;
/** What the page gives to a game's own part of the set-up. It decides some of the options; the page asks for the others. */
export interface GameSetupProps {
  /** Every option that this part decides, as it stands. */
  readonly values: SetupValues;
  /** The words that an option allows, content files included. */
  readonly words: (option: string) => readonly string[];
  readonly set: (values: SetupValues) => void;
  /** Decides and starts at once; `isGuided`: as a match that teaches the game. */
  readonly start: (values: SetupValues, isGuided?: boolean) => void;
  readonly language: Language;
}
