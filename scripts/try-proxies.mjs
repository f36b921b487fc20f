// Tries the sample configurations of deploy/ with a real nginx and a real Caddy in front of a real server: node scripts/try-proxies.mjs
// Both must be installed (apt-get install nginx caddy openssl). Only Linux has all of 127.0.0.0/8, whose addresses play the clients.
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';

const BINARY = fileURLToPath(new URL('../apps/cadre/bin/cadre.js', import.meta.url));
const sample = name => readFileSync(new URL(`../deploy/${name}`, import.meta.url), 'utf8');
const PROTOCOL = Number(/"protocol":(\d+)/.exec(readFileSync(new URL('../docs/protocol.md', import.meta.url), 'utf8'))[1]);
const NAME = 'cadre.example.org';
const folder = mkdtempSync(join(tmpdir(), 'cadre-proxies-'));
chmodSync(folder, 0o777); // nginx writes as another user
const at = name => join(folder, name);
const children = [];
const start = (command, args, env = {}) => {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  return child;
};
let failed = 0;
const expect = (what, is, wanted) => {
  const isFine = JSON.stringify(is) === JSON.stringify(wanted);
  if (!isFine) failed++;
  console.log(`${isFine ? 'ok  ' : 'FAIL'} ${what}${isFine ? '' : `: expected ${JSON.stringify(wanted)}, got ${JSON.stringify(is)}`}`);
};

const request = (port, path, { method = 'GET', body, localAddress = '127.0.0.1' } = {}) =>
  new Promise((resolve, reject) => {
    const sent = https.request(
      {
        port,
        path,
        method,
        localAddress,
        servername: NAME,
        rejectUnauthorized: false,
        headers: { host: NAME, 'content-type': 'application/json' },
      },
      response => {
        let text = '';
        response.on('data', data => {
          text += data;
        });
        response.on('end', () => resolve({ status: response.statusCode, text, headers: response.headers }));
      },
    );
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });
/** The type of the first message to a spectator, or the status with which the connection is refused. */
const sockets = [];
const watch = (port, match, localAddress, headers = {}) =>
  new Promise(resolve => {
    const socket = new WebSocket(`wss://127.0.0.1:${port}/api/v1/socket`, {
      localAddress,
      servername: NAME,
      rejectUnauthorized: false,
      headers: { host: NAME, ...headers },
    });
    sockets.push(socket);
    socket.once('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, match })));
    socket.once('message', data => resolve({ is: JSON.parse(data).type, socket }));
    socket.once('unexpected-response', (_, response) => resolve({ is: response.statusCode, socket }));
    socket.once('error', () => undefined);
  });

const tryProxy = async (name, port) => {
  for (let n = 0; n < 50 && !(await request(port, '/').catch(() => null)); n++) await wait(100);
  expect(`${name}: the page`, (await request(port, '/')).status, 200);
  for (const path of ['/metrics', '/livez', '/readyz', '/api/v1/admin'])
    expect(`${name}: ${path} is not for everybody`, (await request(port, path)).status, 404);
  const fat = await request(port, '/api/v1/matches', {
    method: 'POST',
    body: { game: 'noughts', setup: { content: 'x'.repeat(190_000) } },
  });
  expect(`${name}: a request as long as a content file arrives`, [400, 422].includes(fat.status), true);
  const { match } = JSON.parse((await request(port, '/api/v1/matches', { method: 'POST', body: { game: 'noughts' } })).text);
  const first = await watch(port, match, '127.0.6.1', { origin: `https://${NAME}` });
  expect(`${name}: a page of the public name connects`, first.is, 'table');
  expect(`${name}: a client of another address connects`, (await watch(port, match, '127.0.6.2')).is, 'table');
  expect(`${name}: the same address has used its connections`, (await watch(port, match, '127.0.6.1')).is, 409);
  const spoofed = await watch(port, match, '127.0.6.1', { 'x-forwarded-for': '192.0.2.9' });
  expect(`${name}: an address that a client claims is not believed`, spoofed.is, 409);
  expect(
    `${name}: a page of another site is refused`,
    (await watch(port, match, '127.0.6.3', { origin: 'https://elsewhere.example' })).is,
    403,
  );
  const socket = first.socket;
  let isOpen = true;
  socket.once('close', () => {
    isOpen = false;
  });
  await wait(12_000); // longer than the server waits for the answer to its ping
  expect(`${name}: pings go through, and the connection stays`, isOpen, true);
  for (const each of sockets.splice(0)) each.terminate();
  await wait(1000);
};

try {
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${NAME}`, '-keyout', at('key'), '-out', at('pem')],
    {
      stdio: 'ignore',
    },
  );
  const server = start(process.execPath, [BINARY, 'start', '--trusted-proxies', '127.0.0.1', '--limits', 'connectionsPerAddress=1'], {
    PORT: '0',
    HOST: '',
    CADRE_HOME: at('home'),
    CADRE_LOG_LEVEL: 'error',
    CADRE_ADMIN_TOKEN: 'x'.repeat(32), // so that there is a route to hide
  });
  const url = await new Promise(resolve => {
    createInterface({ input: server.stdout }).on('line', line => {
      const found = /http:\/\/[^ ]+/.exec(line);
      if (found) resolve(found[0]);
    });
  });
  const to = new URL(url).host;
  const changed = (text, changes) =>
    changes.reduce((done, [from, into]) => {
      if (!done.includes(from)) throw new Error(`the sample configuration no longer contains "${from}"`);
      return done.replaceAll(from, into);
    }, text);
  const nginx = changed(sample('nginx.conf'), [
    ['listen 80;', 'listen 18080;'],
    ['listen [::]:80;', 'listen [::]:18080;'],
    ['443 ssl', '18443 ssl'],
    ['/etc/ssl/cadre.pem', at('pem')],
    ['/etc/ssl/cadre.key', at('key')],
    ['127.0.0.1:8080', to],
  ]);
  writeFileSync(
    at('nginx.conf'),
    `pid ${at('nginx.pid')}; error_log stderr; daemon off; events {} http { access_log off; client_body_temp_path ${at('body')}; ${nginx} }`,
  );
  start('nginx', ['-c', at('nginx.conf'), '-p', folder]);
  const caddy = changed(sample('Caddyfile'), [
    [`${NAME} {`, `https://${NAME}:18444 {\n\ttls ${at('pem')} ${at('key')}`],
    ['127.0.0.1:8080', to],
  ]);
  writeFileSync(at('Caddyfile'), `{\n\tadmin off\n\tauto_https disable_redirects\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${caddy}`);
  start('caddy', ['run', '--config', at('Caddyfile'), '--adapter', 'caddyfile'], {
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  });
  await tryProxy('nginx', 18443);
  await tryProxy('Caddy', 18444);
} finally {
  for (const child of children.reverse()) {
    const gone = new Promise(resolve => child.once('exit', resolve));
    if (child.exitCode === null && child.kill('SIGTERM')) await gone;
  }
  rmSync(folder, { recursive: true, force: true });
}
console.log(failed === 0 ? 'both sample configurations work' : `${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
