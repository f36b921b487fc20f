import { isOnDevice } from '@cadre/protocol';
import type { Session } from '../connection/session.js';

/** `?debug` in the address when the page was loaded. */
export const wantsDebug = new URLSearchParams(globalThis.location?.search ?? '').has('debug');

/**
 * Why there is no panel at this table. Never one with other people: the match lives on this device, or this page holds every seat of it.
 * The panel shows what this page was sent, and nothing else.
 */
export const whyNot = ({ seats, table }: Pick<Session, 'seats' | 'table'>): string | null => {
  if (seats.length === 0) return 'you have no seat here';
  const other = table.seats.findIndex((sitter, seat) => !seats.includes(seat) && !(sitter.kind === 'bot' && isOnDevice(table.match)));
  if (other < 0) return null;
  return table.seats[other]!.kind === 'bot'
    ? `seat ${other} is played by a bot of the server; choose "On this device" in the table options, or take all seats`
    : `seat ${other} is not yours`;
};
