import { contains, type Space, spotLength } from '@cadre/core';

/** So few amounts are keys of their own; more are a scale, which stands somewhere from the start. */
export const hasFewAmounts = ({ min, max }: { readonly min: number; readonly max: number }): boolean => max - min < 8;

/** The digit that chooses an amount: itself, where it is one. */
export const amountDigit = ({ min, max }: { readonly min: number; readonly max: number }, n: number): number =>
  max <= 9 ? n : n - min + 1;

/** An answer in the making: what has been chosen so far, in the form of the answer it will become. */
export const freshDraft = (space: Space): readonly number[] => {
  switch (space.kind) {
    case 'order':
      return space.items;
    case 'amount':
      return hasFewAmounts(space) ? [] : [space.min];
    case 'pick':
    case 'place':
    case 'roll':
    case 'draw':
      return [];
  }
};
/** A click on something that stands for a value. What is not on offer changes nothing. */
export const withChoice = (space: Space, draft: readonly number[], value: number): readonly number[] => {
  switch (space.kind) {
    case 'pick':
      if (!space.options.includes(value)) return draft;
      if (draft.includes(value)) return draft.filter(x => x !== value);
      if (space.max === 1) return [value];
      return draft.length < space.max ? [...draft, value] : draft;
    case 'amount':
      return value >= space.min && value <= space.max ? [value] : draft;
    case 'order':
      return space.items.includes(value) ? [...draft.filter(x => x !== value), value] : draft;
    case 'place':
    case 'roll':
    case 'draw':
      return draft;
  }
};
/** Whether the draft can be sent. What is legal on a ground only the server can tell: there, complete is enough. */
export const isComplete = (space: Space, draft: readonly number[]): boolean => {
  if (space.kind !== 'place') return contains(space, draft);
  return draft.length === 0 ? space.may : draft.length === spotLength(space) * space.spots && draft.every(Number.isInteger);
};
/** An answer that needs no second thought when the reader wants it so: one thing out of several, or one of a few numbers. */
export const isSingle = (space: Space): boolean =>
  (space.kind === 'pick' && space.max === 1) || (space.kind === 'amount' && hasFewAmounts(space));
/** Whether one click can be the whole answer: on an option, or on a spot of the table. */
export const isOneClick = (space: Space): boolean => isSingle(space) || (space.kind === 'place' && space.spots === 1);

/** The same list with one item moved by one place. */
export const moved = (items: readonly number[], from: number, by: 1 | -1): readonly number[] => {
  const to = from + by;
  if (to < 0 || to >= items.length) return items;
  return items.with(from, items[to]!).with(to, items[from]!);
};
