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
    stops = new Map<WebSocket, () => void>(),
    addresses = new Map<WebSocket, string>();
  const count = (address: string, change: 1 | -1): void => {
    const n = (counts.get(address) ?? 0) + change;
    if (n === 0) counts.delete(address);
    else counts.set(address, n);
  };
  /** A connection that ends without a word would keep its place for ever. Each has its own time: all at once would keep everybody waiting. */
  const watchPulse = (socket: WebSocket): (() => void) => {
    let isAlive = true;
    socket.on('pong', () => {
      isAlive = true;
    });
    const timer = setInterval(() => {
      if (!isAlive) return socket.terminate();
      isAlive = false;
      socket.ping();
    }, PULSE);
    timer.unref();
    return () => clearInterval(timer);
  };
  return {
    countOf: address => counts.get(address) ?? 0,
    add: (socket, address, stop) => {
      count(address, 1);
      stops.set(socket, stop);
      addresses.set(socket, address);
      const stopPulse = watchPulse(socket);
      socket.once('close', () => {
        stopPulse();
        count(address, -1);
        stops.delete(socket);
        addresses.delete(socket);
      });
    },
    cut: isGone => {
      for (const [socket, address] of addresses) if (isGone(address)) socket.terminate();
    },
    stopAll: () => {
      for (const act of stops.values()) act();
    },
  };
};
