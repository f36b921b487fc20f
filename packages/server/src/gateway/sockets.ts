import type { WebSocket } from 'ws';

/** Whoever is gone without a word is missed after two of them: within ten seconds. */
const PULSE = 4500;

/** All open sockets of this process: how many an address has, whether they still live, what to do when the server stops. */
export interface Sockets {
  countOf(address: string): number;
  /** Bytes that were sent to this address and not read yet. */
  unreadOf(address: string): number;
  add(socket: WebSocket, address: string, stop: () => void): void;
  /** Ends the connections of addresses that are no longer served. */
  cut(isGone: (address: string) => boolean): void;
  stopAll(): void;
}
export const openSockets = (): Sockets => {
  const byAddress = new Map<string, Set<WebSocket>>(),
    stops = new Map<WebSocket, () => void>();
  const remove = (socket: WebSocket, address: string): void => {
    stops.delete(socket);
    const all = byAddress.get(address);
    all?.delete(socket);
    if (all?.size === 0) byAddress.delete(address);
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
    countOf: address => byAddress.get(address)?.size ?? 0,
    unreadOf: address => [...(byAddress.get(address) ?? [])].reduce((sum, socket) => sum + socket.bufferedAmount, 0),
    add: (socket, address, stop) => {
      stops.set(socket, stop);
      byAddress.set(address, (byAddress.get(address) ?? new Set()).add(socket));
      const stopPulse = watchPulse(socket);
      socket.once('close', () => {
        stopPulse();
        remove(socket, address);
      });
    },
    cut: isGone => {
      for (const [address, all] of byAddress) if (isGone(address)) for (const socket of all) socket.terminate();
    },
    stopAll: () => {
      for (const act of stops.values()) act();
    },
  };
};
