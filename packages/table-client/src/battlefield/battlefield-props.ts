import type { Language, OverlayShape } from '@cadre/core';
import type { Placing } from '../place/use-placing.js';
import type { Heat } from './heat-spots.js';
import type { Battle } from './use-battle.js';

/** What the drawing of a measured table is given. */
export interface BattlefieldProps<View, FigureId, ActingId = FigureId> {
  readonly view: View;
  readonly acting: ActingId | null;
  readonly place: Placing;
  readonly shapes: readonly OverlayShape[];
  readonly battle: Battle<FigureId>;
  /** Whether the rules can be asked. */
  readonly canMeasure: boolean;
  /** Where the match happened, while it is looked back on. */
  readonly heat: Heat | null;
  readonly language: Language;
}
/** What a drawn figure is given. */
export interface FigureProps<View, FigureId>
  extends Pick<BattlefieldProps<View, FigureId>, 'view' | 'language'>,
    Pick<Battle<FigureId>, 'look' | 'pin'> {
  readonly id: FigureId;
  readonly isActing: boolean;
  readonly isLooked: boolean;
}
