import { type Happening, type News, NO_NEWS, newsOf } from '@cadre/table-client';
import type { MandoFact } from '#game/fact';
import { AWAY } from '#game/ids';

export interface MandoNews extends News {
  /** Where enemies were defeated just now. */
  readonly fallen: readonly number[];
  readonly crisis: boolean;
}
export const QUIET: MandoNews = { ...NO_NEWS, fallen: [], crisis: false };

const pieceOf = (fact: { readonly piece: number }): string => `piece:${fact.piece}`;
const characterOf = (fact: { readonly character: number }): string => `character:${fact.character}`;
const slotOf = (fact: { readonly slot: number }): string => `slot:${fact.slot}`;
const happening = (fact: MandoFact): readonly [string, Happening] | null => {
  switch (fact.type) {
    case 'hurt':
      return [characterOf(fact), 'hurt'];
    case 'blocked':
    case 'healed':
      return [characterOf(fact), 'healed'];
    case 'damaged':
      return [pieceOf(fact), 'hurt'];
    case 'attacked':
      return [pieceOf(fact), 'struck'];
    case 'revealed':
    case 'seen':
      return [pieceOf(fact), 'revealed'];
    case 'spawned':
    case 'placed':
      return [pieceOf(fact), 'arrived'];
    case 'hand':
      return [`skill:${fact.cards[0]}`, 'arrived'];
    case 'drew':
    case 'plan-taken':
    case 'plans-discarded':
      return [`crew:${fact.seat}`, 'flashed'];
    case 'emptied':
    case 'disrupted':
    case 'played':
    case 'slot-due':
      return [slotOf(fact), 'flashed'];
    default:
      return null;
  }
};

/** Cards that are drawn together arrive each for itself. */
const oneByOne = (fact: MandoFact): readonly MandoFact[] =>
  fact.type === 'hand' ? fact.cards.map(card => ({ ...fact, cards: [card] })) : [fact];

export const newsFrom = (facts: readonly MandoFact[]): MandoNews => ({
  ...newsOf(facts.flatMap(oneByOne), happening),
  fallen: [...new Set(facts.flatMap(fact => (fact.type === 'defeated' && fact.space !== AWAY ? [fact.space] : [])))],
  crisis: facts.some(fact => fact.type === 'crisis'),
});
