import { doorOf } from '@cadre/battle';
import { type Id, type Known, type None, rulesOf, type Seat, type State } from '@cadre/core';
import { die } from '@cadre/kit';

export type FigureId = Id<'figure'>;
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly level: number;
}
export interface DuelFigure {
  readonly seat: Seat;
  /** Written by the door alone. */
  readonly at: Spot | None<'defeated'>;
  wounds: number;
  acted: boolean;
}
/** What everybody sees. Plain data: it is stored as JSON at every question. */
export interface DuelTable {
  figures: DuelFigure[];
  round: number;
  turn: Seat;
}
/** Everything that the rules can state. One without a sentence in each language does not compile. */
export type DuelFact =
  | { readonly type: 'moved'; readonly rule: string; readonly figure: FigureId; readonly from: Spot; readonly to: Spot }
  | { readonly type: 'shot'; readonly rule: string; readonly figure: FigureId; readonly target: FigureId; readonly hits: number }
  | { readonly type: 'defeated'; readonly rule: string; readonly figure: FigureId }
  | { readonly type: 'ended'; readonly rule: string; readonly standing: readonly number[] };
/** Nobody has a secret here: `null` for each seat. */
export type DuelState = State<DuelTable, null, DuelFact>;
export const { procedure } = rulesOf<DuelState>();

export const SEATS: readonly Seat[] = [0, 1];
export const DIE = die('attack', { hit: 3, miss: 3 });
/** The one way across the table and off it: what must happen with a figure that moves or leaves is handed in here. */
export const { moveTo, leave } = doorOf<DuelState, FigureId, Spot, None<'defeated'>>(
  {
    of: (s, id) => s.public.figures[id]!.at,
    put: (s, id, where) => {
      (s.public.figures[id] as { at: DuelFigure['at'] }).at = where;
    },
    isSpot: where => typeof where === 'object',
  },
  [],
);
export const standing = (k: Known<DuelState>, seat?: Seat): FigureId[] =>
  k.public.figures.flatMap((f, i) => (typeof f.at === 'object' && (seat === undefined || f.seat === seat) ? [i as FigureId] : []));
