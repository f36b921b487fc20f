/** Who wants an answer: the address behind a match, and whether the bot is a quick one. */
export interface Asking {
  readonly address: string;
  readonly isQuick: boolean;
}
export interface ThinkQueue {
  /** Runs when there is a thread for it; null at once when this address already has so many waiting that it would take too long. */
  add<T>(asking: Asking, run: () => Promise<T>): Promise<T> | null;
}
interface Waiting extends Asking {
  start(): Promise<void>;
}
/** Costly questions of one address that wait. Its other matches are answered by a quick bot instead. */
const MOST_WAITING = 4;
/** Milliseconds after which half of what an address has used is forgotten. */
const HALF_LIFE = 2000;

/**
 * Threads for bots, shared fairly: whoever has used them least is next, and of one address the quick bots first. However many
 * matches one address has, another one waits for the thought under way and for nothing else.
 */
export const openThinkQueue = (threads: number, now: () => number = () => performance.now(), mostWaiting = MOST_WAITING): ThinkQueue => {
  const used = new Map<string, { milliseconds: number; at: number }>();
  const waiting: Waiting[] = [];
  let active = 0;
  const usedBy = (address: string): number => {
    const known = used.get(address);
    return known ? known.milliseconds * 0.5 ** ((now() - known.at) / HALF_LIFE) : 0;
  };
  const charge = (address: string, milliseconds: number): void => {
    const before = usedBy(address);
    used.delete(address);
    used.set(address, { milliseconds: before + milliseconds, at: now() });
    for (const [name, { at }] of used) {
      if (now() - at < 20 * HALF_LIFE) break; // the oldest come first
      used.delete(name);
    }
  };
  const next = (): Waiting | undefined => {
    let best: Waiting | undefined;
    for (const w of waiting) {
      if (!best) best = w;
      else if (w.address === best.address ? w.isQuick && !best.isQuick : usedBy(w.address) < usedBy(best.address)) best = w;
    }
    return best;
  };
  const startWaiting = (): void => {
    while (active < threads) {
      const chosen = next();
      if (!chosen) return;
      waiting.splice(waiting.indexOf(chosen), 1);
      active++;
      void chosen.start();
    }
  };
  return {
    add: <T>(asking: Asking, run: () => Promise<T>) => {
      const { address, isQuick } = asking;
      if (!isQuick && waiting.filter(w => w.address === address && !w.isQuick).length >= mostWaiting) return null;
      return new Promise<T>((resolve, reject) => {
        const start = async (): Promise<void> => {
          const began = now();
          try {
            resolve(await run());
          } catch (thrown) {
            reject(thrown);
          } finally {
            charge(address, now() - began);
            active--;
            startWaiting();
          }
        };
        waiting.push({ ...asking, start });
        startWaiting();
      });
    },
  };
};
