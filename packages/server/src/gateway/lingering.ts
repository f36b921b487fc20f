import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds for requests that are under way when the server stops. */
const PATIENCE = 5000;

/**
 * A server that stops waits for its connections. Browsers open some ahead of need, and one that never asked anything would keep the server for ever.
 * Returns what ends these at once, and the others after a while.
 */
export const endLingering = (server: Server, patience = PATIENCE): (() => void) => {
  const silent = new Set<Socket>();
  let isEnding = false;
  server.on('connection', (socket: Socket) => {
    if (isEnding) return void socket.destroy();
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  for (const heard of ['request', 'upgrade'] as const) server.on(heard, ({ socket }: { socket: Socket }) => silent.delete(socket));
  return () => {
    isEnding = true;
    for (const socket of silent) socket.destroy();
    setTimeout(() => server.closeAllConnections(), patience).unref();
  };
};
