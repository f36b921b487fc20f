import type { DicePromise } from './routes.js';

/** Matches that a device runs by itself, without a server, say so in their id. */
export const DEVICE = 'device_';
export const isOnDevice = (match: string): boolean => match.startsWith(DEVICE);

/** From a page to the server in its worker: a request as over HTTP, or a new channel, whose port travels along. */
export type DeviceRequest =
  | {
      readonly type: 'request';
      readonly id: number;
      readonly method: string;
      readonly path: string;
      readonly secret: string | null;
      readonly body: string | null;
    }
  | { readonly type: 'channel' };
export interface DeviceResponse {
  readonly id: number;
  readonly status: number;
  readonly text: string;
}
/** One message as text, as on a WebSocket; null closes the channel. */
export type ChannelMessage = string | null;

/** Only the device answers this: it takes a `VerifyRequest`, re-runs the record and checks every roll. */
export const VERIFY = '/verify';
export interface VerifyRequest {
  readonly record: string;
  /** What this device saw before the first roll; null if it was not there. */
  readonly promise: DicePromise | null;
}
/** What is wrong with the record, and from which answer on (0: from the beginning); null when every roll is as promised. */
export interface RecordCheck {
  readonly problem: { readonly answer: number; readonly problem: string } | null;
}
