import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { failure, usageError } from '../command-error.js';
import { LISTS } from '../new-game/lists.js';
import { idProblem, namesOf } from '../new-game/names.js';
import { skeletonOf, TEMPLATES } from '../new-game/skeleton.js';
import { print, printJson } from '../print.js';
import { games, rulebooks } from '../registry.js';

interface Flags {
  readonly title?: string;
  readonly root: string;
  readonly measured?: true;
  readonly json?: true;
}
const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const FOLDER = fileURLToPath(new URL('../../templates', import.meta.url));

export const newCommand = (program: Command): void => {
  program
    .command('new')
    .description('write a skeleton to begin with')
    .command('game')
    .description('write a small running game with its tests to games/<id>, and add it to the lists of games')
    .argument('<id>', 'its name in the command line and as a package, such as star-race')
    .option('--measured', 'figures on a measured table, with moves, sight and dice')
    .option('--title <name>', 'its name on screen (default: the id in words)')
    .option('--root <folder>', 'the checkout of this repository', ROOT)
    .option('--json', 'print JSON')
    .action(newGame);
};

/** Everything that was written can be looked at, and thrown away, with git. */
const checkTree = (root: string): void => {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  if (Object.keys(LISTS).some(list => !existsSync(join(root, list))))
    throw failure(`${root} is not a checkout of Cadre; run the command in one`);
  let status: string;
  try {
    status = git('status', '--porcelain');
  } catch {
    throw failure(`${root} is not a git repository; clone the repository first`);
  }
  const changed = status.split('\n').filter(line => line !== '');
  if (changed.length > 0)
    throw failure(`the working tree has changes (${changed.length}, first ${changed[0]!.slice(3)}); commit or stash them first`);
};
const packageNames = (root: string): string[] =>
  ['packages', 'games'].flatMap(group => (existsSync(join(root, group)) ? readdirSync(join(root, group)) : []));

const newGame = (id: string, { title, root, measured, json }: Flags): void => {
  const problem = idProblem(id, [...new Set([...packageNames(root), ...Object.keys(games)])]);
  if (problem) throw usageError(problem);
  if (title !== undefined && !/^[^\n\r\\]{1,60}$/.test(title)) throw usageError('--title: expected one line of at most 60 characters');
  checkTree(root);
  const prefixes = new Set(rulebooks.flatMap(book => book.catalogue.map(rule => rule.id.replace(/-[A-Z]?\d+[a-z]?$/, ''))));
  const names = namesOf(id, title, prefixes);
  const { version } = JSON.parse(readFileSync(join(root, 'apps/cadre/package.json'), 'utf8')) as { readonly version: string };
  const files = new Map(skeletonOf(names, TEMPLATES[measured ? 'measured' : 'plain'], FOLDER, version));
  const lists = Object.keys(LISTS);
  for (const list of lists) files.set(list, LISTS[list]!(readFileSync(join(root, list), 'utf8'), names));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  if (json) {
    printJson({ game: id, rules: names.prefix, files: [...files.keys()] });
    return;
  }
  print(
    `Wrote ${files.size - lists.length} files to games/${id} and added it to ${lists.join(', ')}.`,
    '',
    'npm install                      # link the package, and build',
    `npx vitest run games/${id}`,
    `npx cadre play ${id}`,
    '',
    `Its rules are ${names.prefix}-1 to ${names.prefix}-6. Next: docs/add-a-${measured ? 'measured-' : ''}game.md`,
  );
};
