import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnyGame } from '@cadre/core';
import { expect, test, vi } from 'vitest';

/** Where a game keeps its content: source files by their address from the test file, each with the names of the exports that are content. */
export type ContentModules = Readonly<Record<string, readonly string[]>>;
type Content = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const pathOf = (address: string, from: string): string => fileURLToPath(new URL(address, from));
/** What these modules export now. `from` is the `import.meta.url` of the test file. */
export const readContent = async (modules: ContentModules, from: string): Promise<Content> => {
  const content: Record<string, Readonly<Record<string, unknown>>> = {};
  for (const [address, names] of Object.entries(modules)) {
    const found = (await import(/* @vite-ignore */ pathOf(address, from))) as Readonly<Record<string, unknown>>;
    for (const name of names)
      if (found[name] === undefined) throw new Error(`${address} exports no "${name}"; change the list of content modules`);
    content[address] = Object.fromEntries(names.map(name => [name, found[name]]));
  }
  return content;
};

/**
 * From here on the modules export what is in the file instead of today's content, so that one more card rewrites no transcript. Import the game
 * afterwards: `await import(...)`. `CADRE_FREEZE=1` writes the file anew.
 */
export const freezeContent = async (modules: ContentModules, file: string, from: string): Promise<void> => {
  const path = pathOf(file, from);
  if (process.env['CADRE_FREEZE']) {
    const content = await readContent(modules, from);
    const text = JSON.stringify(content);
    expect(JSON.parse(text), 'content that is not plain data cannot be frozen').toEqual(content);
    writeFileSync(path, `${text}\n`);
  }
  const frozen = JSON.parse(readFileSync(path, 'utf8')) as Content;
  for (const address of Object.keys(modules))
    vi.doMock(pathOf(address, from), async original => ({ ...(await original<object>()), ...frozen[address] }));
  expect(await readContent(modules, from), `${file} is not what the tests would play with; CADRE_FREEZE=1 writes it anew`).toEqual(frozen);
};

/** Names, texts and sources: no match goes on differently when they change. */
const WORDS = new Set(['name', 'names', 'text', 'title', 'briefing', 'note', 'source', 'provenance']);
const SOURCES = new Set<unknown>(['seed', 'published', 'house']);
const plays = (key: string, value: unknown): unknown =>
  WORDS.has(key) || (key === 'from' && SOURCES.has(value)) || typeof value === 'function' ? undefined : value;
/** The same for all content that plays the same. */
export const fingerprint = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content, plays)).digest('hex').slice(0, 16);

/** What is wrong if content has changed under the same rules version; `known` are the fingerprints of all versions, as in `file`. */
export const versionProblem = (
  { name, rules }: Pick<AnyGame, 'name' | 'rules'>,
  content: unknown,
  known: Readonly<Record<string, string>>,
  file: string,
): string | undefined => {
  const now = fingerprint(content);
  const line = (version: string): string => `  "${version}": "${now}"`;
  if (known[rules] === now) return undefined;
  if (known[rules] === undefined) return `${name} has a new rules version. Add this line to ${file}:\n${line(rules)}`;
  return [
    `The content of ${name} has changed, but its rules version is still ${rules}: stored matches would go on differently.`,
    `Raise \`rules\` in the game's value and add this line to ${file}:`,
    line(Number.isNaN(Number(rules)) ? `${rules}+` : String(Number(rules) + 1)),
    `Only if version ${rules} was never released (see CHANGELOG.md), change its line instead:`,
    line(rules),
  ].join('\n');
};
/** Content has one fingerprint for each rules version, kept in a file beside the test. */
export const contentVersion = (game: AnyGame, modules: ContentModules, from: string, file = './content-versions.json'): void => {
  test(`the content of ${game.id} is that of its rules version`, async () => {
    const path = pathOf(file, from);
    const known = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
    const problem = versionProblem(game, Object.values(await readContent(modules, from)), known, relative(process.cwd(), path));
    expect(problem, problem).toBeUndefined();
  });
};
