import { BlockList, isIP } from 'node:net';
import { refusal, type WireRefusal } from '@cadre/protocol';
import { hashOf } from '../secrets.js';
import type { Controls } from '../store/control-store.js';

const EVERY = 5000;
export const SEAT_BANNED = refusal('banned', 'the operator has banned the holder of this seat');
/** What the operator's decisions mean for a request. */
export interface Gate {
  /** Why nobody at this address is served; null: it is. */
  bans(address: string): WireRefusal | null;
  /** Why no match can be created. */
  newMatches(): WireRefusal | null;
  /** Why nothing can be changed. */
  changes(): WireRefusal | null;
  chat(match: string, seat: number): WireRefusal | null;
  /** Why whoever has these secrets may not take a seat. */
  seats(secrets: readonly string[]): WireRefusal | null;
  /** The seats whose holders are banned at the moment. */
  bannedSeats(): readonly { readonly match: string; readonly seat: number }[];
  /** Looks at the decisions again. */
  refresh(): Promise<void>;
  stop(): void;
}
const family = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
/** IPv4 in the form in which a dual-stack socket names it. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;
const plain = (address: string): string => MAPPED.exec(address)?.[1] ?? address;
const blockList = (ranges: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const range of ranges) {
    const [address, bits] = range.split('/') as [string, string | undefined];
    if (bits === undefined) list.addAddress(address, family(address));
    else list.addSubnet(address, Number(bits), family(address));
  }
  return list;
};

/** Reads the decisions now and then every few seconds: another process may have changed them. */
export const openGate = async (
  read: () => Promise<Controls>,
  now: () => number,
  on: { changed(): void; problem(thrown: unknown): void },
): Promise<Gate> => {
  let text = '',
    controls: Controls,
    lists: readonly { readonly until: number | null; readonly list: BlockList }[] = [];
  const take = (next: Controls): void => {
    controls = next;
    const written = JSON.stringify(next);
    if (written === text) return;
    const isNews = text !== '';
    text = written;
    lists = next.bans.map(({ range, until }) => ({ until, list: blockList([range]) }));
    if (isNews) on.changed();
  };
  const inForce = (until: number | null): boolean => until === null || until > now();
  const seatBans = (): Controls['seatBans'] => controls.seatBans.filter(b => inForce(b.until));
  take(await read());
  const timer = setInterval(() => void read().then(take, on.problem), EVERY);
  timer.unref();
  return {
    bans: address => {
      const known = plain(address);
      return isIP(known) !== 0 && lists.some(({ until, list }) => inForce(until) && list.check(known, family(known)))
        ? refusal('banned', 'this address is banned from this server')
        : null;
    },
    newMatches: () =>
      controls.mode === 'open'
        ? null
        : refusal('no-new-matches', 'no new matches at the moment: the server is about to be updated, matches in progress go on'),
    changes: () => (controls.mode === 'read-only' ? refusal('read-only', 'the server is read-only at the moment: nothing is lost') : null),
    chat: (match, seat) =>
      controls.mutes.some(m => m.match === match && m.seat === seat && inForce(m.until))
        ? refusal('muted', 'the operator has muted this seat: you can play on, but not write')
        : null,
    seats: secrets => {
      const banned = new Set(seatBans().map(b => b.hash));
      return banned.size > 0 && secrets.some(secret => banned.has(hashOf(secret))) ? SEAT_BANNED : null;
    },
    bannedSeats: seatBans,
    refresh: async () => take(await read()),
    stop: () => clearInterval(timer),
  };
};
