import type { GameNames } from './names.js';

const inserted = (text: string, at: number, line: string): string => text.slice(0, at) + line + text.slice(at);
/** Behind the last match of a pattern. */
const behindLast = (text: string, pattern: RegExp, line: string, file: string): string => {
  const found = [...text.matchAll(pattern)].at(-1);
  if (!found) throw new Error(`${file} does not look as expected: nothing matches ${pattern}`);
  return inserted(text, found.index + found[0].length, line);
};
const reference = (path: string): string => `,\n    {\n      "path": "${path}"\n    }`;
const REFERENCE = /\{\s*"path": "[^"]*games\/[^"]*"\s*\}/g;

/** An import in its place: imports are in the order of their modules. */
const withImport = (text: string, module: string, line: string): string => {
  const imports = [...text.matchAll(/^import .* from '([^']+)';\n/gm)];
  const next = imports.find(([, name]) => name! > module);
  const last = imports.at(-1)!;
  return inserted(text, next ? next.index : last.index + last[0].length, line);
};
const key = ({ id, value }: GameNames): string => (id === value ? id : `'${id}': ${value}`);

/** The lists that name every game, and how each of them takes in a new one. */
export const LISTS: Readonly<Record<string, (text: string, names: GameNames) => string>> = {
  'tsconfig.json': (text, { id }) => behindLast(text, REFERENCE, reference(`games/${id}`), 'tsconfig.json'),
  'apps/cadre/tsconfig.json': (text, { id }) => behindLast(text, REFERENCE, reference(`../../games/${id}`), 'apps/cadre/tsconfig.json'),
  'apps/cadre/package.json': (text, { id }) =>
    behindLast(text, /"dependencies": \{/g, `\n    "@cadre/${id}": "*",`, 'apps/cadre/package.json'),
  'apps/cadre/src/registry.ts': (text, names) =>
    behindLast(
      withImport(text, `@cadre/${names.id}`, `import { ${names.value} } from '@cadre/${names.id}';\n`),
      /export const games[^{]*\{\n(?: {2}[^\n]+,\n)*/g,
      `  ${key(names)},\n`,
      'apps/cadre/src/registry.ts',
    ),
};
