import { availableParallelism } from 'node:os';
import type { AnyGame } from '@cadre/core';
import { seatCount } from '@cadre/server/games';
import type { Outcome, Simulation, SimulationResult } from '@cadre/sim';
import type { Command } from 'commander';
import { failure, usageError } from '../command-error.js';
import { botNames } from '../find-game.js';
import { perGame, randomSeed, seedFlag, setupFrom, wholeNumber } from '../flags.js';
import { findBot } from '../play/players.js';
import { print, printJson } from '../print.js';
import { defaultBot, games } from '../registry.js';
import { asFailure, sharedDatabase } from '../shared-database.js';
import { intervalBar } from '../text/interval-bar.js';
import { type Paint, paintFor } from '../text/paint.js';
import { openProgress } from '../text/progress.js';
import { tableText } from '../text/table-text.js';

interface Flags {
  readonly games: number;
  readonly seed?: number;
  readonly bots?: string;
  readonly rotate?: true;
  readonly workers: number;
  readonly distributed?: true;
  readonly iterations: number;
  readonly records?: string;
  readonly json?: true;
}
const GAMES = 100;
const ITERATIONS = 200;

export const simulateCommand = (program: Command): void => {
  const command = program.command('simulate').description('let bots play many matches and count wins, with confidence intervals');
  perGame(command, Object.values(games), (sub, game) => {
    seedFlag(sub)
      .option('--games <number>', 'number of matches', wholeNumber('--games', 1, 10_000_000), GAMES)
      .option('--bots <names>', `the bot on each seat, separated by commas: ${botNames()} (default: ${defaultBot(game)} on all seats)`)
      .option('--rotate', 'move all bots up one seat after every match, so that none profits from its seat')
      .option('--workers <number>', 'number of cores to use', wholeNumber('--workers', 1, 256), availableParallelism())
      .option('--iterations <number>', 'search iterations per answer', wholeNumber('--iterations', 1, 10_000_000), ITERATIONS)
      .option('--distributed', 'run on all "cadre worker" processes that share the database DATABASE_URL')
      .option('--records <folder>', 'save the record of every match in this folder')
      .option('--json', 'print JSON')
      .action((flags: Flags) => simulateGame(game, flags));
  });
};

const simulateGame = async (game: AnyGame, flags: Flags): Promise<void> => {
  const setup = setupFrom(game, flags);
  const seats = seatCount(game, setup);
  const bots = flags.bots?.split(',').map(name => name.trim()) ?? Array.from({ length: seats }, () => defaultBot(game));
  for (const name of bots) findBot(name, game, '--bots');
  if (bots.length !== seats)
    throw usageError(`--bots: expected ${seats} names, got ${bots.length}; for example --bots ${Array(seats).fill('random').join(',')}`);
  const progress = openProgress('matches');
  const simulation: Simulation = {
    module: new URL('../registry.js', import.meta.url).href,
    game: game.id,
    setup,
    bots,
    rotate: flags.rotate === true,
    games: flags.games,
    seed: flags.seed ?? randomSeed(),
    workers: Math.min(flags.workers, flags.games),
    budget: { iterations: flags.iterations },
    onProgress: p => progress.update(p.done, p.of, ''),
  };
  const result = await (flags.distributed ? playTogether(game, simulation) : playAlone(simulation)).finally(progress.stop);
  if (flags.records !== undefined) {
    const { writeRecords } = await import('../match-records.js');
    writeRecords(flags.records, game, simulation, result);
  }
  if (flags.json) printJson(documentOf(simulation, result));
  else printResult(game, simulation, result);
  if (result.problems.length === 0) return;
  const [{ index, problem }] = result.problems as [SimulationResult['problems'][number]];
  const complaint = `${result.problems.length} of ${flags.games} matches failed; the first is match ${index}: ${problem}`;
  if (!flags.json) throw failure(complaint);
  process.stderr.write(`cadre: ${complaint}\n`);
  process.exitCode = 1;
};

/** Loaded here because only this command needs the thread pool and the queue, which load slowly. */
const playAlone = async (simulation: Simulation): Promise<SimulationResult> => (await import('@cadre/sim')).simulate(simulation);
const playTogether = async (game: AnyGame, simulation: Simulation): Promise<SimulationResult> => {
  const databaseUrl = sharedDatabase('--distributed');
  const { DatabaseProblem, simulateDistributed } = await import('@cadre/sim/distributed');
  const stop = new AbortController();
  // Otherwise workers would continue with batches that nobody needs.
  const end = (): void => stop.abort(failure('stopped; the remaining batches were cancelled'));
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  return simulateDistributed(
    { ...simulation, signal: stop.signal },
    {
      databaseUrl,
      rules: game.rules,
      onWaiting: () => void process.stderr.write('cadre: no worker has started yet: run "cadre worker" with the same DATABASE_URL\n'),
    },
  ).catch(asFailure(DatabaseProblem));
};

const documentOf = ({ game, setup, seed, games: matches, rotate, budget }: Simulation, { matches: _, ...result }: SimulationResult) => ({
  ok: result.problems.length === 0,
  game,
  setup,
  seed,
  matches,
  rotate,
  budget,
  ...result,
});

const printResult = (game: AnyGame, simulation: Simulation, r: SimulationResult): void => {
  const paint = paintFor(process.stdout);
  const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
  const seat = (i: number): string => paint.seat(i, game.speech.seat(i));
  const rotated = simulation.rotate === true;
  print(
    `${paint.title(game.name)}  ${paint.quiet(`${r.matches.length} matches, seed ${simulation.seed}, ${r.answersPerMatch.toFixed(1)} answers per match`)}`,
    '',
    ...outcomeText(r.bots, (o, i) => (rotated ? o.name : `${seat(i)} (${o.name})`), paint),
    ...(rotated ? ['', ...outcomeText(r.seats, (_, i) => seat(i), paint)] : []),
    '',
    `${whole.format(r.decisions)} decisions in ${(r.milliseconds / 1000).toFixed(2)} s, ${whole.format(r.decisionsPerSecond)} per second`,
    `hash ${r.hash}`,
  );
};

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
const outcomeText = (outcomes: readonly Outcome[], name: (o: Outcome, i: number) => string, paint: Paint): string[] =>
  tableText(
    [
      { head: 'player' },
      { head: 'wins', align: 'right' },
      { head: '95% interval', align: 'right' },
      { head: '0%                  100%' },
      { head: 'draws', align: 'right' },
      { head: 'losses', align: 'right' },
      { head: 'mean score', align: 'right' },
    ],
    outcomes.map((o, i) => [
      name(o, i),
      percent(o.win.share),
      `${percent(o.win.low)} – ${percent(o.win.high)}`,
      intervalBar(o.win.low, o.win.share, o.win.high),
      percent(o.draw.share),
      percent(o.loss.share),
      o.meanScore.toFixed(3),
    ]),
    paint.quiet,
  );
