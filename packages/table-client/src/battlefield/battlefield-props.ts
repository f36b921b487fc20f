import type { Language, OverlayShape } from '@cadre/core';
import type { PlaceDraft } from '../place/use-place-draft.js';

/** What the drawing of a measured table is given. */
export interface BattlefieldProps<View, FigureId> {
  readonly view: View;
  readonly acting: FigureId | null;
  /** The figure that the pointer or the keyboard is on. */
  readonly looked: FigureId | null;
  readonly place: PlaceDraft | null;
  readonly shapes: readonly OverlayShape[];
  readonly look: (id: FigureId | null) => void;
  readonly language: Language;
}
