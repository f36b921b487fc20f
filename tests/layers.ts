import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aliased, importsOf, type Manifest, type Package } from './imports.js';

/** Who may import whom, from the bottom up: a whole package, or only one entry of it. A part of a package that runs elsewhere has its own row. */
export const LAYERS: Readonly<Record<string, readonly string[]>> = {
  '@cadre/core': [],
  '@cadre/geometry': [],
  '@cadre/legion': [],
  '@cadre/battle': ['@cadre/core', '@cadre/geometry'],
  '@cadre/kit': ['@cadre/core'],
  '@cadre/testkit': ['@cadre/core', '@cadre/kit'],
  '@cadre/scene': ['@cadre/core', '@cadre/geometry', '@cadre/battle'],
  '@cadre/table-client': ['@cadre/core', '@cadre/battle', '@cadre/scene'],
  '@cadre/bots': ['@cadre/core', '@cadre/kit'],
  '@cadre/sim': ['@cadre/core', '@cadre/kit', '@cadre/bots'],
  '@cadre/bench': [
    '@cadre/core',
    '@cadre/kit',
    '@cadre/bots',
    '@cadre/noughts',
    '@cadre/mandalorian',
    '@cadre/legion-army',
    '@cadre/special-operations',
    '@cadre/shatterpoint',
    '@cadre/skirmish',
    '@cadre/geometry',
  ],
  '@cadre/protocol': ['@cadre/core'],
  '@cadre/server': ['@cadre/core', '@cadre/kit', '@cadre/protocol', '@cadre/bots'],
  '@cadre/web': [
    '@cadre/core',
    '@cadre/kit',
    '@cadre/protocol',
    '@cadre/table-client',
    '@cadre/mandalorian-client',
    '@cadre/skirmish-client',
    '@cadre/legion-army-client',
    '@cadre/special-operations-client',
    '@cadre/shatterpoint-client',
  ],
  'cadre/offline': ['@cadre/core', '@cadre/kit', '@cadre/protocol', '@cadre/bots', '@cadre/server/table'],
  cadre: ['*'],
};
/** Games need no row: the rules of all of them may import the same, and so may their clients. */
const gameLayer = (path: string): readonly string[] | undefined => {
  const [, game, part] = /^games\/([^/]+)\/(src|client\/src)\//.exec(path) ?? [];
  if (game === undefined) return undefined;
  const rules = ['@cadre/core', '@cadre/geometry', '@cadre/battle', '@cadre/kit', '@cadre/legion'];
  return part === 'src' ? rules : [...rules, '@cadre/scene', '@cadre/table-client', `@cadre/${game}`];
};
const isRules = (path: string): boolean => /^games\/[^/]+\/src\//.test(path);
/** Rules decide without a clock, a timer, a random source or the machine they run on. */
const isPure = ({ owner, path }: SourceFile): boolean =>
  ['@cadre/core', '@cadre/geometry', '@cadre/battle', '@cadre/kit', '@cadre/legion'].includes(owner) || isRules(path);
const IMPURE =
  /\bMath\.random\b|\bDate\b(?!\w)\s*[.(]|\bnew Date\b|\bperformance\.|\bset(?:Timeout|Interval|Immediate)\b|\bprocess\.|\bcrypto\.|\bfetch\(|\bqueueMicrotask\b|['"]node:/;
/** Other functions of Math may differ in their last bit between engines; these are exact. */
const INEXACT = /\bMath\.(?!(?:abs|ceil|floor|imul|max|min|round|sign|sqrt)\b)\w+/;

export interface SourceFile {
  readonly owner: string;
  readonly path: string;
  readonly text: string;
  /** The packages that the owner's manifest names. */
  readonly declared: readonly string[];
  /** What names with a `#` stand for in the owner's manifest. */
  readonly aliases?: Manifest['imports'];
}
/** Every wrong import or forbidden word, a sentence each. */
export const layerProblems = (files: readonly SourceFile[]): string[] =>
  files.flatMap(f => {
    const allowed = LAYERS[f.owner] ?? gameLayer(f.path);
    if (!allowed) return [`${f.path}: ${f.owner} has no place in the layers of tests/layers.ts`];
    const problems: string[] = [];
    for (const written of importsOf(f.text)) {
      const name = written.startsWith('#') ? aliased(f.aliases, written) : written;
      if (name === undefined) {
        problems.push(`${f.path} imports ${written}, which the manifest of ${f.owner} does not define`);
        continue;
      }
      if (name.startsWith('.')) {
        if (/\/(packages|games|apps)\//.test(name))
          problems.push(`${f.path} reaches into another package: "${name}"; import it by its name`);
        continue;
      }
      const target = name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/');
      if (target.startsWith('@cadre/') && ![target, name, '*'].some(entry => allowed.includes(entry)))
        problems.push(`${f.path} imports ${name}; ${f.owner} may import ${allowed.join(', ') || 'nothing of ours'}`);
      if (!name.startsWith('node:') && !f.declared.includes(target) && !f.owner.startsWith(target))
        problems.push(`${f.path} imports ${target}, which ${f.owner} does not declare`);
    }
    const refuse = (words: RegExp, because: string): void =>
      f.text.split('\n').forEach((line, i) => {
        const word = /^\s*(\/\/|\*|\/\*)/.test(line) ? undefined : words.exec(line)?.[0];
        if (word) problems.push(`${f.path}:${i + 1} uses ${word.trim()}: ${because}`);
      });
    if (isPure(f) && importsOf(f.text).some(name => /^react(-dom)?($|\/)/.test(name)))
      problems.push(`${f.path} imports React; rules draw nothing, a client does`);
    if (isPure(f)) refuse(IMPURE, 'rules read no clock, timer, random source or machine');
    if (f.owner === '@cadre/geometry') refuse(INEXACT, 'every engine must measure the same to the last bit');
    return problems;
  });

/** Folders that hold packages. A part of a package that runs elsewhere has a layer of its own. */
const PACKAGES = ['packages', 'games', 'apps'] as const;
const PARTS: readonly (readonly [folder: string, part: string])[] = [
  ['src', ''],
  ['offline/src', '/offline'],
];
const packageFolders = (root: string): string[] =>
  PACKAGES.flatMap(group => readdirSync(join(root, group)).flatMap(name => [join(group, name), join(group, name, 'client')])).filter(
    folder => existsSync(join(root, folder, 'package.json')),
  );
export const packagesOf = (root: string): Package[] =>
  packageFolders(root).map(folder => ({
    folder,
    manifest: JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest,
  }));
export const sourcesOf = (root: string): SourceFile[] =>
  packagesOf(root).flatMap(({ folder, manifest }) => {
    const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
    return PARTS.flatMap(([sources, part]) => {
      const home = join(folder, sources);
      if (!existsSync(join(root, home))) return [];
      return readdirSync(join(root, home), { recursive: true, encoding: 'utf8' })
        .filter(f => /\.tsx?$/.test(f))
        .map(f => ({
          owner: manifest.name + part,
          path: join(home, f),
          text: readFileSync(join(root, home, f), 'utf8'),
          declared,
          aliases: manifest.imports ?? {},
        }));
    });
  });
