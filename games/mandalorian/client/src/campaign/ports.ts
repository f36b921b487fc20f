import type { Setup } from '@cadre/core';
import type { Outcome } from './outcome.js';

/** Who can sit on a seat, as the page around calls them: this reader first, then others, the best bot last. */
export interface Sitter {
  readonly id: string;
  readonly name: string;
  readonly isPerson: boolean;
}

/** What the page around the campaign can do for it: keep it, open a table, ask how a game came out. */
export interface CampaignPorts {
  readonly sitters: readonly Sitter[];
  /** What was kept last, as it was given; null if nothing ever was. */
  readonly kept: unknown;
  keep(value: unknown): void;
  /** Open a table, go there, and say which match it is. Throws with a message for people. */
  start(setup: Setup, sitters: readonly string[]): Promise<string>;
  outcome(match: string): Promise<Outcome>;
  sitDown(match: string): void;
  /** Hand a file to the reader. */
  save(name: string, text: string): void;
}
