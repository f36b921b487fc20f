import type { AnyGame } from '@cadre/core';
import { usageError } from '../command-error.js';
import { type AnyBot, botNamesFor, bots } from '../registry.js';

/** Who plays a seat: a human at this keyboard, or a bot. */
export type Player = 'human' | AnyBot;

/** The bot with this name. Errors name the flag. */
export const findBot = (name: string, game: AnyGame, flag: string, others: readonly string[] = []): AnyBot => {
  const names = botNamesFor(game);
  if (!names.includes(name)) throw usageError(`${flag}: there is no "${name}"; expected one of ${[...others, ...names].join(', ')}`);
  return bots[name]!(game);
};

/** Reads the names of all players, separated by commas. The default is a human against search bots. */
export const playersFrom = (text: string | undefined, game: AnyGame, seats: number): Player[] => {
  const names = text?.split(',').map(n => n.trim()) ?? Array.from({ length: seats }, (_, i) => (i === 0 ? 'human' : 'search'));
  const players = names.map(name => (name === 'human' ? 'human' : findBot(name, game, '--seats', ['human'])));
  if (players.length !== seats)
    throw usageError(
      `--seats: expected ${seats} names, got ${players.length}; for example --seats ${Array(seats).fill('human').join(',')}`,
    );
  return players;
};
