import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { testsSince } from './tests/changed.js';

/** `npm test` has just built everything, so its tests run the build: what ships, without compiling sources for every file again. */
const usesBuild = process.env['CADRE_TEST_BUILD'] === '1';
const SOURCE = /\/((?:packages|games|apps)\/(?:[\w-]+\/)+?)src\/(.+)\.tsx?$/;
/** A module must not be loaded twice, as source and as build. */
const builtCode: Plugin = {
  name: 'built-code',
  enforce: 'pre',
  async resolveId(id, importer, options) {
    if (!importer || id.includes('?')) return null;
    const found = await this.resolve(id, importer, { ...options, skipSelf: true });
    const built = found?.id.replace(SOURCE, '/$1dist/$2.js');
    return built && built !== found.id && existsSync(built) ? { id: built, external: true } : found;
  },
};

const FOLDERS = ['packages', 'games', 'apps'];
const INCLUDE = [`{${FOLDERS.join(',')}}/*/test/**/*.{test,rules}.ts`, 'tests/**/*.test.ts', 'apps/*/templates/*/test/*.{test,rules}.ts'];
/** Only Vite knows what the style sheet of a screen is. */
const SCREENS = /\bclient\/src\//;
const HAS_SCREENS = /^packages.(web|table-client)\b/;
/** Only sources can be replaced by other modules. */
const REPLACES = /\bvi\.(mock|doMock)\b|\b(freezeContent|contentVersion|readContent)\b/;
const needs = (file: string, text: string): boolean =>
  SCREENS.test(text) || REPLACES.test(text) || (HAS_SCREENS.test(file) && text.includes("'../src/"));
const needSource = (): string[] =>
  FOLDERS.flatMap(folder => readdirSync(folder).map(name => join(folder, name, 'test')))
    .filter(folder => existsSync(folder))
    .flatMap(folder => readdirSync(folder, { recursive: true }).map(file => join(folder, String(file))))
    .filter(file => /\.(test|rules)\.ts$/.test(file) && needs(file, readFileSync(file, 'utf8')));

/**
 * Rules are pure: their tests share processes, and load and warm up a game once instead of once a file. A test that changes what it shares with
 * others (content, a support file's variables) spoils those that come after it.
 */
const PURE = ['games/*/test/**/*.{test,rules}.ts', 'packages/{core,geometry,kit,protocol,testkit}/test/**/*.{test,rules}.ts'];

/** A process is shared only by files that follow each other: pure ones come last, and of them the long ones first. */
class PureLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification): number =>
      project.name !== 'pure' ? 0 : /conformance|fuzz|round-trip/.test(moduleId) ? 1 : 2;
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

const resolveBy = (conditions: string[]) => ({ ssr: { resolve: { conditions } }, resolve: { conditions } });
const fromSource = resolveBy(['source', 'node', 'default']);
const built = (name: string, test: { include: string[]; exclude: string[]; isolate?: boolean }) => ({
  extends: true as const,
  ...resolveBy(['node', 'default']),
  plugins: [builtCode],
  test: { server: { deps: { external: [/\/dist\//] } }, name, ...test },
});
const sources = usesBuild ? needSource() : [];
/** `npm run test:changed`: only what a change since this commit can reach. */
const changed = process.env['CADRE_CHANGED'];

export default defineConfig({
  test: {
    // Browsers, databases and killed processes on a busy machine: once more before a whole check is thrown away.
    retry: process.env['CI'] ? 2 : 0,
    maxWorkers: '100%',
    sequence: { sequencer: PureLast },
    // A test that asserts nothing proves nothing.
    expect: { requireAssertions: true, poll: { timeout: 30_000 } },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      ...(usesBuild
        ? [
            built('pure', { include: PURE, exclude: sources, isolate: false }),
            built('plain', { include: INCLUDE, exclude: [...sources, ...PURE] }),
            { extends: true as const, ...fromSource, test: { name: 'source', include: sources } },
          ]
        : [
            {
              extends: true as const,
              ...fromSource,
              test: { name: 'plain', include: changed === undefined ? INCLUDE : testsSince('.', changed) },
            },
          ]),
      ...(changed === undefined ? ['games/mandalorian/client'] : []),
    ],
  },
});
