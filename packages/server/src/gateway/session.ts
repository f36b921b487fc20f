import type { Seat } from '@cadre/core';
import { type Hello, helloSchema, type Message, PROTOCOL, type Request, refusal, requestSchema, type WireRefusal } from '@cadre/protocol';
import type { z } from 'zod';
import { unwatch, versionFor, watch } from '../host/delayed-table.js';
import { type Room, sendToAll, tellPresence, type Watcher } from '../host/room.js';
import { seatsOpenedBy } from '../secrets.js';
import { later } from '../timer.js';
import { closedToSpectators } from './api/credentials.js';
import type { GatewayParts } from './gateway.js';
import { hintFor } from './hints.js';
import { bucket } from './limits.js';
import { countMistake, TOO_MANY_MISTAKES } from './mistakes.js';
import { previewFor } from './previews.js';
import { fileReport } from './reports.js';

/** A connection to one client: a WebSocket, or a port of a worker. */
export interface Channel {
  readonly open: boolean;
  /** The client does not read what it is told: it gets no more, and can come back and resume. */
  readonly isStuck: boolean;
  send(text: string): void;
  /** What was sent before still arrives. */
  close(code: number, reason: string): void;
  terminate(): void;
  /** Reads nothing more, and ends even if the client does not. */
  cut(code: number, reason: string): void;
}
/** The server's end of one channel. */
export interface Session {
  /** Null: it was binary. */
  receive(text: string | null): void;
  onClose(): void;
  /** The client sends more than anybody can need. */
  flooded(what: string): void;
  /** The server stops. */
  stop(): void;
}
const HELLO_WITHIN = 10_000;
const CLOSE = { refused: 1008, restart: 1012 } as const;

