import type { Box } from '../../box/box.js';
import type { Words } from '../../speech/words.js';
import type { ABOUT_CARD, ABOUT_SLOT, ABOUT_THREAT, Gain, PLAIN } from '../reason.js';

/** A card in a slot, by their names. */
export interface PlayNames {
  readonly card: string;
  readonly slot: string;
}
type Naming<Kinds extends readonly string[]> = Readonly<Record<Kinds[number], (name: string) => string>>;

/** The bot's reasons in one language: a sentence each. */
export interface ReasonWords {
  /** What the table itself is called in. */
  readonly table: Words;
  readonly plain: Readonly<Record<(typeof PLAIN)[number], string>>;
  readonly card: Naming<typeof ABOUT_CARD>;
  readonly threat: Naming<typeof ABOUT_THREAT>;
  readonly slot: Naming<typeof ABOUT_SLOT>;
  strength(n: number): string;
  stay(space: string): string;
  go(character: string, space: string, gains: readonly string[]): string;
  readonly gain: Readonly<Record<Gain, string>>;
  /** The first card, where it moves to, and the card that is meant to follow. */
  plan(first: PlayNames, to: string | null, second: PlayNames | null): string;
  /** The same of a traitor's plan. */
  slyPlan(first: PlayNames, to: string | null, second: PlayNames | null): string;
  /** A threat as the sentences about threats need it; `table` has the names of this match. */
  readonly facedown: string;
  token(table: Words, box: Box, token: number): string;
}
