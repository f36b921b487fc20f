import type { Socket } from 'node:net';
import type { WebSocket } from '@fastify/websocket';
import type { DoorParts } from './door.js';
import { openOutbox } from './frames.js';
import { serveLine } from './line.js';

/** A client on a WebSocket, which runs over `wire`. */
export const serveSocket = (socket: WebSocket, wire: Socket, address: string, parts: DoorParts): { stop(): void } => {
  const isOpen = (): boolean => socket.readyState === socket.OPEN;
  // Nothing may follow the frame that says goodbye.
  const outbox = openOutbox(frames => {
    if (isOpen()) wire.write(frames, 'latin1');
  });
  const talk = serveLine(
    {
      get open() {
        return isOpen();
      },
      get unread() {
        return wire.writableLength;
      },
      send: outbox.put,
      close: (code, reason) => {
        outbox.flush();
        socket.close(code, reason);
      },
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
