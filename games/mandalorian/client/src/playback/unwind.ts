import type { MandoFact } from '#game/fact';
import { AWAY, FACEDOWN } from '#game/ids';
import type { Character, Piece, Table } from '../seen.js';

interface Unwound {
  readonly pieces: Piece[];
  readonly characters: Character[];
}
/** Takes one fact back. What does not fit the table (an undo came in between) is left as it is. */
const takeBack = ({ pieces, characters }: Unwound, fact: MandoFact): void => {
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
    default:
      return;
  }
};

/** The table as it was before these facts: their scenes come later, and nothing is shown before its time. */
export const before = (table: Table, facts: readonly MandoFact[]): Table => {
  if (facts.length === 0) return table;
  const unwound: Unwound = { pieces: [...table.pieces], characters: [...table.characters] };
  for (const fact of facts.toReversed()) takeBack(unwound, fact);
  return { ...table, ...unwound };
};
