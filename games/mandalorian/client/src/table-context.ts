import type { Scene, TableNews, TablePlay } from '@cadre/table-client';
import { createContext, useContext } from 'react';
import type { MandoFact } from '#game/fact';
import type { Nobody, PieceId } from '#game/ids';
import type { Ahead } from './ahead/use-ahead.js';
import type { Labels } from './labels/words.js';
import type { MandoNews } from './news.js';
import type { Offers } from './offers.js';
import type { Moment } from './playback/moment.js';
import type { Seen } from './seen.js';
import type { Texts } from './texts.js';

/** What every piece of the table may need to draw itself. */
export interface TableContext extends Seen {
  /** What is shown just now of what has happened; null while the table shows where the match is. */
  readonly scene: Scene<MandoFact> | null;
  /** The character whose action is shown. */
  readonly actor: number;
  /** The slot and the event that are being resolved as far as it is shown. */
  readonly resolved: Pick<Moment, 'slot' | 'event'>;
  readonly offers: Offers;
  readonly question: TablePlay['question'];
  /** The answer that is previewed: chosen, pointed at or focused. */
  readonly considered: readonly number[];
  /** The enemy that the chosen answer is about. */
  readonly target: PieceId | Nobody;
  readonly playAll: TablePlay['playAll'];
  readonly instead: NonNullable<TablePlay['instead']> | null;
  /** One click answers; otherwise it chooses, and the next one confirms. */
  readonly isDirect: boolean;
  /** A space or an enemy can be clicked while a card waits for its slot: that says the slot as well. */
  readonly skipsSlots: boolean;
  /** Enemies that such a click can attack. */
  readonly attackable: readonly PieceId[];
  readonly points: NonNullable<TableNews['points']>;
  readonly point: TableNews['point'] | null;
  /** A card marked before the click that decides: to go back on top of the deck, or to be used with the action. */
  readonly marked: number | null;
  readonly setMarked: (card: number | null) => void;
  readonly openRule: ((rule: string) => void) | null;
  readonly labels: Labels;
  readonly texts: Texts;
  readonly news: MandoNews;
  /** What a click would lead to; null for a moment after the first drawing. */
  readonly ahead: Ahead | null;
}

const Context = createContext<TableContext | null>(null);
export const TableProvider = Context.Provider;
export const useTable = (): TableContext => {
  const table = useContext(Context);
  if (!table) throw new Error('a piece of the table was drawn outside MandalorianTable, which gives it what it shows');
  return table;
};