/** One client. It says hello once, then asks for things; everything it is told goes through `send`. */
export const openSession = (channel: Channel, address: string, parts: GatewayParts): Session => {
  const { host, limits, mistakes, now, metrics } = parts;
  const messages = bucket(limits.messages, now),
    addressMessages = parts.messages(address),
    floods = bucket(limits.floods, now);
  /** How each mute is lifted. */
  const mutes = new Map<Seat, () => void>();
  let joined: { readonly room: Room; readonly watcher: Watcher; readonly muted: Set<Seat> } | null = null,
    greeting = false,
    openRequests = 0,
    isClosed = false;
  const sendText = (text: string): void => {
    if (!channel.open) return;
    if (channel.isStuck) channel.terminate();
    else channel.send(text);
  };
  const send = (message: Message): void => sendText(JSON.stringify(message));
  const refuse = (id: number | null, why: WireRefusal): void => {
    metrics.refused(why.code);
    send({ type: 'refused', id, refusal: why });
  };
  const bye = (why: WireRefusal, code: number = CLOSE.refused): void => {
    if (isClosed) return;
    metrics.refused(why.code);
    send({ type: 'bye', refusal: why });
    channel.close(code, why.code);
    onClose();
  };
  const flooded = (what: string): void => {
    if (isClosed) return;
    const why = refusal('too-fast', `this connection sends too much (${what}): come back later and more slowly`);
    parts.observer.warn('a flood was refused', { address, what });
    metrics.refused(why.code);
    send({ type: 'bye', refusal: why });
    channel.cut(CLOSE.refused, why.code);
    onClose();
  };
  /** Refused, and after a few times not even that: an answer to everybody who floods would cost more than the flood. */
  const slowDown = (why: string): void => {
    if (floods.take()) refuse(null, refusal('too-fast', why));
    else flooded('messages');
  };
  const helloTimer = setTimeout(() => bye(refusal('say-hello', 'say hello within ten seconds')), HELLO_WITHIN);

  const greet = async (hello: Hello): Promise<void> => {
    if (hello.protocol !== PROTOCOL) return bye(refusal('wrong-protocol', `expected protocol ${PROTOCOL}, got ${hello.protocol}`));
    const found = await host.open(hello.match);
    if (!found) return bye(mistakes(address).take() ? refusal('no-such-match', 'match not found') : TOO_MANY_MISTAKES);
    const seen = found.table.version;
    const opened = async () => seatsOpenedBy(hello.secrets, await parts.store.hashes(found.id));
    const seats = await opened();
    if (!seats) return bye(countMistake(mistakes, address, found.id));
    const banned = parts.gate.seats(hello.secrets);
    if (banned) return bye(banned);
    const closed = seats.length === 0 ? closedToSpectators(found.table.row.tableRules) : null;
    if (closed) return bye(closed);
    for (const seat of seats) {
      const outcome = await host.perform(found.id, {
        type: 'join',
        seat,
        name: hello.name ?? `Seat ${seat + 1}`,
        contribution: hello.contribution ?? '',
      });
      if ('refusal' in outcome && outcome.refusal.code !== 'frozen') return bye(outcome.refusal);
    }
    const room = (await host.open(hello.match)) ?? found; // it may have left the memory meanwhile
    if (handedOver(room, seats, seen) && !(await opened())) return bye(HANDED_OVER);
    if (isClosed) return;
    const muted = new Set<Seat>();
    const watcher: Watcher = {
      seats,
      muted,
      words: hello.words ?? null,
      presence: hello.presence ?? false,
      isAway: false,
      send: sendText,
      dismiss: (why = HANDED_OVER) => bye(why),
    };
    if (seats.length > 0 && room.address === '') room.address = address;
    watch(room, watcher, hello.resume, now);
    joined = { room, watcher, muted };
    tellPresence(room);
    const problem = parts.trouble();
    if (problem) send({ type: 'storage', problem });
    metrics.connected(seats.length, 1);
  };

  const act = async (request: Request): Promise<void> => {
    const { room, watcher, muted } = joined!;
    const { id } = request;
    if (request.type === 'ping') return send({ type: 'pong', id });
    if (request.type === 'mute') {
      mutes.get(request.whose)?.();
      if (request.muted) mutes.set(request.whose, muteFor(muted, request.whose, request.minutes));
      return send({ type: 'done', id, version: versionFor(room, watcher) });
    }
    if (request.type === 'away') {
      watcher.isAway = request.away;
      tellPresence(room);
      return send({ type: 'done', id, version: versionFor(room, watcher) });
    }
    if (watcher.seats.length === 0) return refuse(id, refusal('spectator', 'spectators cannot do that'));
    if (!watcher.seats.includes(request.seat))
      return refuse(id, refusal('not-your-seat', `seat ${request.seat} is not yours: you hold ${watcher.seats.join(', ')}`));
    if (request.type === 'point') {
      const silenced = parts.gate.chat(room.id, request.seat);
      if (silenced) return refuse(id, silenced);
      const others = [...room.watchers].filter(w => w.presence && !w.muted.has(request.seat));
      sendToAll(others, { type: 'pointed', seat: request.seat, at: request.at });
      return send({ type: 'done', id, version: versionFor(room, watcher) });
    }
    if (request.type === 'report') {
      const kept = await fileReport(parts, room, address, request.seat, request);
      return 'code' in kept ? refuse(id, kept) : send({ type: 'reported', id, ...kept });
    }
    const closed = request.type === 'hint' || request.type === 'preview' ? null : closedTo(parts.gate, room.id, request);
    if (closed) return refuse(id, closed);
    const language = ('language' in request ? request.language : undefined) ?? watcher.words ?? 'en';
    if (request.type === 'hint') {
      const hint = await hintFor(parts, room, address, request.seat, language);
      return 'code' in hint ? refuse(id, hint) : send({ type: 'hint', id, ...hint });
    }
    if (request.type === 'preview') {
      const preview = await previewFor(parts, room, address, { ...request, language });
      return 'code' in preview ? refuse(id, preview) : send({ type: 'preview', id, ...preview });
    }
    const outcome = await host.perform(room.id, request.type === 'answer' ? { ...request, language } : request);
    if ('refusal' in outcome) refuse(id, outcome.refusal);
    else send({ type: 'done', id, version: outcome.version });
  };

  /** Null: it has been refused. */
  const receive = (text: string): Promise<void> | null => {
    const message = parseJson(text);
    if (joined) {
      const request = requestSchema.safeParse(message);
      if (request.success) return act(request.data);
      refuse(idOf(message), refusal('bad-message', reasonOf(request.error, message)));
    } else if (greeting) bye(refusal('say-hello', 'wait for the reply to hello'));
    else {
      greeting = true;
      const hello = helloSchema.safeParse(message);
      if (hello.success) {
        clearTimeout(helloTimer);
        return greet(hello.data);
      }
      bye(refusal('say-hello', `the first message must be hello: ${reasonOf(hello.error, message)}`));
    }
    return null;
  };
  const onClose = (): void => {
    clearTimeout(helloTimer);
    if (isClosed) return;
    isClosed = true;
    for (const lift of mutes.values()) lift();
    if (!joined) return;
    unwatch(joined.room, joined.watcher);
    tellPresence(joined.room);
    metrics.connected(joined.watcher.seats.length, -1);
  };
  return {
    receive: text => {
      if (isClosed) return; // a client may go on sending after bye
      if (!messages.take()) return slowDown(`at most ${limits.messages.perSecond} messages a second`);
      if (!addressMessages.take()) return slowDown(`at most ${limits.addressMessages.perSecond} messages a second from one address`);
      if (text === null) return refuse(null, refusal('bad-message', 'expected JSON text, got binary data'));
      if (openRequests >= limits.openRequests) return slowDown(`at most ${limits.openRequests} requests without a reply`);
      openRequests++;
      void (receive(text) ?? Promise.resolve())
        .catch((thrown: unknown) => {
          parts.observer.problem('a message could not be handled', thrown);
          const away = refusal('storage', 'the database is unavailable: try again in a moment');
          if (joined) refuse(idOf(parseJson(text)), away);
          else bye(away); // nothing else can be said here before hello is answered
        })
        .finally(() => {
          openRequests--;
        });
    },
    flooded,
    onClose,
    stop: () => bye(refusal('stopping', 'the server is stopping: come back in a moment'), CLOSE.restart),
  };
};

