import type { PickSpace } from '@cadre/core';
import { type BattleOption, OPTION } from '../options.js';

type Kind = BattleOption['kind'];
const kindIn = ({ of }: PickSpace, value: number): Kind | undefined =>
  of === 'option' && OPTION.has(value) ? OPTION.decode(value).kind : undefined;
/** What gets a unit forward comes first, then special actions, which are few, and attacks, which can be many; the other actions can wait. */
const FIRST: readonly (readonly Kind[])[] = [['move', 'climb', 'jump', 'dash'], ['special'], ['attack']];
const placeOf = (kind: Kind | undefined): number => {
  const place = FIRST.findIndex(kinds => kind && kinds.includes(kind));
  return place < 0 ? FIRST.length : place;
};
export const listed = (space: PickSpace): readonly number[] =>
  space.options.toSorted((a, b) => placeOf(kindIn(space, a)) - placeOf(kindIn(space, b)));
/** What ends an activation, or gives up a turn. */
export const closing = (space: PickSpace): readonly number[] =>
  space.options.filter(value => ['end', 'pass'].includes(kindIn(space, value) ?? ''));
