import { isOnDevice } from '@cadre/protocol';
import type { Session } from '../connection/session.js';

/** `?debug` in the address when the page was loaded. */
export const wantsDebug = new URLSearchParams(globalThis.location?.search ?? '').has('debug');

/** Never at a table with other people: the match lives on this device, or this page holds every seat of it. It shows what this page was sent, and nothing else. */
export const isDebuggable = ({ seats, table }: Pick<Session, 'seats' | 'table'>): boolean => {
  const isMine = (seat: number): boolean => seats.includes(seat);
  const isAlone = table.seats.every((sitter, seat) => isMine(seat) || (sitter.kind === 'bot' && isOnDevice(table.match)));
  return seats.length > 0 && isAlone;
};
