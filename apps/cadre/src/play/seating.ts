import type { AnyGame } from '@cadre/core';
import { wrongCall } from '../exit.js';
import { type AnyBot, botNamesFor, bots } from '../registry.js';

/** Who sits on a seat: somebody at this keyboard, or a bot. */
export type Occupant = 'human' | AnyBot;

/** A bot of that name, or a complaint that names the flag. */
export const botNamed = (name: string, game: AnyGame, flag: string, others: readonly string[] = []): AnyBot => {
  const names = botNamesFor(game);
  if (!names.includes(name)) throw wrongCall(`${flag}: there is no "${name}"; there are: ${[...others, ...names].join(', ')}`);
  return bots[name]!(game);
};

/** Names for all seats, by commas. Without any: a human on the first seat and search on the others. */
export const seating = (text: string | undefined, game: AnyGame, seats: number): Occupant[] => {
  const names = text?.split(',').map(n => n.trim()) ?? Array.from({ length: seats }, (_, i) => (i === 0 ? 'human' : 'search'));
  const occupants = names.map(name => (name === 'human' ? 'human' : botNamed(name, game, '--seats', ['human'])));
  if (occupants.length !== seats)
    throw wrongCall(
      `--seats names ${occupants.length}, but this match has ${seats} seats, as in --seats ${Array(seats).fill('human').join(',')}`,
    );
  return occupants;
};
