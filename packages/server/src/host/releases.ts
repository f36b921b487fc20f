import { refusal } from '@cadre/protocol';
import type { Store } from '../store/store.js';
import { stopDelayed } from './delayed-table.js';
import { enqueue, type Room } from './room.js';

/** How matches leave the memory of a process. */
export interface Releases {
  /** Forget them and let go of them. */
  drop(rooms: readonly Room[]): Promise<void>;
  /** The same when it is the room's turn, because what is stored of it has been changed by hand: whoever looks at it comes back. */
  readAnew(room: Room): Promise<void>;
}
const READ_ANEW = refusal('owner-away', 'this match is being read anew: come back in a moment');

export const openReleases = (
  store: Pick<Store, 'release'>,
  process: string,
  rooms: Map<string, Room>,
  cancel: (room: Room) => void,
): Releases => {
  /** Claims on matches that have left the memory. */
  const given: { match: string; epoch: number }[] = [];
  const drop: Releases['drop'] = async dropped => {
    for (const room of dropped) {
      rooms.delete(room.id);
      cancel(room);
      stopDelayed(room);
    }
    given.push(...dropped.flatMap(({ id, epoch }) => (epoch === null ? [] : [{ match: id, epoch }])));
    if (given.length === 0) return;
    await store.release(process, given); // or else the next time: nobody looks after a match whose owner lives
    given.length = 0;
  };
  return {
    drop,
    readAnew: room =>
      enqueue(room, async () => {
        for (const w of [...room.watchers, ...(room.delayed?.watchers ?? [])]) w.dismiss(READ_ANEW);
        await drop([room]);
      }),
  };
};
