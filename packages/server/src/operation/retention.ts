import type { Admin } from '../admin/admin.js';
import { later, type Timer } from '../timer.js';

const DAY = 86_400_000;
const HOUR = 3_600_000;
export interface Retention {
  /** What has begun is brought to its end. */
  stop(): Promise<void>;
}
/** Deletes matches that nobody has used for so many days: now, and then every hour. `isKept`: not now, because somebody looks at it or the server is read-only. */
export const startRetention = (
  admin: Pick<Admin, 'matches' | 'remove'>,
  days: number,
  now: () => number,
  isKept: (match: string) => boolean,
  on: { deleted(count: number): void; problem(thrown: unknown): void },
): Retention => {
  let timer: Timer | null = null,
    isStopped = false,
    underWay: Promise<void> = Promise.resolve();
  const prune = async (): Promise<void> => {
    try {
      const old = (await admin.matches()).filter(m => m.used < now() - days * DAY && !isKept(m.match));
      const count = await admin.remove(old.map(m => m.match));
      if (count > 0) on.deleted(count);
    } catch (thrown) {
      on.problem(thrown); // tried again in an hour
    }
    if (!isStopped) timer = later(begin, HOUR);
  };
  const begin = (): void => {
    underWay = prune();
  };
  begin();
  return {
    stop: () => {
      isStopped = true;
      if (timer) clearTimeout(timer);
      return underWay;
    },
  };
};
