import type { Language, Preview, PreviewRequest } from '@cadre/core';
import type { Message, Request, WireRefusal } from '@cadre/protocol';
import { mutesOf } from '../memory/mutes.js';
import { contributionTo, keepPromise, promiseOf } from '../memory/promises.js';
import type { Pace } from '../settings/read-settings.js';
import { fetchMatch } from './api.js';
import { backendOf } from './backend.js';
import { type Connection, type ConnectionStatus, openConnection, type RequestBody } from './connection.js';
import { delay, EMPTY, type Queue, readUntil, type TablePlayback } from './pacing.js';
import { openPreviews } from './previews.js';
import { applyChange, type ChangeMessage, isForeign, openSession, type Session } from './session.js';

/** What the page tells the player, besides the table itself. */
export type Notice =
  | { readonly kind: 'refused'; readonly refusal: WireRefusal }
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'back' }
  | { readonly kind: 'reported'; readonly report: string };
/** What a bot would do in a seat's place, and why. It is about one question and is gone with it. */
export type Hint = Extract<Message, { type: 'hint' }>;
/** Everything one match page draws from. */
export interface ClientState {
  readonly status: ConnectionStatus;
  readonly session: Session | null;
  /** Changes that have arrived but are not shown yet. */
  readonly waiting: number;
  readonly outgoing: readonly Request[];
  readonly notice: Notice | null;
  readonly hint: Hint | null;
  /** Who is connected; null until the server has said so. */
  readonly presence: Presence | null;
  /** What was pointed at, the latest last. */
  readonly points: readonly Point[];
}
export type Presence = Extract<Message, { type: 'presence' }>;
/** Somebody pointed at a thing on the table. */
export interface Point {
  readonly id: number;
  readonly seat: number;
  readonly at: string;
}
export interface MatchClient {
  state(): ClientState;
  subscribe(listener: () => void): () => void;
  /** `refused` hears of it first when the server does not take it, and says whether that is all there is to say. */
  send(request: RequestBody, refused?: (refusal: WireRefusal) => boolean): void;
  /** What the rules say about question `seq` of a seat. */
  preview(seat: number, seq: number, request: PreviewRequest, signal?: AbortSignal): Promise<Preview>;
  /** Show the next waiting change, or all of them. */
  step(all?: boolean): void;
  /** Whether the table is still showing the latest change: others wait until it is done. */
  setShowing(isShowing: boolean): void;
  dismiss(): void;
  close(): void;
}
export interface MatchClientOptions {
  readonly match: string;
  readonly secrets: readonly string[];
  readonly name: string;
  /** In which the game speaks. */
  readonly language: Language;
  pace(): Pace;
}

/** So long a thing that somebody points at stays marked. */
const POINT_MS = 4000;
/** After a lost connection, an answer that is sent again may have arrived the first time. */
const HARMLESS: readonly string[] = ['late', 'already-answered', 'not-asked'];