/** Hides what a seat says, for some minutes or until the connection ends. Returns how to lift it. */
const muteFor = (muted: Set<Seat>, seat: Seat, minutes: number | undefined): (() => void) => {
  muted.add(seat);
  const timer = minutes === undefined ? null : later(() => muted.delete(seat), minutes * 60_000);
  return () => {
    muted.delete(seat);
    if (timer) clearTimeout(timer);
  };
};
/** Why the operator does not let this happen now. */
const closedTo = (gate: GatewayParts['gate'], match: string, request: Extract<Request, { readonly seat: Seat }>): WireRefusal | null => {
  if (request.type === 'say') return gate.changes() ?? gate.chat(match, request.seat);
  if (request.type === 'propose' && request.action.kind === 'rematch') return gate.newMatches();
  return gate.changes();
};
const HANDED_OVER = refusal('wrong-secret', 'this seat has a new secret: the old one is no longer valid');
/** Whether one of these seats may have got another secret after version `seen`. */
const handedOver = ({ table }: Room, seats: readonly Seat[], seen: number): boolean =>
  table.events.slice(seen).some(({ event }) => event.kind === 'handed-over' && seats.includes(event.seat));

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // refused by the schema, with a reason
  }
};
const idOf = (message: unknown): number | null => {
  const id = (message as { id?: unknown } | null | undefined)?.id;
  return typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? id : null;
};
const reasonOf = (error: z.ZodError, parsed: unknown): string => {
  if (parsed === undefined) return 'not valid JSON';
  const { path, message } = error.issues[0]!;
  return `${path.length > 0 ? `${path.join('.')}: ` : ''}${message}`;
};
