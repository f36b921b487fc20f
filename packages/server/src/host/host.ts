import type { AnyGame } from '@cadre/core';
import { refusal } from '@cadre/protocol';
import type { BotRunner } from '../bots/bot-runner.js';
import { processName, type Tokens } from '../secrets.js';
import { type Stopwatch, wallWatch } from '../stopwatch.js';
import { MATCH_CHANGED } from '../store/append-statements.js';
import type { Store } from '../store/store.js';
import { type Command, seatAsking } from '../table/decide.js';
import { draft } from '../table/draft.js';
import { replayAll } from '../table/snapshot.js';
import { copyTable, type TableState } from '../table/table.js';
import { type Automation, openAutomation } from './automation.js';
import { advanceDelayed, stopDelayed } from './delayed-table.js';
import { askOwner, type Forwarder, type Outcome, openForwarder } from './forwarding.js';
import { openLoader } from './loader.js';
import type { HostObserver } from './observer.js';
import { openReleases } from './releases.js';
import { createRematch } from './rematch.js';
import { broadcast, countWaiting, dismissOld, enqueue, markStale, type Room, roomFor, wakeAt } from './room.js';
import { openSnapshotWriter, SAVE_EVERY } from './snapshot-writer.js';
import { watchStalls } from './stalls.js';
import { type SlowCommands, tryCommand } from './try-command.js';

