import type { Difficulty, Source } from './words.js';

export interface GuidePlay {
  readonly missions: readonly string[];
  readonly minPlayers?: number;
}

export type GuideCard = { readonly id: number; readonly source: Source } & (
  | { readonly kind: 'note'; readonly title: string; readonly text: string }
  | { readonly kind: 'skill' | 'gear' | 'planning' | 'event'; readonly card: string }
  | { readonly kind: 'envelope'; readonly envelope: 1 | 2 }
  /** The first entry whose number of players fits says what to play. */
  | { readonly kind: 'stop'; readonly text: string; readonly play: readonly GuidePlay[] }
);

export interface Envelope {
  readonly id: 1 | 2;
  readonly name: string;
  readonly missions: readonly string[];
  readonly traitor: boolean;
  readonly source: Source;
}

export interface Loyalty {
  readonly loyal: number;
  readonly traitor: number;
  readonly players: { readonly min: number; readonly max: number };
  /** How often a player may choose Undermine in a game (TR-7). */
  readonly undermines: { readonly loyal: number; readonly traitor: number };
  /** An exposed traitor draws this many events and resolves one (TR-9). */
  readonly exposedDraws: number;
  readonly source: Source;
}

export interface DifficultyDef {
  readonly id: Difficulty;
  readonly side: 'novice' | 'standard';
  readonly hand: number;
  readonly source: Source;
}
