import { content } from '@cadre/mandalorian';
import { checkContent, problemText } from '@cadre/mandalorian/content-check';
import type { Command } from 'commander';
import { EXIT } from '../command-error.js';
import { readJson } from '../files.js';
import { print, printJson } from '../print.js';

/** Content written by players: checked like our own, all problems at once. */
export const contentCommand = (program: Command): void => {
  program
    .command('content')
    .description('check your own missions, maps and cards for The Mandalorian: Adventures')
    .addHelpText('after', '\nTo play it: npx cadre play mandalorian --content my-mission.json (also simulate and campaign new)')
    .command('check')
    .description('list all problems of a content file, with their place and what was expected')
    .argument('<file>', 'JSON file with maps, missions, characters, events …')
    .option('--json', 'print JSON')
    .action(check);
};

const changesText = (added: readonly string[], replaced: readonly string[]): string[] => [
  ...(added.length > 0 ? [`  adds ${added.join(', ')}`] : []),
  ...(replaced.length > 0 ? [`  replaces ${replaced.join(', ')}`] : []),
];
const check = (file: string, flags: { json?: true }): void => {
  const { problems, added, replaced } = checkContent(readJson(file), file, content);
  const ok = problems.length === 0;
  if (flags.json) printJson({ ok, file, added, replaced, problems });
  else if (ok) print(`${file} is valid`, ...changesText(added, replaced));
  for (const problem of problems) process.stderr.write(`cadre: ${problemText(problem)}\n`);
  if (!ok) process.exitCode = EXIT.failed;
};
