import { randomInt } from 'node:crypto';
import { type AnyGame, checkSetup, type Setup } from '@cadre/core';
import { type Command, Option } from 'commander';
import { usageError } from './command-error.js';
import { readText } from './files.js';
import { defaultText, optionRange } from './game-facts.js';

/** A flag that takes a whole number. */
export const wholeNumber =
  (flag: string, min: number, max: number) =>
  (text: string): number => {
    const n = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
    if (!(n >= min && n <= max)) throw usageError(`${flag}: expected a whole number from ${min} to ${max}, got "${text}"`);
    return n;
  };

const MAX_SEED = 2 ** 48 - 1;
/** The same seed gives the same dice; without one they are unpredictable. */
export const seedFlag = (command: Command): Command =>
  command.option('--seed <number>', 'seed for dice and draws: the same seed gives the same match', wholeNumber('--seed', 0, MAX_SEED));
export const randomSeed = (): number => randomInt(2 ** 32);

/** The game's own options as flags. */
export const gameFlags = (command: Command, game: AnyGame): Command => {
  for (const [name, option] of Object.entries(game.options))
    command.addOption(
      new Option(`--${name} <${option.kind}>`, `${option.summary}: ${optionRange(option)} (default ${defaultText(option)})`),
    );
  return command;
};
/** The typed flags, overridden by what is already fixed. */
export const setupFrom = (game: AnyGame, flags: object, fixed: Setup = {}): Setup => {
  const typed = new Map<string, unknown>(Object.entries(flags));
  const given: Record<string, unknown> = {};
  const files = new Map<string, string>();
  for (const [name, option] of Object.entries(game.options)) {
    const text = typed.get(new Option(`--${name} <value>`).attributeName());
    if (typeof text !== 'string') continue;
    if (option.kind === 'file') files.set(name, text);
    given[name] = option.kind === 'file' ? readText(text) : option.kind === 'number' && /^-?\d+$/.test(text) ? Number(text) : text;
  }
  const { setup, problems } = checkSetup(game, { ...given, ...fixed });
  if (problems.length > 0) throw usageError(problems.map(problem => withFileName(problem, files)).join(files.size > 0 ? '\n' : '; '));
  return setup;
};

/** A problem inside a file begins with the name of its option: show the path that the user typed instead. */
const withFileName = (problem: string, files: ReadonlyMap<string, string>): string => {
  for (const [name, file] of files) if (problem.startsWith(`${name}: `)) return `${file}${problem.slice(name.length)}`;
  return problem;
};

/** One subcommand per game, so that each game's options are flags with help. */
export const perGame = (command: Command, games: readonly AnyGame[], define: (sub: Command, game: AnyGame) => void): void => {
  for (const game of games) define(gameFlags(command.command(game.id).description(game.name), game), game);
  command
    .argument('[game]')
    .allowUnknownOption()
    .allowExcessArguments()
    .usage('<game> [options]')
    .helpCommand(false)
    .action((id: string | undefined) => {
      const names = games.map(g => g.id).join(', ');
      throw usageError(id === undefined ? `expected a game: ${names}` : `there is no game "${id}"; expected one of ${names}`);
    });
};
