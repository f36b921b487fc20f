/** The other pages of this device that hold matches: which of them live, and a way to tell them something. */
export interface OtherPages {
  alive(): Promise<ReadonlySet<string>>;
  /** This page lives from now on; for 0 milliseconds more: it is about to end. */
  beat(process: string, milliseconds: number): Promise<void>;
  broadcast(channel: string, payload: string): void;
  listen(channel: string, hear: (payload: string) => void): Promise<void>;
}
const LOCK = 'cadre.host.';

/** A lock is held as long as its page lives and not a moment longer, whatever ends it: that is how the others know. */
export const openOtherPages = (): OtherPages => {
  const channels = new Map<string, BroadcastChannel>();
  let giveUp: (() => void) | null = null;
  const channel = (name: string): BroadcastChannel => {
    const found = channels.get(name) ?? new BroadcastChannel(name);
    channels.set(name, found);
    return found;
  };
  const hold = (process: string): Promise<void> =>
    new Promise((held, failed) => {
      navigator.locks
        .request(LOCK + process, () => {
          held();
          return new Promise<void>(release => {
            giveUp = release;
          });
        })
        .catch(failed);
    });
  return {
    alive: async () => {
      const { held = [] } = await navigator.locks.query();
      return new Set(held.flatMap(({ name = '' }) => (name.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])));
    },
    beat: async (process, milliseconds) => {
      if (milliseconds === 0) giveUp?.();
      else if (!giveUp) await hold(process);
    },
    broadcast: (name, payload) => channel(name).postMessage(payload),
    listen: async (name, hear) => {
      channel(name).onmessage = ({ data }) => hear(String(data));
    },
  };
};
