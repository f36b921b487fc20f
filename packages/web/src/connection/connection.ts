import { type Hello, insertFiles, type Message, PROTOCOL, type Request, type WireRefusal } from '@cadre/protocol';
import type { Channel } from './backend.js';

/** A request without its id: the connection numbers them. */
export type RequestBody = Request extends infer R ? (R extends { id: number } ? Omit<R, 'id'> : never) : never;
export type ConnectionStatus =
  | { readonly is: 'connecting' }
  | { readonly is: 'open' }
  | { readonly is: 'away'; readonly restarting: boolean }
  /** The server has said why it will not talk to us: trying again would not help. */
  | { readonly is: 'ended'; readonly refusal: WireRefusal }
  | { readonly is: 'old-page' };
export interface ConnectionEvents {
  /** What must be done before hello is said, if anything. If it fails, hello is said all the same: the server will tell what is wrong. */
  prepare?(): Promise<void> | null;
  message(message: Message): void;
  status(status: ConnectionStatus): void;
  /** Unanswered requests that were cut off and cannot be repeated without harm. */
  unconfirmed(requests: readonly Request[]): void;
}
export interface Connection {
  send(body: RequestBody): number;
  /** Ask for the whole table: something was missed. */
  resync(): void;
  /** What was sent and not answered yet. */
  outgoing(): readonly Request[];
  close(): void;
}

/** Idempotent requests: an answer names its question, and the others only set a state. */
const REPEATABLE: readonly Request['type'][] = ['answer', 'agree', 'decline', 'continue', 'mute', 'away', 'hint', 'preview', 'ping'];
const KNOWN: readonly string[] = [
  'presence',
  'pointed',
  'table',
  'change',
  'done',
  'reported',
  'hint',
  'preview',
  'pong',
  'refused',
  'storage',
  'bye',
];
const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;

/** A message from the server, or null if this page is too old to understand it. */
export const readMessage = (text: string): Message | null => {
  const message = JSON.parse(text) as Message | null;
  return typeof message === 'object' && message !== null && KNOWN.includes(message.type) ? message : null;
};
/** Puts files back where messages only name them. They come with the whole table. */
const openFiles = (): ((message: Message) => Message) => {
  const known: Record<string, string> = {};
  return message => {
    if (message.type === 'table' && message.files) Object.assign(known, message.files);
    return message.type === 'table' || message.type === 'change' ? insertFiles(message, known) : message;
  };
};
/** Reasons that go away by themselves: the page reconnects. */
const isTemporary = ({ code }: WireRefusal): boolean => ['stopping', 'storage', 'owner-away', 'too-fast', 'too-many'].includes(code);

/** One channel to one match that is kept open. Requests survive a cut: they are sent again with the same number. */
export const openConnection = (
  open: () => Channel,
  hello: Omit<Hello, 'type' | 'protocol' | 'resume'>,
  on: ConnectionEvents,
): Connection => {
  let channel: Channel | null = null,
    greeted = false,
    version: number | undefined,
    nextId = 1,
    wait = FIRST_WAIT,
    timer: ReturnType<typeof setTimeout> | undefined,
    closed = false,
    restarting = false;
  let outbox: Request[] = [];
  const withFiles = openFiles();

  const write = (data: unknown): void => channel?.send(JSON.stringify(data));
  const connect = (): void => {
    const opened = open();
    channel = opened;
    greeted = false;
    const greet = (): void => {
      if (channel === opened && !closed)
        write({ ...hello, type: 'hello', protocol: PROTOCOL, ...(version === undefined ? {} : { resume: version }) } satisfies Hello);
    };
    channel.onopen = () => {
      const preparing = on.prepare?.();
      if (preparing) void preparing.then(greet, greet);
      else greet();
    };
    channel.onmessage = event => receive(String(event.data));
    channel.onclose = () => {
      if (closed) return;
      on.status({ is: 'away', restarting });
      timer = setTimeout(connect, wait);
      wait = Math.min(LONGEST_WAIT, wait * 2);
    };
  };
  const finish = (status: ConnectionStatus): void => {
    closed = true;
    clearTimeout(timer);
    channel?.close();
    on.status(status);
  };
  const resumeRequests = (): void => {
    greeted = true;
    restarting = false;
    wait = FIRST_WAIT;
    const unconfirmed = outbox.filter(r => !REPEATABLE.includes(r.type));
    outbox = outbox.filter(r => REPEATABLE.includes(r.type));
    for (const request of outbox) write(request);
    if (unconfirmed.length > 0) on.unconfirmed(unconfirmed);
    on.status({ is: 'open' });
  };
  const leave = (refusal: WireRefusal): void => {
    if (refusal.code === 'wrong-protocol') finish({ is: 'old-page' });
    else if (!isTemporary(refusal)) finish({ is: 'ended', refusal });
    else if (refusal.code === 'stopping') restarting = true;
    else wait = LONGEST_WAIT;
  };
  const receive = (text: string): void => {
    const message = readMessage(text);
    if (!message) finish({ is: 'old-page' });
    else if (message.type === 'bye') leave(message.refusal);
    else {
      const isTable = message.type === 'table' || message.type === 'change';
      if (isTable) version = message.version;
      if ('id' in message) outbox = outbox.filter(r => r.id !== message.id);
      on.message(withFiles(message));
      if (isTable && !greeted) resumeRequests();
    }
  };
  connect();

  return {
    send: body => {
      const request = { ...body, id: nextId++ } as Request;
      outbox = [...outbox, request];
      if (greeted && channel?.readyState === WebSocket.OPEN) write(request);
      return request.id;
    },
    resync: () => {
      version = undefined;
      channel?.close();
    },
    outgoing: () => outbox,
    close: () => {
      closed = true;
      clearTimeout(timer);
      channel?.close();
    },
  };
};
