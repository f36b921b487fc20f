import type { WebSocket } from '@fastify/websocket';
import type { DoorParts } from './door.js';
import { serveLine } from './line.js';

/** A client on a WebSocket. */
export const serveSocket = (socket: WebSocket, address: string, parts: DoorParts): { stop(): void } => {
  const talk = serveLine(
    {
      get open() {
        return socket.readyState === socket.OPEN;
      },
      get unread() {
        return socket.bufferedAmount;
      },
      send: text => socket.send(text),
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
