import type { Answer } from '@cadre/core';
import type { Polygon, Shape } from '../overlay/shape.js';

/** A good answer and the reason for it, in the reader's language. */
export interface Suggestion {
  readonly answer: Answer;
  readonly because: string;
}
/** Where a spot may be. All of it is plain data in the units of the answer. */
export interface PlaceInfo {
  /** A whole answer to begin with: the figure where it stands now. Its length says how many integers an answer has. */
  readonly start: Answer;
  /** The region; no polygon: nowhere is legal. */
  readonly outline: readonly Polygon[];
  /** All of them legal, the best first. */
  readonly suggestions: readonly Suggestion[];
}
/** One more thing to decide at a spot: the level under or on a bridge, the facing of a base. */
export interface SpotChoice {
  readonly name: 'level' | 'facing';
  /** Which integer of the answer it is. */
  readonly index: number;
  readonly options: readonly { readonly value: number; readonly label: string }[];
}
/** What the rules say about one answer. */
export type Probe = {
  readonly choices?: readonly SpotChoice[];
  /** What shows it on the table: the way there, the piece that blocks. */
  readonly shapes?: readonly Shape[];
} & (
  | { readonly ok: true }
  | {
      readonly ok: false;
      /** A sentence that a person can act on. */
      readonly why: string;
      readonly rule?: string;
      /** The nearest legal answer; null: there is none. */
      readonly nearest: Answer | null;
    }
);
/** Who knows the ground: a worker of the page, or the server. */
export interface PlaceSource {
  info(): Promise<PlaceInfo>;
  probe(answer: Answer): Promise<Probe>;
}
