import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, vi } from 'vitest';
import { run } from '../src/program.js';

export const BINARY = fileURLToPath(new URL('../bin/cadre.js', import.meta.url));
export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The real command in its own process, as a user's shell would run it. */
export const cadre = (args: readonly string[], input = '', env: Readonly<Record<string, string>> = {}): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [BINARY, ...args], { env: { ...process.env, NO_COLOR: '1', ...env } });
    let stdout = '',
      stderr = '';
    child.stdout.on('data', data => {
      stdout += data;
    });
    child.stderr.on('data', data => {
      stderr += data;
    });
    child.on('error', reject);
    child.on('close', code => resolve({ code, stdout, stderr }));
    child.stdin.on('error', () => undefined); // a command that reads nothing closes its input early
    child.stdin.end(input);
  });

/** The same command in this process, without the second that a new one takes to load. Not for commands that read input. */
export const cadreHere = async (args: readonly string[]): Promise<Outcome> => {
  const written = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map(name =>
    vi.spyOn(process[name], 'write').mockImplementation(text => {
      written[name] += text;
      return true;
    }),
  );
  const before = process.exitCode;
  process.exitCode = undefined;
  vi.stubEnv('DATABASE_URL', '');
  vi.stubEnv('NO_COLOR', '1');
  try {
    await run(args);
    return { code: Number(process.exitCode ?? 0), ...written };
  } finally {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
    process.exitCode = before;
  }
};

/** A folder for one test file, gone afterwards. */
export const folder = (): ((name: string) => string) => {
  const path = mkdtempSync(join(tmpdir(), 'cadre-'));
  afterAll(() => rmSync(path, { recursive: true }));
  return name => join(path, name);
};
