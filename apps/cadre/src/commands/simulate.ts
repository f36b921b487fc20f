import { availableParallelism } from 'node:os';
import type { AnyGame } from '@cadre/core';
import { seatCount } from '@cadre/server/games';
import type { Outcome, Simulation, SimulationResult } from '@cadre/sim';
import type { Command } from 'commander';
import { bad, wrongCall } from '../exit.js';
import { botNames } from '../find-game.js';
import { freshSeed, perGame, seedFlag, setupFrom, wholeNumber } from '../flags.js';
import { botNamed } from '../play/seating.js';
import { print, printJson } from '../print.js';
import { games, usualBot } from '../registry.js';
import { complainOf, sharedDatabase } from '../shared-database.js';
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
  const command = program.command('simulate').description('let bots play many matches: who wins how often, and how sure that is');
  perGame(command, Object.values(games), (sub, game) => {
    seedFlag(sub)
      .option('--games <number>', 'how many matches', wholeNumber('--games', 1, 10_000_000), GAMES)
      .option('--bots <names>', `who sits where, by commas (${botNames()}); standard: ${usualBot(game)} everywhere`)
      .option('--rotate', 'everybody moves up one seat after every match, so that no bot profits from its seat')
      .option('--workers <number>', 'how many cores to use', wholeNumber('--workers', 1, 256), availableParallelism())
      .option(
        '--iterations <number>',
        'imagined matches of a search for one answer',
        wholeNumber('--iterations', 1, 10_000_000),
        ITERATIONS,
      )
      .option('--distributed', 'let all "cadre worker" processes of the database DATABASE_URL play it')
      .option('--records <folder>', 'keep the record of every match in this folder')
      .option('--json', 'print one JSON document')
      .action((flags: Flags) => simulateGame(game, flags));
  });
};

const simulateGame = async (game: AnyGame, flags: Flags): Promise<void> => {
  const setup = setupFrom(game, flags);
  const seats = seatCount(game, setup);
  const bots = flags.bots?.split(',').map(name => name.trim()) ?? Array.from({ length: seats }, () => usualBot(game));
  for (const name of bots) botNamed(name, game, '--bots');
  if (bots.length !== seats)
    throw wrongCall(
      `--bots names ${bots.length}, but this match has ${seats} seats, as in --bots ${Array(seats).fill('random').join(',')}`,
    );
  const progress = openProgress('matches');
  const simulation: Simulation = {
    module: new URL('../registry.js', import.meta.url).href,
    game: game.id,
    setup,
    bots,
    rotate: flags.rotate === true,
    games: flags.games,
    seed: flags.seed ?? freshSeed(),
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
  const complaint = `${result.problems.length} of ${flags.games} matches could not be played to the end; the first is number ${index}: ${problem}`;
  if (!flags.json) throw bad(complaint);
  process.stderr.write(`cadre: ${complaint}\n`);
  process.exitCode = 1;
};

/** The pool of threads and the queue load slowly, and only this command needs them. */
const playAlone = async (simulation: Simulation): Promise<SimulationResult> => (await import('@cadre/sim')).simulate(simulation);
const playTogether = async (game: AnyGame, simulation: Simulation): Promise<SimulationResult> => {
  const databaseUrl = sharedDatabase('--distributed');
  const { DatabaseProblem, simulateDistributed } = await import('@cadre/sim/distributed');
  const stop = new AbortController();
  // Without this, workers would go on playing what nobody waits for.
  const end = (): void => stop.abort(bad('stopped; the remaining batches were cancelled'));
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  return simulateDistributed(
    { ...simulation, signal: stop.signal },
    {
      databaseUrl,
      rules: game.rules,
      onWaiting: () => void process.stderr.write('cadre: nobody plays yet: start "cadre worker" with the same DATABASE_URL\n'),
    },
  ).catch(complainOf(DatabaseProblem));
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
    `${paint.title(game.name)}  ${paint.quiet(`${r.matches.length} matches, seed ${simulation.seed}, ${r.answersPerMatch.toFixed(1)} answers a match`)}`,
    '',
    ...outcomeText(r.bots, (o, i) => (rotated ? o.name : `${seat(i)} (${o.name})`), paint),
    ...(rotated ? ['', ...outcomeText(r.seats, (_, i) => seat(i), paint)] : []),
    '',
    `${whole.format(r.decisions)} decisions in ${(r.milliseconds / 1000).toFixed(2)} s, ${whole.format(r.decisionsPerSecond)} a second`,
    `hash ${r.hash}`,
  );
};

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const outcomeText = (outcomes: readonly Outcome[], name: (o: Outcome, i: number) => string, paint: Paint): string[] =>
  tableText(
    [
      { head: 'who' },
      { head: 'wins', align: 'right' },
      { head: '95 % interval', align: 'right' },
      { head: '0 %                100 %' },
      { head: 'draws', align: 'right' },
      { head: 'losses', align: 'right' },
      { head: 'mean score', align: 'right' },
    ],
    outcomes.map((o, i) => [
      name(o, i),
      percent(o.win.share),
      `${percent(o.win.low)} - ${percent(o.win.high)}`,
      intervalBar(o.win.low, o.win.share, o.win.high),
      percent(o.draw.share),
      percent(o.loss.share),
      o.meanScore.toFixed(3),
    ]),
    paint.quiet,
  );
