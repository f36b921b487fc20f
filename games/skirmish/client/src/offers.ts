import { OFFER, type Space } from '@cadre/core';
import { type Offers, offersOf, type TablePlay } from '@cadre/table-client';
import { OPTION } from '#game/state';

/** What an option stands for: a figure on the table, or nothing that is drawn there. */
const thingOf = (space: Space, value: number): string => {
  if (space.of === 'declared') return figureThing(OFFER.decode(value).holder);
  if (space.of === 'reroll' || !OPTION.has(value)) return `${space.of}:${value}`;
  const option = OPTION.decode(value);
  switch (option.kind) {
    case 'activate':
      return figureThing(option.figure);
    case 'shoot':
      return figureThing(option.target);
    case 'end':
    case 'aim':
    case 'move':
    case 'plan':
      return `${option.kind}:${value}`;
  }
};
export const figureThing = (id: number): string => `figure:${id}`;
export const skirmishOffers = (props: Pick<TablePlay, 'question' | 'draft' | 'hint'>): Offers =>
  offersOf(props, (space, value) => ({ thing: thingOf(space, value) }));
