import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { later } from '../timer.js';
import type { GatewayParts } from './gateway.js';
import { bucket } from './limits.js';
import { openOutbox } from './outbox.js';
import { openSession } from './session.js';

/** Milliseconds for the last message to a client that is cut off: it need not read it, and may send what it wants meanwhile. */
const LAST_WORDS = 1000;

/** Bytes that one client may leave unread. */
const MOST_UNREAD = 4_000_000;
/** Whoever has so few unread keeps up, whatever else comes from the same address. */
const FEW_UNREAD = 64_000;

/** A client on a WebSocket, which runs over `wire`. `unread`: the bytes that wait for all clients of its address. */
export const serveSocket = (
  socket: WebSocket,
  wire: Socket,
  address: string,
  unread: () => number,
  parts: GatewayParts,
): { stop(): void } => {
  const outbox = openOutbox(wire);
  const session = openSession(
    {
      get open() {
        return socket.readyState === socket.OPEN;
      },
      get isStuck() {
        const own = wire.writableLength;
        return own > MOST_UNREAD || (own > FEW_UNREAD && unread() > parts.limits.unreadBytes);
      },
      send: outbox.send,
      close: (code, reason) => {
        outbox.flush();
        socket.close(code, reason);
      },
      terminate: () => socket.terminate(),
      cut: (code, reason) => {
        outbox.flush();
        socket.close(code, reason);
        socket.pause();
        later(() => socket.terminate(), LAST_WORDS);
      },
    },
    address,
    parts,
  );
  const pings = bucket(parts.limits.pings, parts.now),
    bytes = bucket(parts.limits.bytes, parts.now);
  for (const frame of ['ping', 'pong'] as const)
    socket.on(frame, () => {
      if (!pings.take()) session.flooded('pings');
    });
  wire.on('data', (chunk: Buffer) => {
    if (!bytes.take(chunk.length)) session.flooded('bytes');
  });
  socket.on('message', (data, isBinary) => session.receive(isBinary ? null : String(data)));
  socket.on('error', () => undefined); // told by 'close', which always follows
  socket.on('close', session.onClose);
  return session;
};
