// The quick checks, each as a command and its arguments.
const PROJECTS = ['tsconfig.json', 'tsconfig.tests.json', 'packages/table-client/fixture', 'games/mandalorian/client/fixture'];
export const TYPES = ['npx', ['--no-install', 'tsc', '-b', ...PROJECTS]];
export const LINT = ['npx', ['--no-install', 'biome', 'check', '--error-on-warnings', '.']];
export const ARCHITECTURE = ['npx', ['--no-install', 'vitest', 'run', 'tests']];
