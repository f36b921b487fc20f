import type { Language, OverlayShape } from '@cadre/core';
import type { PlaceDraft } from '../place/use-place-draft.js';

/** What the drawing of a measured table is given. */
export interface BattlefieldProps<View, FigureId, ActingId = FigureId> {
  readonly view: View;
  readonly acting: ActingId | null;
  /** The figure that the pointer or the keyboard is on. */
  readonly looked: FigureId | null;
  readonly place: PlaceDraft | null;
  readonly shapes: readonly OverlayShape[];
  readonly look: (id: FigureId | null) => void;
  readonly language: Language;
}
/** What a drawn figure is given. */
export interface FigureProps<View, FigureId> extends Pick<BattlefieldProps<View, FigureId>, 'view' | 'look' | 'language'> {
  readonly id: FigureId;
  readonly isActing: boolean;
  readonly isLooked: boolean;
  readonly pin: (id: FigureId) => void;
}
