export interface RecordedAnswer {
  readonly n: number;
  readonly seat: number;
  readonly answer: readonly number[];
}
type RecordedFact = Readonly<Record<string, unknown>> & { readonly type: string };
type Sitter = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly bot: string };

/** A match between bots, played to its end on this server: a quarry of positions. */
export declare const playByBots: (
  site: string,
  game: string,
  setup: Readonly<Record<string, string>>,
  bots?: readonly string[],
) => Promise<string>;
/** How many answers were given before the first one that is wanted; `before` are the facts of the answer before it, `after` its own. */
export declare const findMoment: (
  site: string,
  match: string,
  isWanted: (answer: RecordedAnswer, before: readonly RecordedFact[], after: readonly RecordedFact[]) => boolean,
) => Promise<number>;
/** A match that goes on from there: the link of each seat that a person takes. */
export declare const continueFrom: (
  site: string,
  match: string,
  moment: number,
  seats: readonly Sitter[],
) => Promise<{ readonly match: string; readonly links: Readonly<Record<number, string>> }>;
