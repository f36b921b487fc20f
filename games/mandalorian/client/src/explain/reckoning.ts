import { nearest, sumOf, type Term } from '@cadre/core';
import { alternativesNow } from '#game/actions/alternatives';
import { attackTargets } from '#game/actions/attack-targets';
import { harmOfEndingIn } from '#game/actions/steps';
import { strengthTerms } from '#game/actions/strength';
import { AWAY, type CardId, NO_CARD, NOBODY, type Nobody, type NoCard, type PieceId, type Whereabouts } from '#game/ids';
import { MOVEMENT, PERFORM } from '#game/in-progress';
import type { MandoKnown } from '#game/state';
import { dealtTo } from '#game/threats/damage';
import { actionOf } from '../planned.js';
import { faceOf, type Seen } from '../seen.js';

const knownTo = ({ table, stack }: Seen): MandoKnown => ({ public: table, stack });

/** The action under way: how strong it is, term by term, and against which enemy. */
export interface Reckoning {
  readonly slot: number;
  readonly terms: readonly Term[];
  readonly strength: number;
}
export const reckoningOf = (seen: Seen, target: PieceId | Nobody): Reckoning | null => {
  const action = nearest(knownTo(seen), PERFORM);
  if (!action || action.instead) return null;
  const it = target === NOBODY ? action.it : target;
  const itSpace = target === NOBODY ? action.itSpace : seen.table.pieces[target]!.space;
  const terms = strengthTerms(knownTo(seen), action, it, itSpace);
  return { slot: action.slot, terms, strength: Math.max(0, sumOf(terms)) };
};

/** What an attack of this strength does to an enemy that lies open. */
export interface Blow {
  readonly damage: number;
  readonly left: number;
}
export const blowOf = (seen: Seen, target: PieceId, strength: number): Blow | null => {
  const piece = seen.table.pieces[target];
  const face = piece && faceOf(seen.box, piece.token);
  if (!piece || !face?.enemy) return null;
  const damage = dealtTo(knownTo(seen), target, strength);
  return { damage, left: Math.max(0, face.health - piece.damage - damage) };
};

/** Whether a card played to Attack now would find nobody to hit. Its own text may reach farther, so such a card is never warned of. */
export const hitsNobody = (seen: Seen, slot: number, card: CardId | NoCard): boolean => {
  const { box } = seen;
  if (card === NO_CARD || box.slots[slot] !== 'attack' || box.cards[card]?.card.ability?.slot === 'attack') return false;
  const { action, known } = actionOf(seen, slot, card);
  return attackTargets(known).length + alternativesNow(known, action).length === 0;
};

/** The damage a character would take from sentries if its movement ended in this space; 0 while nobody moves. */
export const harmOf = (seen: Seen, space: Whereabouts): number => {
  const movement = nearest(knownTo(seen), MOVEMENT);
  return movement && space !== AWAY ? harmOfEndingIn(knownTo(seen), movement, space) : 0;
};
/** The same where it stands now. Whoever has not gone a step yet ends no movement (MA-168). */
export const harmOfStopping = (seen: Seen): number => {
  const movement = nearest(knownTo(seen), MOVEMENT);
  return movement && movement.moved > 0 ? harmOf(seen, seen.table.characters[movement.who]!.space) : 0;
};
