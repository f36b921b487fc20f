import { defineConfig } from 'vitest/config';

const conditions = ['source', 'node', 'import', 'default'];

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'mandalorian-table',
    include: ['test/**/*.test.{ts,tsx}'],
    retry: process.env['CI'] ? 2 : 0,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
