import type { Space } from '@cadre/core';
import type { TablePlay } from '../contract/game-table.js';

/** What an option stands for on the table: `piece:3`, `space:12`. The game says so for every value. */
export interface Described<Thing extends string = string> {
  readonly thing: Thing;
}
/** One value on offer. */
export type Offer<D extends Described = Described> = D & {
  readonly value: number;
  readonly label: string;
  /** Its position in the draft, -1 while it is not chosen. */
  readonly position: number;
  /** A bot would answer this. */
  readonly hinted: boolean;
};
export interface Offers<D extends Described = Described> {
  readonly all: readonly Offer<D>[];
  on(thing: D['thing']): readonly Offer<D>[];
  /** Whether the answer is an order of everything on offer. */
  readonly ordered: boolean;
}

/** The values that can be clicked one by one; spots on a table and dice have none. */
export const valuesOf = (space: Space): readonly number[] => {
  switch (space.kind) {
    case 'pick':
      return space.options;
    case 'order':
      return space.items;
    case 'amount':
      return Array.from({ length: space.max - space.min + 1 }, (_, i) => space.min + i);
    case 'place':
    case 'roll':
    case 'draw':
      return [];
  }
};

const NOTHING: readonly never[] = [];
export const NO_OFFERS: Offers<never> = { all: NOTHING, on: () => NOTHING, ordered: false };

/** Everything on offer at this question, found by the thing it stands for. */
export const offersOf = <D extends Described>(
  { question, draft, hint }: Pick<TablePlay, 'question' | 'draft' | 'hint'>,
  describe: (space: Space, value: number) => D,
): Offers<D> => {
  if (!question || valuesOf(question.space).length === 0) return NO_OFFERS;
  const { space, labels } = question;
  const all = valuesOf(space).map(
    (value): Offer<D> => ({
      ...describe(space, value),
      value,
      label: labels[value] ?? String(value),
      position: draft.indexOf(value),
      hinted: hint.includes(value),
    }),
  );
  const byThing = new Map<string, Offer<D>[]>();
  for (const offer of all) byThing.set(offer.thing, [...(byThing.get(offer.thing) ?? []), offer]);
  return { all, on: thing => byThing.get(thing) ?? NOTHING, ordered: space.kind === 'order' };
};
