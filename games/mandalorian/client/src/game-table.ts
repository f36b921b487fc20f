import type { Fact, Space } from '@cadre/core';

/** What the page gives to a game's table: a view, the open question in words, and a way to choose. The table holds no rules. */
export interface GameTableProps {
  readonly view: unknown;
  /** The seat in front; -2 for a spectator. */
  readonly seat: number;
  /** What that seat is asked and has not answered. */
  readonly asked: { readonly rule: string; readonly space: Space } | null;
  readonly words: { readonly question: string; readonly options: Readonly<Record<number, string>> } | null;
  readonly chosen: readonly number[];
  readonly choose: (value: number) => void;
  /** What a bot would answer, when the reader asked for it. Marked, never chosen. */
  readonly hint: readonly number[];
  /** A number says where it comes from by rules: this opens one. Without it, rules are only named. */
  readonly openRule?: (rule: string) => void;
  /** Facts of the latest change. */
  readonly news: readonly Fact[];
  readonly language: 'en' | 'de';
  readonly motion: boolean;
}
