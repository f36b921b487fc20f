import type { WebSocket } from 'ws';

/** Whoever is gone without a word is missed after two of them: within ten seconds. */
const PULSE = 4500;

/** All open sockets of this process: how many an address has, whether they still live, what to do when the server stops. */
export interface Sockets {
  countOf(address: string): number;
  add(socket: WebSocket, address: string, stop: () => void): void;
  /** Ends the connections of addresses that are no longer served. */
  cut(isGone: (address: string) => boolean): void;
  stopAll(): void;
}
export const openSockets = (): Sockets => {
  const counts = new Map<string, number>(),
    alive = new Map<WebSocket, boolean>(),
    stops = new Map<WebSocket, () => void>(),
    addresses = new Map<WebSocket, string>();
  const count = (address: string, change: 1 | -1): void => {
    const n = (counts.get(address) ?? 0) + change;
    if (n === 0) counts.delete(address);
    else counts.set(address, n);
  };
  // A connection that ends without a word would keep its place for ever.
  const pulse = setInterval(() => {
    for (const [socket, answered] of alive) {
      if (!answered) socket.terminate();
      alive.set(socket, false);
      socket.ping();
    }
  }, PULSE);
  pulse.unref();
  return {
    countOf: address => counts.get(address) ?? 0,
    add: (socket, address, stop) => {
      count(address, 1);
      stops.set(socket, stop);
      addresses.set(socket, address);
      alive.set(socket, true);
      socket.on('pong', () => alive.set(socket, true));
      socket.once('close', () => {
        count(address, -1);
        alive.delete(socket);
        stops.delete(socket);
        addresses.delete(socket);
      });
    },
    cut: isGone => {
      for (const [socket, address] of addresses) if (isGone(address)) socket.terminate();
    },
    stopAll: () => {
      clearInterval(pulse);
      for (const act of stops.values()) act();
    },
  };
};
