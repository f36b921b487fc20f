import type { MandoFact } from '#game/fact';
import { AWAY, cardId, FACEDOWN } from '#game/ids';
import type { Box, Character, Mind, Piece, Slot, Table } from '../seen.js';

interface Unwound {
  readonly pieces: Piece[];
  readonly characters: Character[];
  readonly slots: Slot[];
}
/** What a card counts in its slot, as far as it is printed. */
const printedValue = ({ cards }: Pick<Box, 'cards'>, card: number): number => {
  const strength = cards[card]?.card.strength;
  return typeof strength === 'number' ? strength : 1;
};
/** What is not taken back: it changes nothing that is drawn, or may be seen a moment early. A new fact does not compile before it is here or below. */
type Kept =
  | 'first'
  | 'declared'
  | 'event-under'
  | 'events-ordered'
  | 'plan-taken'
  | 'put-back'
  | 'turn'
  | 'whites'
  | 'start'
  | 'drew'
  | 'owed'
  | 'hand'
  | 'reshuffled'
  | 'story'
  | 'ended'
  | 'named'
  | 'text'
  | 'used'
  | 'feature'
  | 'carried'
  | 'delivered'
  | 'child'
  | 'plan-drawn'
  | 'topped'
  | 'kept'
  | 'plans-discarded'
  | 'recovered'
  | 'extra'
  | 'alternative'
  | 'mission-action'
  | 'placed'
  | 'mission-effect'
  | 'looked'
  | 'seen'
  | 'missed'
  | 'unharmed'
  | 'attacked'
  | 'enemy-healed'
  | 'blocked'
  | 'fallen'
  | 'lasting'
  | 'slot-due'
  | 'crisis'
  | 'event'
  | 'another-event'
  | 'no-effect'
  | 'back'
  | 'event-seen'
  | 'cleared'
  | 'track'
  | 'marked'
  | 'unlocked'
  | 'locked'
  | 'dealt'
  | 'loyalty'
  | 'ballot'
  | 'accused'
  | 'exposed';
const keep = (_: Kept): void => undefined;
/** Takes one fact back. What does not fit the table (an undo came in between) is left as it is. */
const takeBack = ({ pieces, characters, slots }: Unwound, fact: MandoFact, box: Pick<Box, 'cards'>): void => {
  switch (fact.type) {
    case 'moved': {
      const mover = characters[fact.character];
      if (mover?.space === fact.to) characters[fact.character] = { ...mover, space: fact.from };
      return;
    }
    case 'enemy-moved': {
      const mover = pieces[fact.piece];
      if (mover?.space === fact.to) pieces[fact.piece] = { ...mover, space: fact.from };
      return;
    }
    case 'revealed': {
      const piece = pieces[fact.piece];
      if (piece) pieces[fact.piece] = { ...piece, token: FACEDOWN };
      return;
    }
    case 'spawned': {
      const piece = pieces[fact.piece];
      if (piece) pieces[fact.piece] = { ...piece, space: AWAY };
      return;
    }
    case 'damaged': {
      const piece = pieces[fact.piece];
      if (piece) pieces[fact.piece] = { ...piece, damage: Math.max(0, fact.total - fact.damage) };
      return;
    }
    case 'defeated': {
      const piece = pieces[fact.piece];
      if (piece && piece.space === AWAY) pieces[fact.piece] = { ...piece, space: fact.space, token: fact.token };
      return;
    }
    case 'hurt': {
      const victim = characters[fact.character];
      if (victim) characters[fact.character] = { ...victim, damage: Math.max(0, fact.total - fact.n) };
      return;
    }
    case 'healed': {
      const healed = characters[fact.character];
      if (healed) characters[fact.character] = { ...healed, damage: fact.total + fact.n };
      return;
    }
    case 'played': {
      const slot = slots[fact.slot];
      if (slot?.cards.at(-1) === fact.card)
        slots[fact.slot] = { ...slot, cards: slot.cards.slice(0, -1), values: slot.values.slice(0, -1) };
      return;
    }
    case 'disrupted': {
      const slot = slots[fact.slot];
      if (slot?.tokens.at(-1) === fact.token) slots[fact.slot] = { ...slot, tokens: slot.tokens.slice(0, -1) };
      return;
    }
    case 'emptied': {
      const slot = slots[fact.slot];
      if (slot)
        slots[fact.slot] = {
          ...slot,
          cards: [...fact.cards.map(cardId), ...slot.cards],
          values: [...fact.cards.map(card => printedValue(box, card)), ...slot.values],
          tokens: [...fact.tokens, ...slot.tokens],
        };
      return;
    }
    default:
      keep(fact.type);
  }
};

/** The table as it was before these facts: their scenes come later, and nothing is shown before its time. */
export const before = (table: Table, facts: readonly MandoFact[], box: Pick<Box, 'cards'>): Table => {
  if (facts.length === 0) return table;
  const unwound: Unwound = { pieces: [...table.pieces], characters: [...table.characters], slots: [...table.slots] };
  for (const fact of facts.toReversed()) takeBack(unwound, fact, box);
  return { ...table, ...unwound };
};
/** The reader's own cards without those whose drawing comes later. */
export const beforeDrawing = (mine: Mind | null, facts: readonly MandoFact[]): Mind | null => {
  const drawn = new Set(facts.flatMap(fact => (fact.type === 'hand' ? fact.cards : [])));
  return mine && drawn.size > 0 ? { ...mine, hand: mine.hand.filter(card => !drawn.has(card)) } : mine;
};
