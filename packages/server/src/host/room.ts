import { type Answer, nextPrompt, type Seat } from '@cadre/core';
import type { Message, WireRefusal } from '@cadre/protocol';
import { deadlines } from '../table/clock.js';
import type { StampedEvent } from '../table/event.js';
import { changeMessage, type Viewer, writeMessage } from '../table/messages.js';
import type { TableSnapshot } from '../table/snapshot.js';
import { openSeats, personsProposal, type TableState } from '../table/table.js';
import type { Timer } from '../timer.js';
import type { Loaded } from './loader.js';

/** A viewer with somewhere to send to. */
export interface Watcher extends Viewer {
  /** Wants to know who else is here. */
  readonly presence: boolean;
  /** Looks elsewhere just now. */
  isAway: boolean;
  send(message: string): void;
  /** Ends the connection: the seat now belongs to another secret, unless told otherwise. */
  dismiss(why?: WireRefusal): void;
}
/** A table that runs behind the true one, for spectators who watch with a delay. */
export interface DelayedTable {
  table: TableState;
  readonly watchers: Set<Watcher>;
  timer: Timer | null;
}
/** One match in the memory of one process, whether it may write it (it has a claim) or only shows it. */
export interface Room {
  readonly id: string;
  table: TableState;
  epoch: number | null;
  /** The other process that wrote it last, as far as we know: commands go there. */
  owner: string | null;
  /** A write may or may not have arrived, or changes were missed: refresh before writing again, and at the next heartbeat. */
  stale: boolean;
  readonly watchers: Set<Watcher>;
  /** Changes of one match happen one after the other. */
  queue: Promise<unknown>;
  waiting: number;
  /** How many of them each seat has asked for. */
  readonly waitingOf: Map<Seat, number>;
  /** Questions a bot is thinking about: the seat, the question, how many undos there have been, the bot. */
  readonly busyBots: Set<string>;
  alarm: Timer | null;
  usedAt: number;
  /** Since when nothing could be stored or read; null when it can. */
  unavailableSince: number | null;
  /** Milliseconds in which nobody could have answered, until they are stored. */
  outage: number;
  /** When the database believes that the server must act; undefined where we cannot tell. */
  wakeAt: number | null | undefined;
  /** Of the person who plays here, or has created it: bots of one address share their threads. */
  address: string;
  /** What spectators see who may not see it yet. */
  delayed: DelayedTable | null;
  /** The newest that are stored, oldest first. */
  snapshots: readonly TableSnapshot[];
  /** The version at which the next one is due. */
  snapshotDue: number;
}
export const roomFor = ({ table, snapshots }: Loaded, now: number, saveEvery: number): Room => ({
  id: table.row.id,
  table,
  epoch: null,
  owner: null,
  stale: false,
  watchers: new Set(),
  queue: Promise.resolve(),
  waiting: 0,
  waitingOf: new Map(),
  busyBots: new Set(),
  alarm: null,
  usedAt: now,
  unavailableSince: null,
  outage: 0,
  wakeAt: undefined,
  address: '',
  delayed: null,
  snapshots,
  snapshotDue: (snapshots.at(-1)?.version ?? 0) + saveEvery,
});

/** The database is away. */
export const markStale = (room: Room, now: number): void => {
  room.stale = true;
  room.unavailableSince ??= now;
  room.wakeAt = undefined;
};
export const countWaiting = ({ waitingOf }: Room, seat: Seat | null, change: 1 | -1): void => {
  if (seat !== null) waitingOf.set(seat, (waitingOf.get(seat) ?? 0) + change);
};
export const enqueue = <T>(room: Room, begin: () => Promise<T>): Promise<T> => {
  const alone = room.waiting++ === 0;
  const job = alone ? begin() : room.queue.then(begin);
  const done = (): void => {
    room.waiting--;
  };
  room.queue = job.then(done, done); // its result goes to whoever started it
  return job;
};

