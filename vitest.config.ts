import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['source', 'node', 'default'] } },
  resolve: { conditions: ['source', 'node', 'default'] },
  test: {
    // Browsers, databases and killed processes on a busy machine: once more before a whole check is thrown away.
    retry: process.env['CI'] ? 2 : 0,
    maxWorkers: '100%',
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'plain',
          include: ['{packages,games,apps}/*/test/**/*.{test,rules}.ts', 'tests/**/*.test.ts', 'apps/*/templates/*/test/*.{test,rules}.ts'],
        },
      },
      'games/mandalorian/client',
    ],
  },
});
