// All checks: types, lint and tests. The last line is "N passed, N failed", from the real count.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LINT, TYPES } from './checks.mjs';

const folder = mkdtempSync(join(tmpdir(), 'cadre-test-'));
const results = join(folder, 'results.json');
let passed = 0;
let failed = 0;

const run = (title, command, args, env = process.env) => {
  console.log(`\n== ${title}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32', env });
  return status === 0;
};
const step = (title, command, args) => {
  if (run(title, command, args)) passed++;
  else {
    failed++;
    console.log(`-- ${title}: failed`);
  }
};

step('Types', ...TYPES);
step('Lint', ...LINT);
const site = join(folder, 'site');
step('Pages', 'npx', ['--no-install', 'vite', 'build', 'packages/web', '--logLevel', 'warn', '--outDir', site, '--emptyOutDir']);
const ok = run(
  'Tests',
  'npx',
  [
    '--no-install',
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=./tests/support/retried-reporter.mjs',
    '--reporter=json',
    `--outputFile.json=${results}`,
    ...process.argv.slice(2),
  ],
  { ...process.env, CADRE_TEST_BUILD: '1', CADRE_TEST_SITE: site }, // see vitest.config.ts and packages/web/test/support/test-site.ts
);
try {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(results, 'utf8'));
  passed += numPassedTests;
  failed += numFailedTests;
  if (!ok && numFailedTests === 0) failed += Math.max(1, numFailedTestSuites); // a file that could not even be loaded
} catch (error) {
  console.log(`-- the test run wrote no result: ${error.message}`);
  failed++;
}
rmSync(folder, { recursive: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