const OF_THE_MATCH = new Set<StampedEvent['event']['kind']>(['answered', 'said']);
/** Tell everybody what happened after version `from`. For spectators, who may be many, it is written once. */
export const broadcast = (table: TableState, watchers: Iterable<Watcher>, from: number): void => {
  const withTable = table.clock !== null || table.events.slice(from).some(s => !OF_THE_MATCH.has(s.event.kind));
  const spectators: Record<string, string> = {};
  const written = (w: Watcher): string => writeMessage(table.row, changeMessage(table, from, w, withTable));
  for (const w of watchers) {
    if (w.seats.length > 0) {
      w.send(written(w));
      continue;
    }
    const key = `${w.words} ${[...w.muted].join()}`;
    spectators[key] ??= written(w);
    w.send(spectators[key]);
  }
};
export const sendToAll = (watchers: Iterable<Watcher>, message: Message): void => {
  const text = JSON.stringify(message);
  for (const w of watchers) w.send(text);
};

/** Whether anybody who holds this seat is connected to this process. */
export const isConnected = ({ watchers, delayed }: Room, seat: Seat): boolean =>
  [...watchers, ...(delayed?.watchers ?? [])].some(w => w.seats.includes(seat));
/** Who is connected to this process, for those who want to know. */
export const tellPresence = ({ watchers, delayed }: Room): void => {
  const all = [...watchers, ...(delayed?.watchers ?? [])];
  const seatsOf = (some: readonly Watcher[]): Seat[] => [...new Set(some.flatMap(w => w.seats))].sort((a, b) => a - b);
  const here = seatsOf(all.filter(w => !w.isAway));
  const away = seatsOf(all.filter(w => w.isAway)).filter(seat => !here.includes(seat));
  sendToAll(
    all.filter(w => w.presence),
    { type: 'presence', here, away, spectators: all.filter(w => w.seats.length === 0).length },
  );
};

/** Whether anything can happen at this table without a person. */
const isRunning = (t: TableState): boolean => t.status === 'playing' && !t.paused && !t.frozen;
export interface BotToAnswer {
  readonly seat: Seat;
  readonly bot: string;
  /** A person's proposal in a joint question, to which the bot agrees without thinking. */
  readonly agreesTo: Answer | null;
}
export const botsToAnswer = (t: TableState): BotToAnswer[] => {
  if (!isRunning(t) || !t.seats.some(o => o.kind === 'bot')) return [];
  const botsAmong = (seats: readonly Seat[], agreesTo: Answer | null): BotToAnswer[] =>
    seats.flatMap(seat => {
      const occupant = t.seats[seat];
      return occupant?.kind === 'bot' ? [{ seat, bot: occupant.bot, agreesTo }] : [];
    });
  const pending = t.match?.state.pending;
  if (pending?.joint === undefined) return botsAmong(openSeats(t), null);
  // People lead: bots wait for a person's proposal and follow it. Among bots alone, one after the other proposes.
  if (!pending.asks.some(a => t.seats[a.seat]?.kind === 'person')) return botsAmong([nextPrompt(pending).seat], null);
  const wanted = personsProposal(t);
  const others = pending.asks.filter(a => a.answer?.join() !== wanted?.join()).map(a => a.seat);
  return wanted ? botsAmong(others, wanted) : [];
};
export const firstDeadline = (t: TableState): number | null => {
  const until = isRunning(t) && t.clock ? deadlines(t.row.tableRules.clock, t.clock).filter(x => x !== null) : [];
  return until.length > 0 ? Math.min(...until) : null;
};
/** When the server itself must act next: at once if a bot is asked, at the first deadline, or never. */
export const wakeAt = (t: TableState, now: number): number | null => (botsToAnswer(t).length > 0 ? now : firstDeadline(t));

/** Disconnect the former holders of seats that were handed over. */
export const dismissOld = ({ table, watchers }: Room, from: number): void => {
  for (let n = from; n < table.events.length; n++) {
    const { event } = table.events[n]!;
    if (event.kind === 'handed-over') for (const w of [...watchers]) if (w.seats.includes(event.seat)) w.dismiss();
  }
};
