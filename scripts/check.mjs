// Types, lint and architecture: what a push should never break. It stops at the first that fails.
import { spawnSync } from 'node:child_process';
import { ARCHITECTURE, LINT, TYPES } from './checks.mjs';

for (const [command, args] of [TYPES, LINT, ARCHITECTURE]) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}
