import type { Fact, Language, Space } from '@cadre/core';
import type { ComponentType } from 'react';

/** What the shell gives to a game's own table. The table draws and lets things be clicked; it holds no rules. */
export interface GameTableProps {
  /** The seat in front's view, as in the kernel. */
  readonly view: unknown;
  /** -2 for a spectator. */
  readonly seat: number;
  /** What that seat is asked and has not answered. */
  readonly asked: { readonly rule: string; readonly space: Space } | null;
  readonly words: { readonly question: string; readonly options: Readonly<Record<number, string>> } | null;
  /** Values chosen so far: drawn as a preview. */
  readonly chosen: readonly number[];
  /** What a bot would answer, when the reader has asked for it: marked, never chosen. */
  readonly hint: readonly number[];
  /** A click on something that stands for a value. Ignored when it is not on offer. */
  readonly choose: (value: number) => void;
  /** A number says where it comes from by rules: this opens one. Without it, rules are only named. */
  readonly openRule?: (rule: string) => void;
  /** Facts of the latest change. */
  readonly news: readonly Fact[];
  readonly language: Language;
  /** False: no animation. */
  readonly motion: boolean;
}
/** Games that draw their own table; each is loaded when it is sat at. All others are played through their words. */
export const GAME_TABLES: Readonly<Record<string, () => Promise<ComponentType<GameTableProps>>>> = {
  mandalorian: async () => (await import('@cadre/mandalorian/client')).MandalorianTable,
};
