import type { Fact } from '@cadre/core';

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

const numberIn = (fact: Fact, name: string): number => {
  const value = (fact as unknown as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'number' ? value : -1;
};
const happening = (fact: Fact): readonly [string, Happening] | null => {
  const piece = `piece:${numberIn(fact, 'piece')}`;
  const character = `character:${numberIn(fact, 'character')}`;
  const slot = `slot:${numberIn(fact, 'slot')}`;
  switch (fact.type) {
    case 'hurt':
      return [character, 'hurt'];
    case 'blocked':
    case 'healed':
      return [character, 'healed'];
    case 'damaged':
      return [piece, 'hurt'];
    case 'attacked':
      return [piece, 'struck'];
    case 'revealed':
    case 'seen':
      return [piece, 'revealed'];
    case 'spawned':
    case 'placed':
      return [piece, 'arrived'];
    case 'disrupted':
    case 'played':
      return [slot, 'disrupted'];
    case 'slot-due':
      return [slot, 'due'];
    default:
      return null;
  }
};

export const newsFrom = (facts: readonly Fact[]): News => {
  const found = new Map<string, Happening>();
  for (const fact of facts) {
    const one = happening(fact);
    if (one) found.set(one[0], one[1]);
  }
  return {
    of: thing => (found.has(thing) ? `mando-news-${found.get(thing)}` : ''),
    fallen: [...new Set(facts.flatMap(fact => (fact.type === 'defeated' ? [numberIn(fact, 'space')] : [])))],
    crisis: facts.some(fact => fact.type === 'crisis'),
  };
};
