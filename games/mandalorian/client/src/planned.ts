import { plannedAction } from '#game/actions/performing';
import type { CardId } from '#game/ids';
import { characterOf } from '#game/threats/threats';
import type { Seen } from './seen.js';

/** The action that this card would be in a slot, and the table as it would be then. */
export const actionOf = (seen: Seen, slot: number, card: CardId) => {
  const { box, table } = seen;
  const played = box.cards[card]!;
  const { strength } = played.card;
  const you = box.shared ? played.character : characterOf(table.turn.seat);
  const action = plannedAction({ you, slot, card, base: typeof strength === 'number' ? strength : 0 });
  return { action: action.locals, known: { public: table, stack: [...seen.stack, action] } };
};
