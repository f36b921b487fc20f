import type { Store } from '../store/store.js';
import { KEPT_SNAPSHOTS, snapshotTable } from '../table/snapshot.js';
import { nextTurn } from '../timer.js';
import type { HostObserver } from './observer.js';
import type { Room } from './room.js';

/** Events between two snapshots: no more than these are replayed when a match is loaded. */
export const SAVE_EVERY = 100;

/** Without a snapshot only loading is slower: nobody waits for one, and one that cannot be stored is not tried again. */
export interface SnapshotWriter {
  saveIfDue(room: Room): void;
  /** When nothing is on its way to the database any more. */
  settled(): Promise<void>;
}
export const openSnapshotWriter = (store: Pick<Store, 'saveSnapshot'>, every: number, observer: HostObserver): SnapshotWriter => {
  const underWay = new Map<string, Promise<void>>();
  /** The table of a room holds stored events only, so a snapshot is never ahead of them. */
  const save = async (room: Room): Promise<void> => {
    try {
      await nextTurn(); // the reply to the answer goes out first
      const snapshot = snapshotTable(room.table);
      if (!snapshot) return;
      await store.saveSnapshot(room.id, snapshot, KEPT_SNAPSHOTS);
      room.snapshots = [...room.snapshots, snapshot].slice(-KEPT_SNAPSHOTS);
      observer.snapshot('saved');
    } catch (thrown) {
      observer.snapshot('failed');
      observer.problem(`no snapshot of match ${room.id} could be stored`, thrown);
    } finally {
      underWay.delete(room.id);
    }
  };
  return {
    saveIfDue: room => {
      if (underWay.has(room.id) || room.table.version < room.snapshotDue || !room.table.match) return;
      room.snapshotDue = room.table.version + every;
      underWay.set(room.id, save(room));
    },
    settled: async () => {
      await Promise.all(underWay.values());
    },
  };
};
