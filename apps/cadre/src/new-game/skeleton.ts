import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameNames } from './names.js';

/** The template is a game of its own, called Pig, with its tests: a skeleton is a copy of it under another name. */
const renamed = (text: string, { id, value, type, title, prefix }: GameNames): string =>
  text
    .replaceAll("'pig'", `'${id}'`)
    .replaceAll("name: 'Pig'", `name: '${title.replaceAll("'", "\\'")}'`)
    .replace(/\bPig(?=[A-Z])/g, type)
    .replace(/^Pig(?=, \{)/, title)
    .replace(/\bpig\b/g, value)
    .replace(/\bPG-(?=\d)/g, `${prefix}-`);

const manifest = ({ id }: GameNames, version: string) => ({
  name: `@cadre/${id}`,
  version,
  private: true,
  type: 'module',
  license: 'MIT',
  exports: { '.': { source: './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' } },
  sideEffects: false,
  dependencies: { '@cadre/core': '*', '@cadre/kit': '*' },
});
const TSCONFIG = `{
  "extends": "../../tsconfig.base.json",
  "compilerOptions": { "rootDir": "src", "outDir": "dist" },
  "include": ["src"],
  "references": [{ "path": "../../packages/core" }, { "path": "../../packages/kit" }]
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
export const skeletonOf = (names: GameNames, template: string, version: string): ReadonlyMap<string, string> => {
  const folder = `games/${names.id}`;
  const files = new Map([
    [`${folder}/package.json`, `${JSON.stringify(manifest(names, version), null, 2)}\n`],
    [`${folder}/tsconfig.json`, TSCONFIG],
  ]);
  for (const entry of readdirSync(template, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const place = path.slice(template.length).replaceAll('\\', '/').replace('/pig.', `/${names.id}.`);
    files.set(`${folder}${place}`, sorted(renamed(readFileSync(path, 'utf8'), names)));
  }
  return files;
};
