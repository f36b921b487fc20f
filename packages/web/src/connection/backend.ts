import { isOnDevice, SOCKET } from '@cadre/protocol';
import { device } from './device-backend.js';

/** As much of a socket as a connection needs. */
export interface Channel {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  readonly readyState: number;
  send(text: string): void;
  close(): void;
}
/** Where a match runs. The server and this device understand the same requests and messages. */
export interface Backend {
  request(path: string, init?: RequestInit): Promise<Response>;
  openChannel(): Channel;
}
export const BACKENDS = ['server', 'device'] as const;
export type BackendName = (typeof BACKENDS)[number];

const socketUrl = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${SOCKET}`;
const server: Backend = {
  request: (path, init) => fetch(path, init),
  openChannel: () => new WebSocket(socketUrl()) as Channel,
};
const ALL: Readonly<Record<BackendName, Backend>> = { server, device };
export const backendNamed = (name: BackendName): Backend => ALL[name];
/** The id of a match says where it runs. */
export const backendOf = (match: string): Backend => ALL[isOnDevice(match) ? 'device' : 'server'];
