import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, writeRecord } from '@cadre/core';
import { type MatchPlan, playMatch, type Simulation, type SimulationResult } from '@cadre/sim';
import { failure, fileReason } from './command-error.js';
import { type AnyBot, bots } from './registry.js';

/** Workers send back results, not records: the same seed plays every match again here. */
export const writeRecords = (folder: string, game: AnyGame, simulation: Simulation, result: SimulationResult): void => {
  const { seed, setup = {}, budget = {}, rotate = false } = simulation;
  const players = simulation.bots.map(name => bots[name]!(game));
  const seated = (index: number): AnyBot[] =>
    players.map((_, seat) => players[rotate ? (seat - (index % players.length) + players.length) % players.length : seat]!);
  orComplain(folder, () => mkdirSync(folder, { recursive: true }));
  for (const { index, answers, scores } of result.matches) {
    const plan: MatchPlan = { game, setup, bots: seated(index), budget, maxAnswers: answers };
    const match = playMatch(plan, seed, index);
    if (match.log.length !== answers || game.score(match.state).join() !== scores.join())
      throw new Error(`match ${index} of seed ${seed} went differently when it was played again`);
    const file = join(folder, `${game.id}-${seed}-${index}.record`);
    orComplain(file, () => writeFileSync(file, writeRecord(match)));
  }
};

const orComplain = (path: string, write: () => void): void => {
  try {
    write();
  } catch (error) {
    throw failure(`cannot write ${path}: ${fileReason(error)}`);
  }
};
