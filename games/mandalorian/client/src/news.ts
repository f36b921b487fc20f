import type { MandoFact } from '#game/fact';

/** What has just happened to a thing on the table, for a short animation. */
export const HAPPENINGS = ['hurt', 'healed', 'revealed', 'arrived', 'struck', 'disrupted', 'due'] as const;
export type Happening = (typeof HAPPENINGS)[number];

export interface News {
  /** What happened to this thing, as a class name; empty when nothing did. */
  readonly of: (thing: string) => string;
  /** Where enemies were defeated just now. */
  readonly fallen: readonly number[];
  readonly crisis: boolean;
}
export const NO_NEWS: News = { of: () => '', fallen: [], crisis: false };

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
    case 'disrupted':
    case 'played':
      return [slotOf(fact), 'disrupted'];
    case 'slot-due':
      return [slotOf(fact), 'due'];
    default:
      return null;
  }
};

export const newsFrom = (facts: readonly MandoFact[]): News => {
  const found = new Map<string, Happening>();
  for (const fact of facts) {
    const one = happening(fact);
    if (one) found.set(one[0], one[1]);
  }
  return {
    of: thing => (found.has(thing) ? `mando-news-${found.get(thing)}` : ''),
    fallen: [...new Set(facts.flatMap(fact => (fact.type === 'defeated' ? [fact.space] : [])))],
    crisis: facts.some(fact => fact.type === 'crisis'),
  };
};
