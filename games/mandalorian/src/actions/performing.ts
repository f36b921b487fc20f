import { type Frame, nearest } from '@cadre/core';
import { TEXT } from '../box/card-text.js';
import { AWAY, type CardId, type CharacterId, NOBODY, type Nobody, type NoCard, type PieceId, type Whereabouts } from '../ids.js';
import { PERFORM } from '../in-progress.js';
import type { MandoState } from '../state.js';

/** An action in progress: with a card, or free (`NO_CARD`). `base` is its strength before modifiers: printed, named, or that of the free action. */
export const performLocals = (x: {
  readonly you: CharacterId;
  readonly slot: number;
  readonly card: CardId | NoCard;
  readonly base: number;
}) => ({
  you: x.you,
  slot: x.slot,
  card: x.card,
  base: x.base,
  mods: [] as number[],
  text: TEXT.unused as number,
  /** The action's own ability is replaced by the text. */
  instead: false,
  /** The player does without the action's own ability (MA-39). */
  declined: false,
  it: NOBODY as PieceId | Nobody,
  itSpace: AWAY as Whereabouts,
  defeated: false,
  moved: false,
});
export type PerformLocals = ReturnType<typeof performLocals>;

/** An action that nobody has begun: what it could do can be asked before it is performed. */
export const plannedAction = (x: Parameters<typeof performLocals>[0]): Frame<PerformLocals> => ({
  proc: PERFORM.id,
  step: 'name',
  locals: performLocals(x),
});
/** The innermost action in progress, if any. */
export const performing = (s: MandoState): PerformLocals | undefined => nearest(s, PERFORM);
