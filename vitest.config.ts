import { defineConfig } from 'vitest/config';

/** Rule tests run three times: as written, undone and redone at every answer, and forked at every answer. */
const mode = (name: string, include: string[]) => ({
  extends: true as const,
  test: { name, include, env: { CADRE_TEST_MODE: name } },
});

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
      mode('plain', ['{packages,games,apps}/*/test/**/*.{test,rules}.ts', 'tests/**/*.test.ts']),
      mode('undo', ['games/*/test/**/*.rules.ts']),
      mode('fork', ['games/*/test/**/*.rules.ts']),
      'games/mandalorian/client',
    ],
  },
});
