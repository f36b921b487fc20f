import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import type { DoorParts } from './door.js';
import { serveLine } from './line.js';

/** Makes everything that is written from now until the end of this moment leave in one write, which costs more than all the rest. */
export const corkFor = (wire: Pick<Socket, 'cork' | 'uncork'>): (() => void) => {
  let corked = false;
  const uncork = (): void => {
    corked = false;
    wire.uncork();
  };
  return () => {
    if (corked) return;
    corked = true;
    wire.cork();
    process.nextTick(uncork);
  };
};

/** A client on a WebSocket, which runs over `wire`. */
export const serveSocket = (socket: WebSocket, wire: Socket, address: string, parts: DoorParts): { stop(): void } => {
  const cork = corkFor(wire);
  const talk = serveLine(
    {
      get open() {
        return socket.readyState === socket.OPEN;
      },
      get unread() {
        return socket.bufferedAmount;
      },
      send: text => {
        cork();
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
