import { isOnDevice, SOCKET } from '@cadre/protocol';
import { device } from './device.js';

/** As much of a socket as a link needs. */
export interface Line {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  readonly readyState: number;
  send(text: string): void;
  close(): void;
}
/** Where matches live. The server and this device answer the same requests in the same words. */
export interface House {
  ask(path: string, init?: RequestInit): Promise<Response>;
  line(): Line;
}
export const HOUSES = ['server', 'device'] as const;
export type HouseName = (typeof HOUSES)[number];

const socketUrl = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${SOCKET}`;
const server: House = {
  ask: (path, init) => fetch(path, init),
  line: () => new WebSocket(socketUrl()) as Line,
};
const ALL: Readonly<Record<HouseName, House>> = { server, device };
export const houseNamed = (name: HouseName): House => ALL[name];
/** The id of a match says where it lives. */
export const houseOf = (match: string): House => ALL[isOnDevice(match) ? 'device' : 'server'];
