import { readRecord } from '@cadre/core';
import { DEVICE, type FromDevice, type OnLine, type ToDevice, VERIFY, type Verified } from '@cadre/protocol';
import { type Line, openLocalServer, proofIn, UNGUESSABLE, unguessable, verifyDice } from '@cadre/server/table';
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
  const answered =
    asked.path === VERIFY
      ? { status: 200, text: JSON.stringify({ problem: problemOf(asked.body ?? '') } satisfies Verified) }
      : await (await serverHere).ask(asked);
  postMessage({ id, ...answered } satisfies FromDevice);
};
/** What is wrong with the record of a match, its dice included. */
const problemOf = (text: string): string | null => {
  const read = readRecord(text);
  if ('damage' in read) return read.damage.problem;
  const { record } = read,
    game = games[record.game],
    proof = proofIn(record);
  if (game?.rules !== record.rules) return `rules ${record.rules} of "${record.game}" are not installed here`;
  if (proof === null) return 'this record has no proof of its dice';
  return ('problem' in proof ? proof : verifyDice(game, record, proof))?.problem ?? null;
};

addEventListener('message', ({ data, ports }: MessageEvent<ToDevice>) => void (data.type === 'line' ? serveLine(ports[0]!) : answer(data)));
// A host that cannot open answers nobody: the page hears of it as of any failure of the worker, and says so.
serverHere.catch((thrown: unknown) =>
  setTimeout(() => {
    throw thrown;
  }),
);
