import { Worker } from 'node:worker_threads';
import type { LockFile } from './home-lock.js';

export interface DatabaseOptions {
  /** Null keeps nothing. */
  readonly dataDir: string | null;
  readonly blank: Blob | null;
  readonly migrationsFolder: string;
  /** Whoever does not hold it any more must not write. */
  readonly lock: LockFile | null;
}
export type DatabaseRequest =
  | { readonly kind: 'query'; readonly id: number; readonly text: string; readonly params: unknown[]; readonly rowMode: 'array' | 'object' }
  | { readonly kind: 'prepared'; readonly id: number; readonly text: string; readonly params: readonly string[] }
  | { readonly kind: 'dump'; readonly id: number }
  | { readonly kind: 'close' };
export type DatabaseReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'unopened'; readonly problem: string }
  | { readonly kind: 'rows'; readonly id: number; readonly rows: unknown[] }
  | { readonly kind: 'failed'; readonly id: number; readonly problem: string };

export interface PgliteClient {
  runPrepared(text: string, params: readonly string[]): Promise<string[]>;
  query(text: string, params: unknown[], rowMode: 'array' | 'object'): Promise<{ rows: unknown[] }>;
  /** All of it as one compressed file. Whatever else is asked waits meanwhile. */
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
}
interface Waiting {
  resolve(result: { rows: unknown[] }): void;
  reject(reason: Error): void;
}
/** Beside this file, seen from the sources as well as from the build: threads run the build. */
const THREAD = new URL('../../dist/store/pglite-thread.js', import.meta.url);

/**
 * The embedded database, seen from the server's thread. A full disk can kill it in the middle of a write: waiting
 * queries fail, and the next one opens it again, as PostgreSQL would recover after a crash.
 */
export const openPglite = async (options: DatabaseOptions, thread = THREAD): Promise<PgliteClient> => {
  const waiting = new Map<number, Waiting>();
  let worker: Promise<Worker> | null = null,
    nextId = 1,
    closing = false;
  const start = (): Promise<Worker> =>
    new Promise((resolve, reject) => {
      const opened = new Worker(thread, { workerData: options, execArgv: [] });
      let reason = new Error('the embedded database has stopped; the next attempt opens it again');
      opened.on('message', (reply: DatabaseReply) => {
        switch (reply.kind) {
          case 'ready':
            resolve(opened);
            return;
          case 'unopened':
            reason = new Error(reply.problem);
            void opened.terminate();
            return;
          case 'rows':
            waiting.get(reply.id)?.resolve({ rows: reply.rows });
            waiting.delete(reply.id);
            return;
          case 'failed':
            waiting.get(reply.id)?.reject(new Error(reply.problem));
            waiting.delete(reply.id);
            return;
        }
      });
      opened.on('error', thrown => {
        reason = thrown;
      });
      // Only now may another begin: two at once in one folder would ruin the database.
      opened.on('exit', () => {
        worker = null;
        reject(reason);
        for (const w of waiting.values()) w.reject(reason);
        waiting.clear();
      });
    });
  const started = (): Promise<Worker> => {
    if (closing) return Promise.reject(new Error('the embedded database has been closed'));
    worker ??= start();
    return worker;
  };
  const ask = async (asking: (id: number) => DatabaseRequest): Promise<{ rows: unknown[] }> => {
    const open = await started();
    const id = nextId++;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      open.postMessage(asking(id));
    });
  };
  await started();
  return {
    query: (text, params, rowMode) => ask(id => ({ kind: 'query', id, text, params, rowMode })),
    runPrepared: async (text, params) => (await ask(id => ({ kind: 'prepared', id, text, params }))).rows as string[],
    dump: async () => (await ask(id => ({ kind: 'dump', id }))).rows[0] as Uint8Array,
    close: async () => {
      closing = true;
      const open = await worker?.catch(() => null); // the query that opened it has already failed with the reason
      if (!open) return;
      const gone = new Promise(resolve => open.once('exit', resolve));
      open.postMessage({ kind: 'close' } satisfies DatabaseRequest);
      await gone;
    },
  };
};
