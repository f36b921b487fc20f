import { type AnyGame, type Options, optionsWith } from '@cadre/core';
import { content } from '@cadre/mandalorian';
import { checkContent, problemText } from '@cadre/mandalorian/content-check';
import { type Command, Option } from 'commander';
import { CommandError, EXIT } from '../command-error.js';
import { readJson, readText } from '../files.js';
import { findGame } from '../find-game.js';
import { print, printJson } from '../print.js';
import { games } from '../registry.js';

const MANDALORIAN = 'mandalorian';
const GAMES = Object.values(games).flatMap(({ id, options }) => (options['content']?.kind === 'file' ? [id] : []));

/** Content written by players: checked like our own, all problems at once. */
export const contentCommand = (program: Command): void => {
  program
    .command('content')
    .description('check your own missions, maps, layouts and cards')
    .addHelpText('after', '\nTo play it: npx cadre play mandalorian --content my-mission.json (also simulate and campaign new)')
    .command('check')
    .description('list all problems of a content file, with their place and what was expected')
    .argument('<file>', 'JSON file with missions, maps, layouts, characters, events …')
    .addOption(new Option('--game <game>', 'the game it is for').choices(GAMES).default(MANDALORIAN))
    .option('--json', 'print JSON')
    .action(check);
};

interface Checked {
  readonly added: readonly string[];
  readonly replaced: readonly string[];
  readonly problems: readonly unknown[];
  /** The problems as lines for people. */
  readonly lines: readonly string[];
}
const checkMandalorian = (file: string): Checked => {
  const checked = checkContent(readJson(file), file, content);
  return { ...checked, lines: checked.problems.map(problemText) };
};
const wordsOf = (options: Options): string[] => Object.values(options).flatMap(option => (option.kind === 'word' ? option.words : []));
/** Any other game reads the file as a set-up does: what it adds are words of its options. */
const checkFor = (game: AnyGame, file: string): Checked => {
  const text = readText(file);
  // An option that is not given is an empty text, too: a set-up without a file is fine, a file without a word is not.
  if (text.trim() === '') throw new CommandError(EXIT.failed, `${file} is empty; expected JSON with missions or layouts`);
  const { options, problems } = optionsWith(game, { content: text });
  const known = wordsOf(game.options);
  const lines = problems.map(problem => problem.replace(/^content: /, `${file}: `));
  return { added: wordsOf(options).filter(word => !known.includes(word)), replaced: [], problems: lines, lines };
};
const changesText = (added: readonly string[], replaced: readonly string[]): string[] => [
  ...(added.length > 0 ? [`  adds ${added.join(', ')}`] : []),
  ...(replaced.length > 0 ? [`  replaces ${replaced.join(', ')}`] : []),
];
const check = (file: string, flags: { game: string; json?: true }): void => {
  const { problems, lines, added, replaced } = flags.game === MANDALORIAN ? checkMandalorian(file) : checkFor(findGame(flags.game), file);
  const ok = problems.length === 0;
  if (flags.json) printJson({ ok, file, added, replaced, problems });
  else if (ok) print(`${file} is valid`, ...changesText(added, replaced));
  for (const line of lines) process.stderr.write(`cadre: ${line}\n`);
  if (!ok) process.exitCode = EXIT.failed;
};
