import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('./server-process.mjs', import.meta.url));
export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  signal(name: NodeJS.Signals): void;
  /** Send the signal and wait for the end. */
  end(name: NodeJS.Signals): Promise<void>;
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
  const errors: string[] = [];
  child.stderr!.on('data', chunk => errors.push(String(chunk)));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout! }).once('line', resolve);
    child.once('exit', code => reject(new Error(`the server ended with ${code}: ${errors.join('')}`)));
  });
  return {
    url,
    child,
    signal: name => void child.kill(name),
    end: async name => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(name);
      await gone;
    },
  };
};
