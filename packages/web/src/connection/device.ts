import type { FromDevice, OnLine, ToDevice } from '@cadre/protocol';
import type { House, Line } from './house.js';

/** The host of this device: the same code as the server's, in a worker of this page. */
const HOST = '/house.js';

interface Asked {
  resolve(response: Response): void;
  reject(why: Error): void;
}
interface Host {
  readonly worker: Worker;
  readonly asked: Map<number, Asked>;
  /** How to end each open line. */
  readonly lines: Set<() => void>;
}
let host: Host | null = null;
let nextId = 1;

/** A worker that could not be loaded or broke down answers nobody: whoever waits is told, and the next question starts a new one. */
const startHost = (): Host => {
  const worker = new Worker(HOST, { type: 'module', name: 'cadre-host' });
  const asked: Host['asked'] = new Map(),
    lines: Host['lines'] = new Set();
  worker.onmessage = ({ data }: MessageEvent<FromDevice>) => {
    const { id, status, text } = data;
    asked.get(id)?.resolve(new Response(text, { status }));
    asked.delete(id);
  };
  worker.onerror = event => {
    host = null;
    worker.terminate();
    for (const { reject } of asked.values()) reject(new Error(event.message || HOST));
    for (const end of lines) end();
  };
  return { worker, asked, lines };
};
const running = (): Host => {
  host ??= startHost();
  return host;
};

const openLine = (): Line => {
  const { worker, lines } = running();
  const { port1: mine, port2: theirs } = new MessageChannel();
  const line = {
    onopen: null as Line['onopen'],
    onmessage: null as Line['onmessage'],
    onclose: null as Line['onclose'],
    readyState: WebSocket.CONNECTING as number,
    send: (text: string): void => mine.postMessage(text satisfies OnLine),
    close: (): void => {
      mine.postMessage(null satisfies OnLine);
      end();
    },
  };
  const end = (): void => {
    if (line.readyState === WebSocket.CLOSED) return;
    line.readyState = WebSocket.CLOSED;
    mine.close();
    lines.delete(end);
    line.onclose?.();
  };
  mine.onmessage = ({ data }: MessageEvent<OnLine>) => (data === null ? end() : line.onmessage?.({ data }));
  lines.add(end);
  worker.postMessage({ type: 'line' } satisfies ToDevice, [theirs]);
  // As with a socket, whoever opened it has time to listen first.
  queueMicrotask(() => {
    line.readyState = WebSocket.OPEN;
    line.onopen?.();
  });
  return line;
};

const bearer = (init: RequestInit | undefined): string | null =>
  /^Bearer (\S+)$/.exec(new Headers(init?.headers).get('authorization') ?? '')?.[1] ?? null;
export const device: House = {
  ask: (path, init) =>
    new Promise((resolve, reject) => {
      const id = nextId++;
      const { worker, asked } = running();
      asked.set(id, { resolve, reject });
      const body = typeof init?.body === 'string' ? init.body : null;
      worker.postMessage({ type: 'ask', id, method: init?.method ?? 'GET', path, secret: bearer(init), body } satisfies ToDevice);
    }),
  line: openLine,
};
