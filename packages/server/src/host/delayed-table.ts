import { changeMessage, tableMessage, writeMessage } from '../table/messages.js';
import { restoreTable } from '../table/snapshot.js';
import { copyTable, newTable, replay, type TableState } from '../table/table.js';
import { later } from '../timer.js';
import { broadcast, type Room, type Watcher } from './room.js';

const delayOf = (room: Room): number => room.table.row.tableRules.spectators.delaySeconds * 1000;
const isDelayed = (room: Room, w: Watcher): boolean => w.seats.length === 0 && delayOf(room) > 0;

/** The newest snapshot that delayed spectators may see; otherwise the beginning of the match. */
const startOf = (room: Room, now: number): TableState => {
  const { row, game, events } = room.table;
  const old = room.snapshots.filter(s => events[s.version - 1]!.at + delayOf(room) <= now);
  const newest = old.pop();
  const restored = game && newest && restoreTable(row, game, events, newest, old);
  return typeof restored === 'object' && restored ? restored : newTable(row, game);
};

/** The version that this watcher may know of. */
export const versionFor = (room: Room, w: Watcher): number =>
  (isDelayed(room, w) ? (room.delayed?.table ?? room.table) : room.table).version;

/** Show the table to a watcher from now on, or only what happened after version `resume`. */
export const watch = (room: Room, w: Watcher, resume: number | undefined, now: () => number): void => {
  const delayed = isDelayed(room, w);
  if (delayed && !room.delayed) {
    room.delayed = { table: startOf(room, now()), watchers: new Set(), timer: null };
    advanceDelayed(room, now);
  }
  const table = delayed ? room.delayed!.table : room.table;
  w.send(writeMessage(table.row, resume === undefined ? tableMessage(table, w) : changeMessage(table, resume, w, true)));
  (delayed ? room.delayed! : room).watchers.add(w);
};
export const unwatch = (room: Room, w: Watcher): void => {
  room.watchers.delete(w);
  room.delayed?.watchers.delete(w);
  if (room.delayed?.watchers.size === 0) stopDelayed(room);
};

/** Replay the events that are old enough, and come back when the next one is. */
export const advanceDelayed = (room: Room, now: () => number): void => {
  const { delayed } = room;
  if (!delayed) return;
  if (delayed.timer) clearTimeout(delayed.timer);
  delayed.timer = null;
  const due = room.table.events.slice(delayed.table.version).filter(s => s.at + delayOf(room) <= now());
  if (due.length > 0) {
    const table = copyTable(delayed.table),
      from = table.version;
    for (const stamped of due) replay(table, stamped);
    delayed.table = table;
    broadcast(table, delayed.watchers, from);
  }
  const next = room.table.events[delayed.table.version];
  if (!next) return;
  delayed.timer = later(() => advanceDelayed(room, now), Math.max(1, next.at + delayOf(room) - now()));
};
export const stopDelayed = (room: Room): void => {
  if (room.delayed?.timer) clearTimeout(room.delayed.timer);
  room.delayed = null;
};
