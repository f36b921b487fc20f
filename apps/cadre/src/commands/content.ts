import { content } from '@cadre/mandalorian';
import { checkContent, problemText } from '@cadre/mandalorian/content-check';
import type { Command } from 'commander';
import { EXIT } from '../exit.js';
import { jsonOf } from '../files.js';
import { print, printJson } from '../print.js';

/** Missions, maps and cards that players wrote: checked like our own, all problems at once. */
export const contentCommand = (program: Command): void => {
  program
    .command('content')
    .description('missions, maps and cards of your own for The Mandalorian: Adventures')
    .command('check')
    .description('say everything that is wrong with a content file, with the place and what would be right')
    .argument('<file>', 'a JSON file with maps, missions, characters, events ...')
    .option('--json', 'print one JSON document')
    .action(check);
};

const check = (file: string, flags: { json?: true }): void => {
  const { problems } = checkContent(jsonOf(file), file, content);
  const ok = problems.length === 0;
  if (flags.json) printJson({ ok, file, problems });
  else if (ok) print(`${file} fits the game: nothing is wrong with it`);
  for (const problem of problems) process.stderr.write(`cadre: ${problemText(problem)}\n`);
  if (!ok) process.exitCode = EXIT.bad;
};
