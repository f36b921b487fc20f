import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameNames } from './names.js';

/** A template is a game of its own with its tests, under a short name: a skeleton is a copy of it under another one. */
export interface Template {
  readonly folder: string;
  readonly word: string;
  readonly prefix: string;
  /** The packages that it is made of. */
  readonly packages: readonly string[];
}
export const TEMPLATES: Readonly<Record<'plain' | 'measured', Template>> = {
  plain: { folder: 'game', word: 'pig', prefix: 'PG', packages: ['core', 'kit'] },
  measured: { folder: 'measured-game', word: 'duel', prefix: 'DU', packages: ['battle', 'core', 'geometry', 'kit'] },
};
const renamed = (text: string, from: Template, { id, value, type, title, prefix }: GameNames): string => {
  const word = from.word.charAt(0).toUpperCase() + from.word.slice(1);
  return text
    .replaceAll(`'${from.word}'`, `'${id}'`)
    .replaceAll(`name: '${word}'`, `name: '${title.replaceAll("'", "\\'")}'`)
    .replace(new RegExp(`\\b${word}(?=[A-Z])`, 'g'), type)
    .replace(new RegExp(`^${word}(?=, \\{)`), title)
    .replace(new RegExp(`\\b${from.word}\\b`, 'g'), value)
    .replace(new RegExp(`\\b${from.prefix}-(?=\\d)`, 'g'), `${prefix}-`);
};

const manifest = ({ id }: GameNames, { packages }: Template, version: string) => ({
  name: `@cadre/${id}`,
  version,
  private: true,
  type: 'module',
  license: 'MIT',
  exports: { '.': { source: './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' } },
  sideEffects: false,
  dependencies: Object.fromEntries(packages.map(name => [`@cadre/${name}`, '*'])),
});
const tsconfig = ({ packages }: Template): string => `{
  "extends": "../../tsconfig.base.json",
  "compilerOptions": { "rootDir": "src", "outDir": "dist" },
  "include": ["src"],
  "references": [
${packages.map(name => `    { "path": "../../packages/${name}" }`).join(',\n')}
  ]
}
`;
/** Names that a file imports are in their order, whatever they are called now. */
const sorted = (text: string): string =>
  text.replace(/^(import (?:type )?\{ )([^}\n]+)( \} from)/gm, (_, before: string, names: string, after: string) => {
    const name = (each: string): string => each.replace(/^type /, '').toLowerCase();
    const inOrder = names.split(', ').sort((a, b) => (name(a) < name(b) ? -1 : 1));
    return before + inOrder.join(', ') + after;
  });
/** The files of a new game, by their paths from the root. It has the version of the other packages. */
export const skeletonOf = (names: GameNames, template: Template, templates: string, version: string): ReadonlyMap<string, string> => {
  const folder = `games/${names.id}`;
  const files = new Map([
    [`${folder}/package.json`, `${JSON.stringify(manifest(names, template, version), null, 2)}\n`],
    [`${folder}/tsconfig.json`, tsconfig(template)],
  ]);
  const from = join(templates, template.folder);
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const place = path.slice(from.length).replaceAll('\\', '/').replace(`/${template.word}.`, `/${names.id}.`);
    files.set(`${folder}${place}`, sorted(renamed(readFileSync(path, 'utf8'), template, names)));
  }
  return files;
};
