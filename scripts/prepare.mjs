// npm runs this after every install: it builds. An install without development tools borrows them for the build.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const npm = (...args) => {
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) {
    console.error(`Cadre is not built: "npm ${args.join(' ')}" failed.`);
    process.exit(status ?? 1);
  }
};
const hasTools = ['typescript', 'vite'].every(name => existsSync(`node_modules/${name}`));

if (!hasTools) npm('ci', '--include=dev', '--ignore-scripts');
npm('run', 'build');
if (!hasTools) npm('prune', '--omit=dev', '--ignore-scripts');
