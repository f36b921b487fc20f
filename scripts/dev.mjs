// For developing: the types and packages are rebuilt as files change, the server restarts, and pages reload by themselves.
// PORT (8080) is the address to open; the server behind it listens on the next port and stores matches in .cache/dev.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = Number(process.env.PORT ?? 8080);
if (!Number.isInteger(port) || port < 1 || port > 65_534) {
  console.error(`PORT is ${process.env.PORT}; expected a whole number from 1 to 65534`);
  process.exit(2);
}
const isWindows = process.platform === 'win32';
/** With everything it started: the compiler and the watched server are processes of their own. */
const end = child => {
  if (child.exitCode !== null || child.pid === undefined) return;
  if (isWindows) child.kill();
  else process.kill(-child.pid, 'SIGTERM');
};
const children = [];
let stopping = false;
const stop = code => {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  for (const child of children) end(child);
};
/** `say` decides which lines of its output are worth reading, and may replace them. */
const run = (title, command, args, env = {}, say = line => line) => {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: !isWindows,
    env: { ...process.env, ...env },
  });
  children.push(child);
  for (const stream of ['stdout', 'stderr']) {
    let rest = '';
    child[stream].setEncoding('utf8').on('data', text => {
      const lines = (rest + text).split('\n');
      rest = lines.pop();
      for (const line of lines) {
        const said = say(line);
        if (said.trim()) console.log(`${title.padEnd(6)} | ${said}`);
      }
    });
  }
  child.on('error', problem => {
    console.error(`${title}: ${problem.message}; run npm ci first`);
    stop(1);
  });
  child.on('exit', code => {
    if (!stopping) console.error(`${title} ended with exit code ${code}; stopping the rest`);
    stop(code ?? 1);
  });
};
const bin = name => fileURLToPath(new URL(`../node_modules/${name}`, import.meta.url));

const page = `http://localhost:${port}`;
let starts = 0;
/** The address to open is that of the pages. A page that was open before shows what the old server had sent: it is loaded anew. */
const serverLine = line => {
  if (!line.startsWith('Cadre is running at')) return line;
  if (starts++ > 0) void fetch(`http://127.0.0.1:${port}/server-restarted`, { method: 'POST' }).catch(() => {});
  return `${starts > 1 ? 'restarted' : 'ready'}: open ${page} (Ctrl+C to stop)`;
};
/** While the server restarts, pages ask for it in vain. */
const pagesLine = line => (/proxy error|ECONNREFUSED|ECONNRESET|^\s+at .*(node:|TCPConnectWrap)/.test(line) ? '' : line);

run('types', process.execPath, [bin('typescript/bin/tsc'), '-b', '-w', '--preserveWatchOutput']);
run(
  'server',
  process.execPath,
  ['--watch', '--watch-preserve-output', 'apps/cadre/bin/cadre.js', 'start'],
  { HOST: '127.0.0.1', PORT: String(port + 1), CADRE_HOME: process.env.CADRE_HOME ?? '.cache/dev' },
  serverLine,
);
run(
  'pages',
  process.execPath,
  [bin('vite/bin/vite.js'), 'packages/web', '--port', String(port)],
  { CADRE_DEV_SERVER: `http://127.0.0.1:${port + 1}` },
  pagesLine,
);
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
