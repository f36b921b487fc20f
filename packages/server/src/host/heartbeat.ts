import type { Store } from '../store/store.js';
import { later, type Timer } from '../timer.js';
import { type Host, STORAGE_UNAVAILABLE } from './host.js';
import type { HostObserver } from './observer.js';
import { markStale, type Room } from './room.js';

export interface Heartbeat {
  stop(): Promise<void>;
}
/** Work that is repeated, with a pause after each run. */
interface Repeated {
  readonly first: Promise<void>;
  stop(): Promise<void>;
}
export interface HeartbeatTimes {
  /** How often this process sends a heartbeat and looks for matches to take over. */
  readonly beat: number;
  /** How long a process counts as alive after its last heartbeat. */
  readonly alive: number;
  /** A match that has not been used for so long leaves the memory. */
  readonly idle: number;
  /** The same for a match that is over. */
  readonly over: number;
}
export const TIMES: HeartbeatTimes = { beat: 500, alive: 2000, idle: 60_000, over: 5000 };
const AT_ONCE = 100;

/** Keeps a process alive in the eyes of the others, takes over matches whose owner is dead, and unloads idle matches. */
export const startHeartbeat = async (
  host: Host,
  store: Store,
  times: HeartbeatTimes,
  now: () => number,
  observer: HostObserver,
): Promise<Heartbeat> => {
  const isIdle = ({ watchers, delayed, waiting, busyBots, table, usedAt }: Room): boolean =>
    watchers.size === 0 &&
    delayed === null &&
    waiting === 0 &&
    busyBots.size === 0 &&
    now() - usedAt > (table.status === 'over' ? times.over : times.idle);
  const pulse = (): Promise<void> => store.beat(host.process, times.alive);
  const sweep = async (): Promise<void> => {
    const rooms = [...host.rooms.values()];
    const stale = rooms.filter(r => r.stale).map(r => r.id);
    const watched = rooms.filter(r => r.epoch === null && r.watchers.size > 0).map(r => r.id);
    const unowned = watched.length > 0 ? await store.unowned(watched) : [];
    const ours = new Set(rooms.filter(r => r.epoch !== null).map(r => r.id));
    // An embedded database names ours, too: they must not take the place of others.
    const orphans = (await store.orphans(now(), AT_ONCE + ours.size)).filter(id => !ours.has(id)).slice(0, AT_ONCE);
    const all = [...new Set([...stale, ...unowned, ...orphans])];
    for (let i = 0; i < all.length; i += AT_ONCE) await Promise.all(all.slice(i, i + AT_ONCE).map(adopt));
    await host.drop([...host.rooms.values()].filter(isIdle));
  };
  const adopt = (match: string): Promise<void> =>
    host.adopt(match).catch((thrown: unknown) => observer.problem(`match ${match} could not be taken over`, thrown));
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act();
      observer.storage(null);
    } catch (thrown) {
      for (const room of host.rooms.values()) markStale(room, now());
      observer.problem('the heartbeat or the check for abandoned matches failed', thrown);
      observer.storage(STORAGE_UNAVAILABLE);
    }
  };
  const repeat = (act: () => Promise<void>): Repeated => {
    let stopped = false,
      timer: Timer | null = null;
    const next = (): void => {
      if (stopped) return;
      timer = later(() => {
        last = attempt(act).then(next);
      }, times.beat);
    };
    const first = attempt(act).then(next);
    let last = first;
    return {
      first,
      stop: () => {
        stopped = true;
        if (timer) clearTimeout(timer);
        return last;
      },
    };
  };
  const beating = repeat(pulse);
  await beating.first;
  // On its own: a process that sends no heartbeat while it takes over matches would count as dead.
  const sweeping = repeat(sweep);
  return {
    stop: async () => {
      await Promise.all([sweeping.stop(), beating.stop()]);
      await store.beat(host.process, 0);
    },
  };
};
