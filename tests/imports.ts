import { join, posix } from 'node:path';

type Target = string | { readonly source?: string };
export interface Manifest {
  readonly name: string;
  readonly dependencies?: object;
  readonly peerDependencies?: object;
  readonly exports?: Readonly<Record<string, Target>>;
  readonly imports?: Readonly<Record<string, Target>>;
}
export interface Package {
  readonly folder: string;
  readonly manifest: Manifest;
}

const IMPORT =
  /^\s*(?:import|export)\b(?<what>[\w\s*{},$]*?)from\s*['"](?<from>[^'"]+)['"]|^\s*import\s*['"](?<effect>[^'"]+)['"]|\bimport\(\s*['"](?<lazy>[^'"]+)['"]/gm;
const isTypesOnly = (what: string): boolean =>
  /^\s*type\b/.test(what) ||
  (/^\s*\{/.test(what) &&
    what
      .replace(/[{}]/g, '')
      .split(',')
      .every(one => /^\s*(type\s|$)/.test(one)));
const found = (text: string): { readonly name: string; readonly typesOnly: boolean }[] =>
  [...text.matchAll(IMPORT)].map(({ groups }) => ({
    name: (groups!['from'] ?? groups!['effect'] ?? groups!['lazy'])!,
    typesOnly: isTypesOnly(groups!['what'] ?? ''),
  }));
/** Every module that a file names. */
export const importsOf = (text: string): string[] => found(text).map(i => i.name);
/** Those that are still there when it runs: types are gone by then. */
export const runtimeImportsOf = (text: string): string[] => found(text).flatMap(i => (i.typesOnly ? [] : [i.name]));

/** What a table of a manifest (`exports`, `imports`) says about a name; patterns have one star. */
const lookUp = (table: Readonly<Record<string, Target>> | undefined, name: string): string | undefined => {
  for (const [key, target] of Object.entries(table ?? {})) {
    const path = typeof target === 'string' ? target : target.source;
    const [before, after] = key.split('*') as [string, string?];
    if (after === undefined ? name === key : name.startsWith(before) && name.endsWith(after))
      return path?.replace('*', name.slice(before.length, name.length - (after?.length ?? 0)));
  }
  return undefined;
};
export const aliased = (aliases: Manifest['imports'], name: string): string | undefined => lookUp(aliases, name);

/** The source file that a name leads to from a file of ours; undefined when it is not ours. */
export const resolver = (packages: readonly Package[], paths: ReadonlySet<string>) => {
  const fileAt = (path: string): string | undefined =>
    [path, path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx'), `${path}.ts`, `${path}.tsx`].find(p => paths.has(p));
  const resolve = (from: string, name: string): string | undefined => {
    if (name.startsWith('.')) return fileAt(posix.join(posix.dirname(from), name));
    const own = packages.filter(p => from.startsWith(`${p.folder}/`)).sort((a, b) => b.folder.length - a.folder.length)[0];
    if (name.startsWith('#')) {
      const target = own && aliased(own.manifest.imports, name);
      if (target === undefined) return undefined;
      return target.startsWith('.') ? fileAt(join(own!.folder, target)) : resolve(from, target);
    }
    const owner = packages.find(p => name === p.manifest.name || name.startsWith(`${p.manifest.name}/`));
    const target = owner && lookUp(owner.manifest.exports, `.${name.slice(owner.manifest.name.length)}`);
    return target === undefined ? undefined : fileAt(join(owner!.folder, target));
  };
  return resolve;
};
