import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { within } from '../../../../tests/support/within.js';

const SCRIPT = fileURLToPath(new URL('./server-process.mjs', import.meta.url));
/** Milliseconds to start or to stop, on a machine as busy as can be. */
const STEP = 60_000;
const LAST_WORDS = 20;
export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  signal(name: NodeJS.Signals): void;
  /** Send the signal and wait for the end. */
  end(name: NodeJS.Signals): Promise<void>;
  /** The last warnings and errors it has logged. */
  lastWords(): string;
}
/**
 * A server as a process of its own. With `largestFile` (bytes) the system refuses to let any file grow beyond that, as a
 * full disk would: the write fails, and nothing else does.
 */
export const startProcess = async (env: Record<string, string>, largestFile?: number): Promise<ServerProcess> => {
  const command =
    largestFile === undefined
      ? [process.execPath, SCRIPT]
      : ['sh', '-c', `trap '' XFSZ; ulimit -f ${Math.floor(largestFile / 512)}; exec "$0" "$1"`, process.execPath, SCRIPT];
  const child = spawn(command[0]!, command.slice(1), {
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const words: string[] = [];
  createInterface({ input: child.stderr! }).on('line', line => words.push(line));
  const lastWords = (): string => words.slice(-LAST_WORDS).join('\n');
  const started = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout! }).once('line', resolve);
    child.once('error', reject);
    // Its words may still be on their way when it has ended; when its pipes close they are here.
    child.once('close', (code, signal) => reject(new Error(`the server ended with ${code ?? signal}: ${lastWords()}`)));
  });
  const end: ServerProcess['end'] = async name => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(name);
    await within(STEP, gone, () => `the server did not end on ${name}: ${lastWords()}`);
  };
  try {
    const url = await within(STEP, started, () => `the server did not say its address: ${lastWords()}`);
    return { url, child, signal: name => void child.kill(name), end, lastWords };
  } catch (thrown) {
    await end('SIGKILL');
    throw thrown;
  }
};
