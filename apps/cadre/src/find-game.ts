import type { AnyGame } from '@cadre/core';
import { CommandError, EXIT, type ExitCode } from './command-error.js';
import { bots, games } from './registry.js';

export const gameNames = (): string => Object.keys(games).join(', ');

export const findGame = (id: string, exit: ExitCode = EXIT.usage): AnyGame => {
  if (!Object.hasOwn(games, id)) throw new CommandError(exit, `there is no game "${id}"; expected one of ${gameNames()}`);
  return games[id]!;
};

export const botNames = (): string => Object.keys(bots).join(', ');
