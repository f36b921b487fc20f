import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import type { GatewayParts } from './gateway.js';
import { openSession } from './session.js';

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
export const serveSocket = (socket: WebSocket, wire: Socket, address: string, parts: GatewayParts): { stop(): void } => {
  const cork = corkFor(wire);
  const session = openSession(
    {
      get open() {
        return socket.readyState === socket.OPEN;
      },
      get bufferedBytes() {
        return socket.bufferedAmount;
      },
      send: text => {
        cork();
        socket.send(text);
      },
      close: (code, reason) => socket.close(code, reason),
      terminate: () => socket.terminate(),
    },
    address,
    parts,
  );
  socket.on('message', (data, isBinary) => session.receive(isBinary ? null : String(data)));
  socket.on('error', () => undefined); // told by 'close', which always follows
  socket.on('close', session.onClose);
  return session;
};
