/** Matches that a device holds by itself, without a server, say so in their id. */
export const DEVICE = 'device_';
export const isOnDevice = (match: string): boolean => match.startsWith(DEVICE);

/** From a page to the host in its worker: a request as a server would get it, or a line, whose port travels along. */
export type ToDevice =
  | {
      readonly type: 'ask';
      readonly id: number;
      readonly method: string;
      readonly path: string;
      readonly secret: string | null;
      readonly body: string | null;
    }
  | { readonly type: 'line' };
/** Answered by the device itself and by nobody else: the text of a record, run again and checked roll by roll. */
export const VERIFY = '/verify';
/** What is wrong with the record; null when every roll is as it was promised. */
export interface Verified {
  readonly problem: string | null;
}
/** The answer to an `ask`. */
export interface FromDevice {
  readonly id: number;
  readonly status: number;
  readonly text: string;
}
/** On a line: one message as text, as on a socket; null ends it. */
export type OnLine = string | null;
