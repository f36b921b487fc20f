import { Worker } from 'node:worker_threads';

export interface Beginning {
  /** Null keeps nothing. */
  readonly dataDir: string | null;
  readonly blank: Blob | null;
  readonly migrationsFolder: string;
}
export type Asking =
  | { readonly kind: 'query'; readonly id: number; readonly text: string; readonly params: unknown[]; readonly rowMode: 'array' | 'object' }
  | { readonly kind: 'repeat'; readonly id: number; readonly text: string; readonly params: readonly string[] }
  | { readonly kind: 'close' };
export type Replying =
  | { readonly kind: 'ready' }
  | { readonly kind: 'unopened'; readonly problem: string }
  | { readonly kind: 'rows'; readonly id: number; readonly rows: unknown[] }
  | { readonly kind: 'failed'; readonly id: number; readonly problem: string };

export interface PgliteClient {
  repeat(text: string, params: readonly string[]): Promise<string[]>;
  query(text: string, params: unknown[], rowMode: 'array' | 'object'): Promise<{ rows: unknown[] }>;
  close(): Promise<void>;
}
interface Waiting {
  resolve(result: { rows: unknown[] }): void;
  reject(reason: Error): void;
}
/** Beside this file, seen from the sources as well as from the build: threads run the build. */
const THREAD = new URL('../../dist/store/pglite-thread.js', import.meta.url);

/**
 * The embedded database, seen from the server's thread. A full disk can kill it in the middle of a write: whoever waits
 * is told, and the next query opens it anew, as PostgreSQL would recover after a crash.
 */
export const openPglite = async (beginning: Beginning): Promise<PgliteClient> => {
  const waiting = new Map<number, Waiting>();
  let worker: Promise<Worker> | null = null,
    nextId = 1,
    closing = false;
  const start = (): Promise<Worker> =>
    new Promise((resolve, reject) => {
      const thread = new Worker(THREAD, { workerData: beginning, execArgv: [] });
      const fail = (reason: Error): void => {
        worker = null;
        reject(reason);
        for (const w of waiting.values()) w.reject(reason);
        waiting.clear();
      };
      thread.on('message', (reply: Replying) => {
        switch (reply.kind) {
          case 'ready':
            resolve(thread);
            return;
          case 'unopened':
            fail(new Error(reply.problem));
            void thread.terminate();
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
      thread.on('error', fail);
      thread.on('exit', () => {
        if (!closing) fail(new Error('the embedded database has stopped; the next attempt opens it again'));
      });
    });
  const started = (): Promise<Worker> => {
    worker ??= start();
    return worker;
  };
  const ask = async (asking: (id: number) => Asking): Promise<{ rows: unknown[] }> => {
    const thread = await started();
    const id = nextId++;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      thread.postMessage(asking(id));
    });
  };
  await started();
  return {
    query: (text, params, rowMode) => ask(id => ({ kind: 'query', id, text, params, rowMode })),
    repeat: async (text, params) => (await ask(id => ({ kind: 'repeat', id, text, params }))).rows as string[],
    close: async () => {
      closing = true;
      const thread = await worker;
      if (!thread) return;
      const gone = new Promise(resolve => thread.once('exit', resolve));
      thread.postMessage({ kind: 'close' } satisfies Asking);
      await gone;
    },
  };
};
