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
    .addHelpText('after', '\nPlay it with: npx cadre play mandalorian --content my-mission.json (also: simulate, campaign new)')
    .command('check')
    .description('say everything that is wrong with a content file, with the place and what would be right')
    .argument('<file>', 'a JSON file with maps, missions, characters, events ...')
    .option('--json', 'print one JSON document')
    .action(check);
};

const overlayText = (added: readonly string[], replaced: readonly string[]): string[] => [
  ...(added.length > 0 ? [`  It adds ${added.join(', ')}`] : []),
  ...(replaced.length > 0 ? [`  It takes the place of ${replaced.join(', ')}`] : []),
];
const check = (file: string, flags: { json?: true }): void => {
  const { problems, added, replaced } = checkContent(jsonOf(file), file, content);
  const ok = problems.length === 0;
  if (flags.json) printJson({ ok, file, added, replaced, problems });
  else if (ok) print(`${file} fits the game: nothing is wrong with it`, ...overlayText(added, replaced));
  for (const problem of problems) process.stderr.write(`cadre: ${problemText(problem)}\n`);
  if (!ok) process.exitCode = EXIT.bad;
};
