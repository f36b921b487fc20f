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
export const startProcess = async (env: Record<string, string>): Promise<ServerProcess> => {
  const child = spawn(process.execPath, [SCRIPT], { env: { ...process.env, NODE_OPTIONS: '', ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
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
