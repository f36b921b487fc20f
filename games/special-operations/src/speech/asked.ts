/** What a question can speak about: names and lists in the language of the reader, empty where there is nothing. */
export interface QuestionContext {
  /** The unit whose question it is. */
  readonly unit: string;
  /** Who acted just before: the enemy of a standby reaction. */
  readonly trigger: string;
  readonly attacker: string;
  readonly target: string;
  /** The results on the table. */
  readonly results: string;
  readonly hits: number;
  readonly crits: number;
  /** The card or the keyword behind it. */
  readonly source: string;
  readonly token: string;
  readonly rank: string;
  /** At least and at most so many of what is chosen. */
  readonly least: number;
  readonly most: number;
  readonly left: number;
  /** What happens to whom is chosen, and whose units they are. */
  readonly does: string;
  readonly whose: 'friendly' | 'enemy' | 'any';
  /** The effects on offer. */
  readonly offers: readonly string[];
  /** What the only effect on offer would do, where an earlier part of the same card has just happened; empty elsewhere. */
  readonly rest: string;
  /** How many units can be activated. */
  readonly ready: number;
  /** How many tokens are handed out already. */
  readonly given: number;
  /** Suppression: how many tokens a rally would remove, and how many the unit has. */
  readonly rallied: number;
  readonly suppression: number;
  /** Whether the unit would lose a standby token by acting. */
  readonly isOnStandby: boolean;
}
