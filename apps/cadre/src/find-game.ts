import type { AnyGame } from '@cadre/core';
import { Complaint, EXIT, type ExitCode } from './exit.js';
import { bots, games } from './registry.js';

export const gameNames = (): string => Object.keys(games).join(', ');

export const findGame = (id: string, exit: ExitCode = EXIT.wrongCall): AnyGame => {
  if (!Object.hasOwn(games, id)) throw new Complaint(exit, `there is no game "${id}"; there are: ${gameNames()}`);
  return games[id]!;
};

export const botNames = (): string => Object.keys(bots).join(', ');