export interface HostParts {
  readonly store: Store;
  readonly games: readonly AnyGame[];
  readonly botRunner: BotRunner;
  readonly observer: HostObserver;
  readonly now: () => number;
  /** Counts on even if the wall clock is set; with it, time in which this process stood still is nobody's. */
  readonly monotonic?: () => number;
  readonly tokens: Tokens;
  /** Events between two snapshots of a match. */
  readonly saveEvery?: number;
  readonly slowCommands?: SlowCommands;
  /** Measures the work of a command; by the clock on the wall, unless told. */
  readonly startWatch?: () => Stopwatch;
}
/** All matches of this process. */
export interface Host {
  readonly process: string;
  readonly rooms: ReadonlyMap<string, Room>;
  open(match: string): Promise<Room | null>;
  perform(match: string, command: Command): Promise<Outcome>;
  /** Become the owner if nobody is, and do what the match waits for. */
  adopt(match: string): Promise<void>;
  /** Forget them and let go of them. */
  drop(rooms: readonly Room[]): Promise<void>;
  /** What is stored of these matches has been changed by hand: every process reads them anew. */
  reload(matches: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

export const STORAGE_UNAVAILABLE = 'the database is unavailable: nothing is lost, try again in a moment';
const TOO_SLOW = refusal('too-fast', 'the commands of these matches take too long: wait a moment');
/** Instead of a version, where what was stored before has changed. */
const RELOAD = 'reload';
const ATTEMPTS = 3;

/** Requests of one seat that wait for their turn at one match: its opponent must not have to wait for more. */
const MOST_WAITING = 16;

export const openHost = async ({
  store,
  games,
  botRunner,
  observer,
  now,
  monotonic,
  tokens,
  saveEvery = SAVE_EVERY,
  slowCommands,
  startWatch = wallWatch,
}: HostParts): Promise<Host> => {
  const me = processName();
  const rooms = new Map<string, Room>(),
    loading = new Map<string, Promise<Room | null>>();
  const context = { bots: botRunner.names, newMatchId: tokens.matchId };
  let closed = false;

  const read = openLoader({ store, games, observer });
  const snapshotWriter = openSnapshotWriter(store, saveEvery, observer);
  const load = async (match: string): Promise<Room | null> => {
    const loaded = await read(match);
    if (!loaded) return null;
    const room = roomFor(loaded, now(), saveEvery);
    rooms.set(match, room);
    return room;
  };
  const open = (match: string): Promise<Room | null> => {
    const room = rooms.get(match);
    if (room) {
      room.usedAt = now(); // it is about to be used: it must not be dropped meanwhile
      return Promise.resolve(room);
    }
    let under = loading.get(match);
    if (!under) {
      under = load(match).finally(() => loading.delete(match));
      loading.set(match, under);
    }
    return under;
  };

  const commit = (room: Room, table: TableState): void => {
    const from = room.table.version;
    room.table = table;
    room.usedAt = now();
    broadcast(table, room.watchers, from);
    dismissOld(room, from);
    advanceDelayed(room, now);
    automation.schedule(room);
  };
  const refresh = async (room: Room): Promise<void> => {
    const events = await store.eventsAfter(room.id, room.table.version);
    room.stale = false;
    if (room.epoch !== null && room.unavailableSince !== null) room.outage += Math.max(0, now() - room.unavailableSince);
    room.unavailableSince = null;
    if (events.length === 0) return;
    const table = copyTable(room.table);
    await replayAll(table, events);
    commit(room, table);
  };
  const lose = async (room: Room): Promise<void> => {
    room.epoch = null;
    room.outage = 0;
    automation.cancel(room);
    await refresh(room);
  };
  const isOurs = (room: Room): boolean => room.epoch !== null && !room.stale && room.outage === 0;
  /** True when this process may write the match. */
  const claim = async (room: Room): Promise<boolean> => {
    if (room.stale) await refresh(room);
    if (room.epoch === null) {
      const claimed = await store.claim(room.id, me);
      if (!claimed) return false;
      room.outage += claimed.outage;
      await refresh(room);
      room.epoch = claimed.epoch;
      room.owner = null;
      room.wakeAt = claimed.wakeAt;
    }
    if (room.outage > 0) {
      await write(room, { type: 'outage', milliseconds: room.outage }, now());
      room.outage = 0;
    }
    automation.schedule(room); // a command that changes nothing would otherwise leave its bots waiting for ever
    return true;
  };
  /** Null: another process has taken the match meanwhile. */
  const write = async (room: Room, command: Command, at: number): Promise<Outcome | null> => {
    const d = draft(room.table, at, startWatch);
    const refused = tryCommand(room, d, command, context, observer, startWatch, slowCommands);
    if (refused) return { refusal: refused };
    if (d.events.length === 0) return { version: room.table.version };
    if (d.table.rematch !== room.table.rematch) await createRematch(store, games, d.table, tokens, now());
    const next = wakeAt(d.table, d.now);
    const mark = markOf(room, d.now, next);
    const appended = await store.append({ match: room.id, epoch: room.epoch!, events: d.events, mark });
    if (appended === 'fenced') {
      await lose(room);
      return null;
    }
    if (mark) room.wakeAt = next;
    commit(room, d.table);
    snapshotWriter.saveIfDue(room);
    return { version: d.table.version };
  };
  /** What the sweep for forgotten matches needs to know, if what it knows is wrong. Overdue is overdue. */
  const markOf = ({ wakeAt: known }: Room, at: number, next: number | null) => {
    const isDue = (time: number | null | undefined): boolean => typeof time === 'number' && time <= at;
    return next === known || (isDue(next) && isDue(known)) ? null : { wakeAt: next };
  };
  const attempt = async (room: Room, command: Command, mayForward: boolean, at: number): Promise<Outcome> => {
    const before = room.table.version;
    for (let n = 0; n < ATTEMPTS; n++) {
      if (isOurs(room) || ((room.owner === null || !mayForward) && (await claim(room)))) {
        const outcome = await write(room, command, at);
        if (outcome) return outcome;
      } else if (!mayForward) break;
      else {
        const owner = room.owner ?? (await store.ownerOf(room.id));
        if (owner === null || owner === me) continue;
        const outcome = await askOwner(forwarder, owner, room, command, before, refresh);
        if (outcome) return outcome;
      }
    }
    return { refusal: refusal('owner-away', 'this match is moving to another server process: try again') };
  };
  const guarded = (room: Room, job: Promise<Outcome>): Promise<Outcome> =>
    job.then(
      outcome => {
        observer.storage(null);
        return outcome;
      },
      (thrown: unknown) => {
        markStale(room, now());
        observer.problem(`match ${room.id} could not be stored`, thrown);
        observer.storage(STORAGE_UNAVAILABLE);
        return { refusal: refusal('storage', STORAGE_UNAVAILABLE) };
      },
    );
  const performAt = async (match: string, command: Command, mayForward: boolean): Promise<Outcome> => {
    if (closed) return { refusal: refusal('stopping', 'the server is stopping: come back in a moment') };
    stalls?.check();
    const at = now(); // clocks are charged until now, not until it is this command's turn
    const room = rooms.get(match) ?? (await open(match));
    if (!room) return { refusal: refusal('no-such-match', 'match not found') };
    const seat = seatAsking(command);
    if (seat !== null && (room.waitingOf.get(seat) ?? 0) >= MOST_WAITING)
      return { refusal: refusal('too-fast', `at most ${MOST_WAITING} requests of one seat may wait for their turn`) };
    if (room.address !== '' && slowCommands?.(room.address).take(0) === false) return { refusal: TOO_SLOW };
    countWaiting(room, seat, 1);
    const outcome = await enqueue(room, () => guarded(room, attempt(room, command, mayForward, at)));
    countWaiting(room, seat, -1);
    if ((command.type === 'answer' || command.type === 'bot-answer') && 'version' in outcome) observer.answered();
    return outcome;
  };
  const stalls = monotonic
    ? watchStalls(monotonic, milliseconds => {
        observer.warn('this process stood still: no clock is charged for it', { milliseconds });
        for (const room of rooms.values()) if (room.epoch !== null && room.table.clock?.since != null) room.outage += milliseconds;
      })
    : null;
  const automation: Automation = openAutomation({
    checkStalls: () => stalls?.check(),
    botRunner,
    now,
    perform: (match, command) => performAt(match, command, false),
    observer,
  });
  const forwarder: Forwarder = await openForwarder(store, me, now, (match, command) => performAt(match, command, false));
  const { drop, readAnew } = openReleases(store, me, rooms, room => automation.cancel(room));
  const onMatchChanged = (payload: string): void => {
    const [match, n] = payload.split(' ');
    const room = rooms.get(match!);
    if (n === RELOAD) {
      if (room) void readAnew(room).catch((thrown: unknown) => observer.problem(`match ${match} could not be given up`, thrown));
      return;
    }
    if (room) catchUp(room, Number(n));
    // A match that is being loaded may just have missed it. If it cannot be loaded, the caller of `open` learns why.
    else
      loading.get(match!)?.then(
        loaded => catchUp(loaded, Number(n)),
        () => undefined,
      );
  };
  const catchUp = (room: Room | null, n: number): void => {
    if (room && room.table.version < n) void enqueue(room, () => refreshTo(room, n));
  };
  const refreshTo = async (room: Room, n: number): Promise<void> => {
    if (room.table.version >= n) return;
    await guarded(
      room,
      refresh(room).then(() => ({ version: n })),
    );
  };

  await store.listen(MATCH_CHANGED, onMatchChanged, () => {
    for (const room of rooms.values()) room.stale = true; // ours may be another's by now
  });

  return {
    process: me,
    rooms,
    open,
    perform: (match, command) => performAt(match, command, true),
    adopt: async match => {
      const room = await open(match);
      if (!room) return;
      await enqueue(room, () =>
        guarded(
          room,
          claim(room).then(() => ({ version: room.table.version })),
        ),
      );
    },
    drop,
    reload: async matches => {
      for (const match of matches) {
        const room = rooms.get(match);
        if (room) await readAnew(room);
        if (store.shared) await store.notify({ channel: MATCH_CHANGED, payload: `${match} ${RELOAD}` });
      }
    },
    close: async () => {
      closed = true;
      stalls?.stop();
      for (const room of rooms.values()) {
        automation.cancel(room);
        stopDelayed(room);
      }
      await Promise.all([...rooms.values()].map(room => room.queue));
      await snapshotWriter.settled();
    },
  };
};
