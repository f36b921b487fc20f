import type { Seat } from '@cadre/core';
import { type Hello, helloSchema, type Message, PROTOCOL, type Request, refusal, requestSchema, type WireRefusal } from '@cadre/protocol';
import type { z } from 'zod';
import { unwatch, watch } from '../host/echo.js';
import type { Room, Watcher } from '../host/room.js';
import { seatsOpenedBy } from '../secrets.js';
import type { DoorParts } from './door.js';
import { hintFor } from './hints.js';
import { bucket } from './limits.js';
import { reportOn } from './reports.js';

/** Somebody at the other end, however they are connected. */
export interface Line {
  readonly open: boolean;
  /** Bytes that were sent and not read yet. */
  readonly unread: number;
  send(text: string): void;
  /** What was sent before still arrives. */
  close(code: number, reason: string): void;
  cut(): void;
}
/** What the line must tell. */
export interface Talk {
  /** Null: it was no text. */
  hear(text: string | null): void;
  ended(): void;
  /** The server stops. */
  stop(): void;
}
const HELLO_WITHIN = 10_000;
/** A client that does not read gets no more: it can come back and resume. */
const UNREAD_BYTES = 4_000_000;
const CLOSE = { refused: 1008, restart: 1012 } as const;

/** One client. It says hello once, then asks for things; everything it is told goes through `send`. */
export const serveLine = (line: Line, address: string, parts: DoorParts): Talk => {
  const { host, limits, mistakes, now, metrics } = parts;
  const messages = bucket(limits.messages, now);
  let place: { readonly room: Room; readonly watcher: Watcher; readonly muted: Set<Seat> } | null = null,
    greeting = false,
    gone = false;
  const sendText = (text: string): void => {
    if (!line.open) return;
    if (line.unread > UNREAD_BYTES) line.cut();
    else line.send(text);
  };
  const send = (message: Message): void => sendText(JSON.stringify(message));
  const refuse = (id: number | null, why: WireRefusal): void => {
    metrics.refused(why.code);
    send({ type: 'refused', id, refusal: why });
  };
  const bye = (why: WireRefusal, code: number = CLOSE.refused): void => {
    if (gone) return;
    metrics.refused(why.code);
    send({ type: 'bye', refusal: why });
    line.close(code, why.code);
    ended();
  };
  const impatience = setTimeout(() => bye(refusal('say-hello', 'say hello within ten seconds')), HELLO_WITHIN);

  const greet = async (hello: Hello): Promise<void> => {
    if (hello.protocol !== PROTOCOL)
      return bye(refusal('wrong-protocol', `this server speaks protocol ${PROTOCOL}, not ${hello.protocol}`));
    if (mistakes(address).empty) return bye(refusal('too-fast', 'too many wrong secrets from this address: wait a minute'));
    const found = await host.open(hello.match);
    if (!found) {
      mistakes(address).take();
      return bye(refusal('no-such-match', 'there is no such match'));
    }
    const seen = found.table.version;
    const opened = async () => seatsOpenedBy(hello.secrets, await parts.store.hashes(found.id));
    const seats = await opened();
    if (!seats) {
      mistakes(address).take();
      return bye(refusal('wrong-secret', 'this secret opens no seat of this match'));
    }
    if (seats.length === 0 && !found.table.row.tableRules.spectators.allowed)
      return bye(refusal('policy-forbids', 'this table has no room for spectators'));
    for (const seat of seats) {
      const joined = await host.perform(found.id, {
        type: 'join',
        seat,
        name: hello.name ?? `Seat ${seat + 1}`,
        contribution: hello.contribution ?? '',
      });
      if ('refusal' in joined && joined.refusal.code !== 'frozen') return bye(joined.refusal);
    }
    const room = (await host.open(hello.match)) ?? found; // it may have left the memory meanwhile
    if (handedOver(room, seats, seen) && !(await opened())) return bye(HANDED_OVER);
    if (gone) return;
    const muted = new Set<Seat>();
    const watcher: Watcher = {
      seats,
      muted,
      words: hello.words ?? null,
      send: sendText,
      dismiss: () => bye(HANDED_OVER),
    };
    watch(room, watcher, hello.resume, now);
    place = { room, watcher, muted };
    metrics.connected(seats.length, 1);
  };

  const act = async (request: Request): Promise<void> => {
    const { room, watcher, muted } = place!;
    const { id } = request;
    if (request.type === 'ping') return send({ type: 'pong', id });
    if (request.type === 'mute') {
      if (request.muted) muted.add(request.whose);
      else muted.delete(request.whose);
      return send({ type: 'done', id, version: room.table.version });
    }
    if (watcher.seats.length === 0) return refuse(id, refusal('spectator', 'spectators watch: only seats can do that'));
    if (!watcher.seats.includes(request.seat))
      return refuse(id, refusal('not-your-seat', `seat ${request.seat} is not yours; yours: ${watcher.seats.join(', ')}`));
    if (request.type === 'report') {
      const kept = await reportOn(parts, room, address, request.seat, request.text);
      return 'code' in kept ? refuse(id, kept) : send({ type: 'reported', id, ...kept });
    }
    if (request.type === 'hint') {
      const hint = await hintFor(parts, room, address, request.seat, request.language ?? watcher.words ?? 'en');
      return 'code' in hint ? refuse(id, hint) : send({ type: 'hint', id, ...hint });
    }
    const outcome = await host.perform(room.id, request);
    if ('refusal' in outcome) refuse(id, outcome.refusal);
    else send({ type: 'done', id, version: outcome.version });
  };

  /** Null: it has been refused. */
  const hear = (text: string): Promise<void> | null => {
    const said = parsed(text);
    if (place) {
      const request = requestSchema.safeParse(said);
      if (request.success) return act(request.data);
      refuse(idOf(said), refusal('bad-message', reasonOf(request.error, said)));
    } else if (greeting) bye(refusal('say-hello', 'wait for the answer to hello'));
    else {
      greeting = true;
      const hello = helloSchema.safeParse(said);
      if (hello.success) {
        clearTimeout(impatience);
        return greet(hello.data);
      }
      bye(refusal('say-hello', `the first message must be hello: ${reasonOf(hello.error, said)}`));
    }
    return null;
  };
  const ended = (): void => {
    clearTimeout(impatience);
    if (gone) return;
    gone = true;
    if (!place) return;
    unwatch(place.room, place.watcher);
    metrics.connected(place.watcher.seats.length, -1);
  };
  return {
    hear: text => {
      if (gone) return; // whoever was told goodbye may go on talking
      if (text === null) return refuse(null, refusal('bad-message', 'messages are JSON text'));
      if (!messages.take()) return refuse(null, refusal('too-fast', `at most ${limits.messages.perSecond} messages a second`));
      void hear(text)?.catch((thrown: unknown) => {
        parts.news.problem('a message could not be handled', thrown);
        const away = refusal('storage', 'this could not be looked up: try again in a moment');
        if (place) refuse(idOf(parsed(text)), away);
        else bye(away); // nothing else can be said here before hello is answered
      });
    },
    ended,
    stop: () => bye(refusal('stopping', 'the server is stopping: come back in a moment'), CLOSE.restart),
  };
};

const HANDED_OVER = refusal('wrong-secret', 'this seat was handed over: its old secret opens nothing any more');
/** Whether one of these seats may have got another secret after version `seen`. */
const handedOver = ({ table }: Room, seats: readonly Seat[], seen: number): boolean =>
  table.happened.slice(seen).some(({ event }) => event.kind === 'handed-over' && seats.includes(event.seat));

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // refused by the schema, with a reason
  }
};
const idOf = (said: unknown): number | null => {
  const id = (said as { id?: unknown } | null | undefined)?.id;
  return typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? id : null;
};
const reasonOf = (error: z.ZodError, said: unknown): string => {
  if (said === undefined) return 'this is no JSON';
  const { path, message } = error.issues[0]!;
  return `${path.length > 0 ? `${path.join('.')}: ` : ''}${message}`;
};
