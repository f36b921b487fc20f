import { DEVICE, type FromDevice, type OnLine, type ToDevice } from '@cadre/protocol';
import { type Line, openLocalServer, UNGUESSABLE, unguessable } from '@cadre/server/table';
import { botNamesFor, bots, games } from '../../src/registry.js';
import { openDeviceStore } from './device-store.js';
import { openDeviceThinking } from './device-thinking.js';

/** The host of this device's own matches, in a worker of the page: the server's code and the server's words, without a server. */
const serverHere = (async () =>
  openLocalServer({
    games,
    store: await openDeviceStore(),
    thinking: openDeviceThinking(Object.keys(bots)),
    botsFor: botNamesFor,
    problem: (message, thrown) => console.error(message, thrown),
    fresh: { ...UNGUESSABLE, matchId: () => DEVICE + unguessable(16) },
  }))();

/** The page at the other end of a port. Messages between a page and its worker are never lost or waiting. */
const lineOver = (port: MessagePort): Line => {
  const line = {
    open: true,
    unread: 0,
    send: (text: string): void => port.postMessage(text satisfies OnLine),
    close: (): void => {
      line.open = false;
      port.postMessage(null satisfies OnLine);
    },
    cut: (): void => line.close(),
  };
  return line;
};
const serveLine = async (port: MessagePort): Promise<void> => {
  const heard: OnLine[] = [];
  port.onmessage = ({ data }: MessageEvent<OnLine>) => heard.push(data);
  const talk = (await serverHere).line(lineOver(port));
  const hear = (data: OnLine): void => (data === null ? talk.ended() : talk.hear(data));
  heard.forEach(hear);
  port.onmessage = ({ data }: MessageEvent<OnLine>) => hear(data);
};
const answer = async ({ id, ...asked }: Extract<ToDevice, { type: 'ask' }>): Promise<void> => {
  postMessage({ id, ...(await (await serverHere).ask(asked)) } satisfies FromDevice);
};

addEventListener('message', ({ data, ports }: MessageEvent<ToDevice>) => void (data.type === 'line' ? serveLine(ports[0]!) : answer(data)));
// A host that cannot open answers nobody: the page hears of it as of any failure of the worker, and says so.
serverHere.catch((thrown: unknown) =>
  setTimeout(() => {
    throw thrown;
  }),
);
