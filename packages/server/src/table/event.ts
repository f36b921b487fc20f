import type { Answer, Seat, Setup, Told } from '@cadre/core';
import type { Branch, Ending, ProposedAction, TableRules } from '@cadre/protocol';

/** What a match takes over from the one it plays on from: its first answers, chance's included. */
export interface BranchStart extends Branch {
  readonly answers: readonly { readonly seat: Seat; readonly answer: Answer }[];
}
/** What never changes about a match. */
export interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly setup: Setup;
  readonly tableRules: TableRules;
  /** For each seat the bot that sits there from the start, or null for a person. */
  readonly bots: readonly (string | null)[];
  /** Where it plays on from another match. */
  readonly branch: BranchStart | null;
  /** Known to the server alone until the match is over. */
  readonly diceSecret: string;
  readonly createdAt: number;
}

/** What everybody may know of where a match comes from. */
export const branchOf = ({ branch }: MatchRow): Branch | null => branch && { match: branch.match, moment: branch.moment };

/** Everything that can happen at a table. A match is its row and its events: nothing else is kept. */
export type Event =
  | { readonly kind: 'joined'; readonly seat: Seat; readonly name: string; readonly contribution: string }
  | { readonly kind: 'left'; readonly seat: Seat }
  | { readonly kind: 'bot-took-over'; readonly seat: Seat; readonly bot: string }
  | { readonly kind: 'handed-over'; readonly seat: Seat }
  | { readonly kind: 'started'; readonly facts: readonly Told[] }
  /**
   * `roll` is the number of the roll when chance answered; answers that come from another match have none.
   * `joint`: a proposal for a question that several seats answer together; `by`: the partner who gave it for a seat that was away.
   */
  | {
      readonly kind: 'answered';
      readonly seat: Seat;
      readonly rule: string;
      readonly answer: Answer;
      readonly facts: readonly Told[];
      readonly roll?: number;
      readonly joint?: true;
      readonly by?: Seat;
    }
  | { readonly kind: 'undone'; readonly seat: Seat; readonly to: number }
  | { readonly kind: 'proposed'; readonly seat: Seat; readonly action: ProposedAction }
  | { readonly kind: 'agreed'; readonly seat: Seat }
  | { readonly kind: 'declined'; readonly seat: Seat }
  | { readonly kind: 'paused' }
  | { readonly kind: 'continued'; readonly seat: Seat }
  /** The server was away: this time is nobody's. */
  | { readonly kind: 'outage'; readonly milliseconds: number }
  | { readonly kind: 'ended'; readonly ending: Ending }
  | { readonly kind: 'said'; readonly seat: Seat; readonly text: string }
  | { readonly kind: 'rematch'; readonly match: string }
  | { readonly kind: 'chat-on' };
/** An event with its number (the version of the table after it) and its time in milliseconds. */
export interface StampedEvent {
  readonly n: number;
  readonly at: number;
  readonly event: Event;
}
