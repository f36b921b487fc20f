import { z } from 'zod';
import { PROTOCOL, SOCKET } from './limits.js';
import { type Message, messageSchema } from './messages.js';
import { helloSchema, type Request, requestSchema } from './requests.js';

/** What each message is for, in one sentence: a type without one does not compile. */
const FROM_CLIENTS: Readonly<Record<Request['type'] | 'hello', string>> = {
  hello: 'The first message, once: which match, and the secrets of the seats that this client holds.',
  answer: 'Answers the question with number seq.',
  undo: 'Takes back everything from answer number to on, or proposes it where others have to agree.',
  propose: 'Proposes something that the other persons have to agree to.',
  agree: 'Agrees to what is proposed.',
  decline: 'Declines what is proposed.',
  continue: 'Lets the match go on.',
  resign: 'Gives up the match.',
  leave: 'Leaves the seat for good.',
  replace: 'Puts a bot on the own seat, or on a vacant one.',
  say: 'Says something to everybody at the table.',
  mute: 'No longer shows this connection what somebody says.',
  away: 'Whether whoever sits here looks elsewhere.',
  point: 'Shows the others a thing on the table.',
  hint: 'Asks a bot what it would answer, and why.',
  preview: 'Asks what the rules say about an open question.',
  report: 'Reports a bug, or the person on another seat.',
  ping: 'Asks for a pong.',
};
const FROM_SERVER: Readonly<Record<Message['type'], string>> = {
  table: 'The whole table: after hello, or when the client missed too much.',
  change: 'What has happened since version from.',
  done: 'The request with this id was accepted and stored.',
  hint: "A bot's advice on question seq.",
  preview: 'What the rules say about question seq.',
  presence: 'Who is connected, for clients that asked.',
  pointed: 'Somebody points at a thing on the table, for clients that asked.',
  reported: 'The report was stored.',
  pong: 'The answer to a ping.',
  refused: 'The request with this id was refused, and why.',
  storage: 'The database is unavailable, or available again.',
  bye: 'Sent before the server closes the socket.',
};

type Json = Readonly<Record<string, unknown>>;
interface Described {
  readonly name: string;
  readonly summary: string;
  readonly payload: Json;
}
const payloadOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...payload } = z.toJSONSchema(schema, { target: 'draft-7', io, unrepresentable: 'any' });
  return payload;
};
const typeOf = (schema: { readonly shape: { readonly type: { readonly value: string } } }): string => schema.shape.type.value;
const described = (side: 'client' | 'server'): readonly Described[] =>
  side === 'client'
    ? [helloSchema, ...requestSchema.options].map(schema => {
        const name = typeOf(schema);
        return { name, summary: FROM_CLIENTS[name as keyof typeof FROM_CLIENTS], payload: payloadOf(schema, 'input') };
      })
    : messageSchema.options.map(schema => {
        const name = typeOf(schema);
        return { name, summary: FROM_SERVER[name as keyof typeof FROM_SERVER], payload: payloadOf(schema, 'output') };
      });
/** A request and a message may have the same type: a hint is asked for and given. */
const keyOf = (side: 'client' | 'server', { name }: Described): string => `${side}.${name}`;
const entries = (side: 'client' | 'server', make: (each: Described) => unknown): Record<string, unknown> =>
  Object.fromEntries(described(side).map(each => [keyOf(side, each), make(each)]));
const refTo = (side: 'client' | 'server') => described(side).map(each => ({ $ref: `#/channels/socket/messages/${keyOf(side, each)}` }));

/** The WebSocket protocol as an AsyncAPI document, made from the schemas that check every message. */
export const asyncApi = (): Json => {
  const message = ({ name, summary, payload }: Described) => ({ name, title: name, summary, contentType: 'application/json', payload });
  const channel = { $ref: '#/channels/socket' };
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Cadre',
      version: String(PROTOCOL),
      description: 'The socket over which matches are played: JSON text messages, the first of a client is hello.',
    },
    defaultContentType: 'application/json',
    channels: {
      socket: {
        address: SOCKET,
        title: 'One connection to one match',
        messages: { ...entries('client', message), ...entries('server', message) },
        bindings: { ws: { method: 'GET' } },
      },
    },
    operations: {
      fromClients: { action: 'receive', channel, summary: 'What a client may send.', messages: refTo('client') },
      toClients: { action: 'send', channel, summary: 'What the server tells a client.', messages: refTo('server') },
    },
  };
};
