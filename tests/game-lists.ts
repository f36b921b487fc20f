/** Every list that names the games, and how it names one. `cadre new game` writes all of them but the last, which npm writes. */
const LISTS: readonly { readonly file: string; readonly has: (game: string) => RegExp; readonly add: (game: string) => string }[] = [
  {
    file: 'tsconfig.json',
    has: game => new RegExp(`"games/${game}"`),
    add: game => `add { "path": "games/${game}" } to "references"`,
  },
  {
    file: 'apps/cadre/tsconfig.json',
    has: game => new RegExp(`"../../games/${game}"`),
    add: game => `add { "path": "../../games/${game}" } to "references"`,
  },
  {
    file: 'apps/cadre/package.json',
    has: game => new RegExp(`"@cadre/${game}": "`),
    add: game => `add "@cadre/${game}": "*" to "dependencies"`,
  },
  {
    file: 'apps/cadre/src/registry.ts',
    has: game => new RegExp(`from '@cadre/${game}(/[^']*)?'`),
    add: game => `import the game from '@cadre/${game}' and add it to \`games\``,
  },
  {
    file: 'package-lock.json',
    has: game => new RegExp(`"games/${game}": \\{`),
    add: () => 'run npm install',
  },
];
/** What to add where, for each game (by its folder) that a list does not name. */
export const missingGames = (games: readonly string[], read: (path: string) => string): string[] =>
  games.flatMap(game => LISTS.flatMap(({ file, has, add }) => (has(game).test(read(file)) ? [] : [`${file}: ${add(game)}`])));
