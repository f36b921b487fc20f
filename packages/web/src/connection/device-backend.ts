import type { ChannelMessage, DeviceRequest, DeviceResponse } from '@cadre/protocol';
import type { Backend, Channel } from './backend.js';

/** The server of this device: the same code as on a real server, in a worker of this page. */
const WORKER = '/device-server.js';

interface PendingRequest {
  resolve(response: Response): void;
  reject(why: Error): void;
}
interface DeviceWorker {
  readonly worker: Worker;
  readonly pending: Map<number, PendingRequest>;
  /** How to end each open channel. */
  readonly channels: Set<() => void>;
}
let current: DeviceWorker | null = null;
let nextId = 1;

/** A worker that could not be loaded or broke down answers nobody: pending requests fail, and the next request starts a new one. */
const startWorker = (): DeviceWorker => {
  const worker = new Worker(WORKER, { type: 'module', name: 'cadre-device-server' });
  const pending: DeviceWorker['pending'] = new Map(),
    channels: DeviceWorker['channels'] = new Set();
  worker.onmessage = ({ data }: MessageEvent<DeviceResponse>) => {
    const { id, status, text } = data;
    pending.get(id)?.resolve(new Response(text, { status }));
    pending.delete(id);
  };
  worker.onerror = event => {
    current = null;
    worker.terminate();
    for (const { reject } of pending.values()) reject(new Error(event.message || WORKER));
    for (const end of channels) end();
  };
  return { worker, pending, channels };
};
const running = (): DeviceWorker => {
  current ??= startWorker();
  return current;
};

const openChannel = (): Channel => {
  const { worker, channels } = running();
  const { port1: mine, port2: theirs } = new MessageChannel();
  const channel = {
    onopen: null as Channel['onopen'],
    onmessage: null as Channel['onmessage'],
    onclose: null as Channel['onclose'],
    readyState: WebSocket.CONNECTING as number,
    send: (text: string): void => mine.postMessage(text satisfies ChannelMessage),
    close: (): void => {
      mine.postMessage(null satisfies ChannelMessage);
      end();
    },
  };
  const end = (): void => {
    if (channel.readyState === WebSocket.CLOSED) return;
    channel.readyState = WebSocket.CLOSED;
    mine.close();
    channels.delete(end);
    channel.onclose?.();
  };
  mine.onmessage = ({ data }: MessageEvent<ChannelMessage>) => (data === null ? end() : channel.onmessage?.({ data }));
  channels.add(end);
  worker.postMessage({ type: 'channel' } satisfies DeviceRequest, [theirs]);
  // As with a socket, the caller has time to set its handlers first.
  queueMicrotask(() => {
    channel.readyState = WebSocket.OPEN;
    channel.onopen?.();
  });
  return channel;
};

const bearer = (init: RequestInit | undefined): string | null =>
  /^Bearer (\S+)$/.exec(new Headers(init?.headers).get('authorization') ?? '')?.[1] ?? null;
export const device: Backend = {
  request: (path, init) =>
    new Promise((resolve, reject) => {
      const id = nextId++;
      const { worker, pending } = running();
      pending.set(id, { resolve, reject });
      const body = typeof init?.body === 'string' ? init.body : null;
      worker.postMessage({ type: 'request', id, method: init?.method ?? 'GET', path, secret: bearer(init), body } satisfies DeviceRequest);
    }),
  openChannel,
};
