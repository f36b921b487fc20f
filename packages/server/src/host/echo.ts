import { restoreTable } from '../table/snapshot.js';
import { draftOf, freshTable, replay, type Table } from '../table/table.js';
import { changeSince, wholeTable } from '../table/wire.js';
import { later } from '../timer.js';
import { broadcast, type Room, type Watcher } from './room.js';

const delayOf = (room: Room): number => room.table.row.tableRules.spectators.delaySeconds * 1000;
const isDelayed = (room: Room, w: Watcher): boolean => w.seats.length === 0 && delayOf(room) > 0;

/** The newest table that spectators may see and that need not be run again. */
const beginningOf = (room: Room, now: number): Table => {
  const { row, game, happened } = room.table;
  const old = room.snapshots.filter(s => happened[s.version - 1]!.at + delayOf(room) <= now);
  const newest = old.pop();
  const restored = game && newest && restoreTable(row, game, happened, newest, old);
  return typeof restored === 'object' && restored ? restored : freshTable(row, game);
};

/** Show the table to somebody from now on; from `resume` on, if that much is known already. */
export const watch = (room: Room, w: Watcher, resume: number | undefined, now: () => number): void => {
  const delayed = isDelayed(room, w);
  if (delayed && !room.echo) {
    room.echo = { table: beginningOf(room, now()), watchers: new Set(), timer: null };
    runEcho(room, now);
  }
  const table = delayed ? room.echo!.table : room.table;
  w.send(JSON.stringify(resume === undefined ? wholeTable(table, w) : changeSince(table, resume, w, true)));
  (delayed ? room.echo! : room).watchers.add(w);
};
export const unwatch = (room: Room, w: Watcher): void => {
  room.watchers.delete(w);
  room.echo?.watchers.delete(w);
  if (room.echo?.watchers.size === 0) stopEcho(room);
};

/** Repeat what is old enough, and come back when the next event will be. */
export const runEcho = (room: Room, now: () => number): void => {
  const { echo } = room;
  if (!echo) return;
  if (echo.timer) clearTimeout(echo.timer);
  echo.timer = null;
  const due = room.table.happened.slice(echo.table.version).filter(s => s.at + delayOf(room) <= now());
  if (due.length > 0) {
    const table = draftOf(echo.table),
      from = table.version;
    for (const stamped of due) replay(table, stamped);
    echo.table = table;
    broadcast(table, echo.watchers, from);
  }
  const next = room.table.happened[echo.table.version];
  if (!next) return;
  echo.timer = later(() => runEcho(room, now), Math.max(1, next.at + delayOf(room) - now()));
};
export const stopEcho = (room: Room): void => {
  if (room.echo?.timer) clearTimeout(room.echo.timer);
  room.echo = null;
};
