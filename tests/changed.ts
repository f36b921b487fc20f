import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { importsOf, type Package, resolver } from './imports.js';
import { packagesOf } from './layers.js';

interface Module {
  readonly path: string;
  readonly text: string;
}
/** The composition root knows every game, so whatever starts a server would run for every change: what it does with games, `npm test` finds. */
const EVERYTHING = 'apps/cadre/src/registry.ts';
/** The changed files, and every file that imports one of them, directly or in a chain. */
export const reachedBy = (packages: readonly Package[], modules: readonly Module[], changed: readonly string[]): ReadonlySet<string> => {
  const resolve = resolver(packages, new Set(modules.map(({ path }) => path)));
  const importers = new Map<string, string[]>();
  for (const { path, text } of modules)
    for (const name of importsOf(text)) {
      const target = resolve(path, name);
      if (target !== undefined) importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  const reached = new Set<string>();
  const reach = (path: string): void => {
    if (reached.has(path)) return;
    reached.add(path);
    if (path !== EVERYTHING) for (const importer of importers.get(path) ?? []) reach(importer);
  };
  for (const path of changed) reach(path);
  return reached;
};

const git = (root: string, ...args: readonly string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
/** The test files that a change since `base` can reach. Data beside tests counts for its folder, a style sheet or a page for all page tests. */
export const testsSince = (root: string, base: string): string[] => {
  const changed = [...git(root, 'diff', '--name-only', base), ...git(root, 'ls-files', '--others', '--exclude-standard')];
  const files = [...git(root, 'ls-files', '*.ts', '*.tsx', '*.mjs'), ...changed].filter(path => existsSync(`${root}/${path}`));
  const modules = [...new Set(files)].map(path => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }));
  const reached = reachedBy(packagesOf(root), modules, changed);
  const folders = changed.flatMap(path => /^(.*\/test)\/.*\.(?:json|txt|csv)$/.exec(path)?.[1] ?? []);
  const touchesPages = [...reached].some(path => /(^packages\/web|\/client)\/src\/|\.css$/.test(path));
  return modules
    .map(({ path }) => path)
    .filter(path => /\.(test|rules)\.ts$/.test(path))
    .filter(
      path =>
        reached.has(path) ||
        folders.some(folder => path.startsWith(`${folder}/`)) ||
        (touchesPages && path.startsWith('packages/web/test/')),
    );
};
