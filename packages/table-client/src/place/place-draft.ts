import type { PlaceEvent, PlaceQuestion, SpotDraft } from './place-state.js';

/** Spots in the making: where they are, what the rules say about them, and what can be done. The board draws it, the answer space too. */
export interface PlaceDraft extends SpotDraft, PlaceQuestion {
  /** Whether letting go is an answer: then a mouse that rests shows what it would be. */
  readonly isDirect: boolean;
  readonly act: (event: PlaceEvent) => void;
}