/** Before the server has said anything. */
export const CONNECTING: ClientState = {
  status: { is: 'connecting' },
  session: null,
  waiting: 0,
  outgoing: [],
  notice: null,
  hint: null,
  presence: null,
  points: [],
};
export const openMatchClient = ({ match, secrets, name, language, pace }: MatchClientOptions): MatchClient => {
  let state = CONNECTING;
  let queue: Queue = EMPTY,
    playback: TablePlayback = 'none',
    lastPoint = 0,
    timer: ReturnType<typeof setTimeout> | undefined;
  const repeated = new Set<number>();
  const refusalHandlers = new Map<number, (refusal: WireRefusal) => boolean>();
  const listeners = new Set<() => void>();
  const set = (part: Partial<ClientState>): void => {
    state = { ...state, ...part, waiting: queue.waiting.length, outgoing: connection.outgoing() };
    for (const listener of listeners) listener();
  };

  const show = (m: ChangeMessage): void => {
    const session = applyChange(state.session!, m);
    if (session) set({ session });
    else {
      queue = EMPTY;
      connection.resync();
    }
  };
  /** Show what may be shown now, and come back for the rest. */
  const run = (): void => {
    clearTimeout(timer);
    for (;;) {
      const [next, ...rest] = queue.waiting;
      if (!next || !state.session) break;
      const foreign = isForeign(state.session, next);
      const wait = delay(queue, foreign, pace(), performance.now(), playback);
      if (wait > 0) {
        if (Number.isFinite(wait)) timer = setTimeout(run, wait);
        break;
      }
      queue = { waiting: rest, readUntil: readUntil(queue, next, foreign, pace(), performance.now()) };
      show(next);
    }
    set({});
  };
  const step = (all = false): void => {
    do {
      const [next, ...rest] = queue.waiting;
      if (!next) break;
      queue = { waiting: rest, readUntil: readUntil(EMPTY, next, true, pace(), performance.now()) };
      show(next);
    } while (all);
    run();
  };

  const receive = (m: Message): void => {
    if (m.type === 'table') keepPromise(m.table, m.seats);
    else if (m.type === 'change' && m.table && state.session) keepPromise(m.table, state.session.seats);
    switch (m.type) {
      case 'table':
        queue = EMPTY;
        set({ session: openSession(m, state.session?.storageProblem ?? null) });
        return;
      case 'change':
        queue = { ...queue, waiting: [...queue.waiting, m] };
        run();
        return;
      case 'storage':
        set(state.session ? { session: { ...state.session, storageProblem: m.problem } } : {});
        return;
      case 'refused': {
        if (m.id !== null && previews.refuse(m.id, m.refusal)) return;
        const harmless = m.id !== null && repeated.delete(m.id) && HARMLESS.includes(m.refusal.code);
        set({}); // whoever hears of it may send another answer: this one is no longer on its way
        const isHandled = m.id !== null && (refusalHandlers.get(m.id)?.(m.refusal) ?? false);
        if (m.id !== null) refusalHandlers.delete(m.id);
        set(harmless || isHandled ? {} : { notice: { kind: 'refused', refusal: m.refusal } });
        return;
      }
      case 'reported':
        set({ notice: { kind: 'reported', report: m.report } });
        return;
      case 'hint':
        set({ hint: m });
        return;
      case 'presence':
        set({ presence: m });
        return;
      case 'pointed': {
        const point = { id: ++lastPoint, seat: m.seat, at: m.at };
        set({ points: [...state.points, point] });
        setTimeout(() => set({ points: state.points.filter(p => p !== point) }), POINT_MS);
        return;
      }
      case 'preview':
        previews.receive(m.id, m.preview as Preview);
        return;
      case 'done':
        refusalHandlers.delete(m.id);
        set({});
        return;
      case 'pong':
      case 'bye':
        set({});
        return;
    }
  };
  const connection: Connection = openConnection(
    backendOf(match).openChannel,
    {
      match,
      secrets: [...secrets],
      ...(name === '' ? {} : { name }),
      contribution: contributionTo(match),
      words: language,
      presence: true,
    },
    {
      // Whoever is the last to come would otherwise see the promise together with the first rolls.
      prepare: () =>
        secrets.length > 0 && promiseOf(match) === null ? fetchMatch(match, secrets[0]).then(({ table }) => keepPromise(table, [])) : null,
      message: receive,
      status: status => {
        if (status.is === 'away') for (const r of connection.outgoing()) repeated.add(r.id);
        const isBack = status.is === 'open' && state.status.is === 'away';
        if (status.is === 'open')
          for (const { seat, minutes } of mutesOf(match))
            connection.send({ type: 'mute', whose: seat, muted: true, ...(minutes === undefined ? {} : { minutes }) });
        // The server says again what is wrong when we are back, if it still is.
        if (status.is === 'away' && state.session) set({ session: { ...state.session, storageProblem: null } });
        set({ status, ...(isBack ? { notice: { kind: 'back' } } : {}) });
      },
      unconfirmed: () => set({ notice: { kind: 'unconfirmed' } }),
    },
  );
  const previews = openPreviews(body => connection.send(body as RequestBody));
  return {
    state: () => state,
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: (request, refused) => {
      const id = connection.send(request);
      if (refused) refusalHandlers.set(id, refused);
      set({ notice: null });
    },
    preview: (seat, seq, request, signal) => previews.ask({ type: 'preview', seat, seq, request }, signal),
    step,
    setShowing: isShowing => {
      playback = isShowing ? 'showing' : 'ready';
      if (!isShowing) run();
    },
    dismiss: () => set({ notice: null }),
    close: () => {
      clearTimeout(timer);
      listeners.clear();
      previews.close();
      connection.close();
    },
  };
};
