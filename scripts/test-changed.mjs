// Runs the tests that a change can reach, from source: npm run test:changed -- [base, by default the upstream branch or HEAD]
import { spawnSync } from 'node:child_process';

const [base = upstream(), ...rest] = process.argv.slice(2);
function upstream() {
  const found = spawnSync('git', ['rev-parse', '--verify', '--quiet', '@{upstream}'], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : 'HEAD';
}
const { status } = spawnSync('npx', ['--no-install', 'vitest', 'run', '--passWithNoTests', ...rest], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, CADRE_CHANGED: base },
});
process.exitCode = status ?? 1;
