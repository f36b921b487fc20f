import {
  type Created,
  type Hello,
  insertFiles,
  type Message,
  messageSchema,
  PROTOCOL,
  type Request,
  SOCKET,
  type WireView,
} from '@cadre/protocol';
import { WebSocket } from 'ws';

type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never;
type Answered = Extract<Message, { type: 'done' | 'refused' | 'reported' | 'hint' | 'preview' | 'pong' }>;
export type RequestBody = Unnumbered<Request>;

/** Milliseconds for whatever the server owes, on a machine as busy as can be. */
export const PATIENCE = 60_000;

/** A client as a tester wants it: every message it gets is checked against the protocol and kept. */
export class Client {
  readonly messages: Message[] = [];
  /** The very bytes, in order. */
  readonly heard: string[] = [];
  private readonly files: Record<string, string> = {};
  version = 0;
  table: Extract<Message, { type: 'table' }>['table'] | null = null;
  views: WireView[] = [];
  private readonly waiting = new Set<() => void>();
  private nextId = 1;
  private gone = false;

  private constructor(readonly socket: WebSocket) {
    socket.on('message', data => {
      this.heard.push(String(data));
      const message = messageSchema.parse(JSON.parse(String(data)));
      this.messages.push(message);
      if (message.type === 'table' || message.type === 'change') {
        this.version = message.version;
        this.table = message.table ?? this.table;
        if (message.type === 'table') Object.assign(this.files, message.files);
        this.views = insertFiles(message.views, this.files);
      }
      for (const look of this.waiting) look();
    });
    socket.on('close', () => {
      this.gone = true;
      for (const look of this.waiting) look();
    });
    socket.on('error', () => undefined);
  }
  /** Connect and say hello; resolves when the server has answered it. */
  static async join(url: string, hello: Partial<Hello> & { match: string }, headers: Record<string, string> = {}): Promise<Client> {
    const client = await Client.connect(url, headers);
    client.send({ type: 'hello', protocol: PROTOCOL, ...hello });
    await client.until(() => client.messages.length > 0 || client.gone);
    return client;
  }
  static async connect(url: string, headers: Record<string, string> = {}): Promise<Client> {
    const socket = new WebSocket(url.replace('http', 'ws') + SOCKET, { headers, handshakeTimeout: PATIENCE });
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return new Client(socket);
  }
  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }
  async ask(request: RequestBody): Promise<Answered> {
    const id = this.nextId++;
    this.send({ ...request, id });
    const found = (): Answered | undefined => this.messages.find((m): m is Answered => 'id' in m && m.id === id);
    await this.until(() => found() !== undefined || this.gone);
    const answer = found();
    if (!answer) throw new Error('the connection ended before the answer');
    return answer;
  }
  async refusedWith(request: RequestBody): Promise<string> {
    const answer = await this.ask(request);
    return answer.type === 'refused' ? answer.refusal.code : answer.type;
  }
  until(what: () => boolean, milliseconds = PATIENCE): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(look);
        reject(new Error(`waited ${milliseconds} ms in vain; last heard: ${this.heard.slice(-3).join('\n')}`));
      }, milliseconds);
      const look = (): void => {
        if (!what()) return;
        clearTimeout(timer);
        this.waiting.delete(look);
        resolve();
      };
      this.waiting.add(look);
      look();
    });
  }
  get last(): Message {
    return this.messages.at(-1)!;
  }
  get closed(): boolean {
    return this.gone;
  }
  /** The seat of mine that must answer now. */
  get asked(): { seat: number; seq: number; space: NonNullable<NonNullable<WireView['pending']>['asks'][number]['space']> } | null {
    for (const { seat, pending } of this.views) {
      const ask = pending?.asks.find(a => a.seat === seat && !a.answered);
      if (pending && ask?.space) return { seat, seq: pending.seq, space: ask.space };
    }
    return null;
  }
  answer(answer: number[]): Promise<Answered> {
    const { seat, seq } = this.asked!;
    return this.ask({ type: 'answer', seat, seq, answer });
  }
  close(): Promise<void> {
    this.socket.close();
    return this.until(() => this.gone);
  }
}

/** A new match; its table has a chat unless told. */
export const create = async (url: string, given: object): Promise<Created> => {
  const body = { ...given, tableRules: { chat: true, ...('tableRules' in given ? (given.tableRules as object) : {}) } };
  const response = await fetch(`${url}/api/v1/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (response.status !== 201) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()) as Created;
};

/** Two players end their match and agree on another one. */
export const rematchOf = async (players: readonly Client[]): Promise<string> => {
  const [a, b] = players as readonly [Client, Client];
  await a.ask({ type: 'resign', seat: 0 });
  await a.ask({ type: 'propose', seat: 0, action: { kind: 'rematch' } });
  await b.ask({ type: 'agree', seat: 1 });
  await b.until(() => b.table?.rematch != null);
  return b.table!.rematch!;
};
