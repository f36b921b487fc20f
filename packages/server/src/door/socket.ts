import type { Socket } from 'node:net';
import type { WebSocket } from '@fastify/websocket';
import type { DoorParts } from './door.js';
import { serveLine } from './line.js';

/** Messages of one moment leave together: each write of its own costs more than all the rest of a message. */
const together = (wire: Socket): (() => void) => {
  let waiting = false;
  return () => {
    if (waiting) return;
    waiting = true;
    wire.cork();
    process.nextTick(() => {
      waiting = false;
      wire.uncork();
    });
  };
};

/** A client on a WebSocket, which runs over `wire`. */
export const serveSocket = (socket: WebSocket, wire: Socket, address: string, parts: DoorParts): { stop(): void } => {
  const gather = together(wire);
  const talk = serveLine(
    {
      get open() {
        return socket.readyState === socket.OPEN;
      },
      get unread() {
        return socket.bufferedAmount;
      },
      send: text => {
        gather();
        socket.send(text);
      },
      close: (code, reason) => socket.close(code, reason),
      cut: () => socket.terminate(),
    },
    address,
    parts,
  );
  socket.on('message', (data, isBinary) => talk.hear(isBinary ? null : String(data)));
  socket.on('error', () => undefined); // told by 'close', which always follows
  socket.on('close', talk.ended);
  return talk;
};
