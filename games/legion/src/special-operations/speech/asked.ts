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
}
