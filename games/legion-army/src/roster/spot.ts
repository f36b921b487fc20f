import { BATTLE_DECKS } from '../data/index.js';

/** A part of a list, as a problem's place names it. */
export type Spot =
  | { readonly part: 'list' }
  | { readonly part: 'units' }
  | { readonly part: 'unit'; readonly line: number; readonly upgrade?: number; readonly counterpart?: true }
  | { readonly part: 'commands'; readonly index?: number }
  | { readonly part: 'battle'; readonly deck: (typeof BATTLE_DECKS)[number]; readonly index?: number };

export const spotOf = (place: string): Spot => {
  const [, part, first, second, third, fourth] = place.split('/');
  switch (part) {
    case 'units': {
      if (first === undefined) return { part: 'units' };
      const counterpart = second === 'counterpart';
      const upgrade = counterpart ? fourth : third;
      return {
        part: 'unit',
        line: Number(first),
        ...(upgrade === undefined ? {} : { upgrade: Number(upgrade) }),
        ...(counterpart ? { counterpart } : {}),
      };
    }
    case 'commands':
      return { part, ...(first === undefined ? {} : { index: Number(first) }) };
    case 'battle': {
      const deck = BATTLE_DECKS.find(d => d === first);
      return deck ? { part, deck, ...(second === undefined ? {} : { index: Number(second) }) } : { part: 'list' };
    }
    default:
      return { part: 'list' };
  }
};
