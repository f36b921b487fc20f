import { readRecord } from '@cadre/core';
import {
  type ChannelMessage,
  DEVICE,
  type DeviceRequest,
  type DeviceResponse,
  type RecordCheck,
  VERIFY,
  type VerifyRequest,
} from '@cadre/protocol';
import { type Channel, openLocalServer, proofIn, RANDOM_TOKENS, randomToken, verifyDice } from '@cadre/server/table';
import { botNamesFor, bots, games } from '../../src/registry.js';
import { openDeviceBots } from './device-bots.js';
import { openDeviceStore } from './device-store.js';

/** The server of this device's own matches, in a worker of the page: the same code and the same messages, without a network. */
const localServer = (async () =>
  openLocalServer({
    games,
    store: await openDeviceStore(),
    botRunner: openDeviceBots(Object.keys(bots)),
    botsFor: botNamesFor,
    problem: (message, thrown) => console.error(message, thrown),
    tokens: { ...RANDOM_TOKENS, matchId: () => DEVICE + randomToken(16) },
  }))();

/** A channel to the page at the other end of a port. Nothing between a page and its worker is lost or queued. */
const channelOver = (port: MessagePort): Channel => {
  const channel = {
    open: true,
    isStuck: false,
    send: (text: string): void => port.postMessage(text satisfies ChannelMessage),
    close: (): void => {
      channel.open = false;
      port.postMessage(null satisfies ChannelMessage);
    },
    terminate: (): void => channel.close(),
    cut: (): void => channel.close(),
  };
  return channel;
};
const serveChannel = async (port: MessagePort): Promise<void> => {
  const early: ChannelMessage[] = [];
  port.onmessage = ({ data }: MessageEvent<ChannelMessage>) => early.push(data);
  const session = (await localServer).connect(channelOver(port));
  const receive = (data: ChannelMessage): void => (data === null ? session.onClose() : session.receive(data));
  early.forEach(receive);
  port.onmessage = ({ data }: MessageEvent<ChannelMessage>) => receive(data);
};
const respond = async ({ id, ...request }: Extract<DeviceRequest, { type: 'request' }>): Promise<void> => {
  const response =
    request.path === VERIFY
      ? {
          status: 200,
          text: JSON.stringify({ problem: problemOf(JSON.parse(request.body ?? 'null') as VerifyRequest) } satisfies RecordCheck),
        }
      : await (await localServer).request(request);
  postMessage({ id, ...response } satisfies DeviceResponse);
};
/** What is wrong with the record of a match, its dice included. */
const problemOf = ({ record: text, promise }: VerifyRequest): RecordCheck['problem'] => {
  const read = readRecord(text);
  if ('damage' in read) return read.damage;
  const { record } = read,
    game = games[record.game],
    proof = proofIn(record);
  if (game?.rules !== record.rules) return { answer: 0, problem: `rules ${record.rules} of "${record.game}" are not installed here` };
  if (proof === null) return { answer: 0, problem: 'this record has no proof of its dice' };
  return ('problem' in proof ? proof : verifyDice(game, record, proof, promise ?? undefined)) ?? null;
};

addEventListener(
  'message',
  ({ data, ports }: MessageEvent<DeviceRequest>) => void (data.type === 'channel' ? serveChannel(ports[0]!) : respond(data)),
);
// A server that cannot start answers nobody: the page learns of it as of any failure of the worker, and says so.
localServer.catch((thrown: unknown) =>
  setTimeout(() => {
    throw thrown;
  }),
);
