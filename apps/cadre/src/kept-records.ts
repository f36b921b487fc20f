import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, writeRecord } from '@cadre/core';
import { playMatch, type Simulated, type Simulation, type Table } from '@cadre/sim';
import { bad, fileReason } from './exit.js';
import { type AnyBot, bots } from './registry.js';

/** Workers send home what came out of a match, not its record: the same seed plays it again here. */
export const keepRecords = (folder: string, game: AnyGame, simulation: Simulation, result: Simulated): void => {
  const { seed, setup = {}, budget = {}, rotate = false } = simulation;
  const players = simulation.bots.map(name => bots[name]!(game));
  const seated = (index: number): AnyBot[] =>
    players.map((_, seat) => players[rotate ? (seat - (index % players.length) + players.length) % players.length : seat]!);
  writing(folder, () => mkdirSync(folder, { recursive: true }));
  for (const { index, answers, scores } of result.matches) {
    const table: Table = { game, setup, bots: seated(index), budget, bound: answers };
    const match = playMatch(table, seed, index);
    if (match.log.length !== answers || game.score(match.state).join() !== scores.join())
      throw new Error(`match ${index} of seed ${seed} went another way when it was played again`);
    const file = join(folder, `${game.id}-${seed}-${index}.record`);
    writing(file, () => writeFileSync(file, writeRecord(match)));
  }
};

const writing = (path: string, write: () => void): void => {
  try {
    write();
  } catch (error) {
    throw bad(`cannot write ${path}: ${fileReason(error)}`);
  }
};
