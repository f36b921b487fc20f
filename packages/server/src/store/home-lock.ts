import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The process that may write to a home. */
interface Owner {
  /** New for every start. The database refuses to write for a token that is no longer in the file. */
  readonly token: string;
  readonly host: string;
  readonly pid: number;
  /** The same for two processes only if their process numbers mean the same; null where the system does not tell. */
  readonly pidSpace: string | null;
  /** When the process began, as the system counts: a process number may be given to another process later. */
  readonly started: string | null;
}
export interface LockFile {
  readonly path: string;
  readonly token: string;
}
export interface HomeLock extends LockFile {
  release(): void;
}
export interface LockTimes {
  readonly beat: number;
  /** An owner that has not written a heartbeat for so long is gone. */
  readonly patience: number;
}
export const LOCK_TIMES: LockTimes = { beat: 1000, patience: 10_000 };
const LOOK = 100;
const BEAT_DIGITS = 12;

const readOrNull = (path: string): string | null => {
  try {
    return fs.readFileSync(path, 'utf8');
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw thrown;
  }
};
const linkOrNull = (path: string): string | null => {
  try {
    return fs.readlinkSync(path);
  } catch {
    return null; // only Linux has it
  }
};
const bootId = (): string | null => readOrNull('/proc/sys/kernel/random/boot_id')?.trim() ?? null;
const pidSpace = (): string | null => {
  const boot = bootId(),
    namespace = linkOrNull('/proc/self/ns/pid');
  return boot && namespace && `${boot} ${namespace}`;
};
/** The 22nd field of its line; the second is a name that may contain spaces and brackets. */
const startOf = (pid: number): string | null =>
  readOrNull(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /s, '')
    .split(' ')[19] ?? null;

const ownerIn = (text: string): Owner | null => {
  try {
    return JSON.parse(text.split('\n', 1)[0]!) as Owner;
  } catch {
    return null; // it is just being written, or was cut off by a full disk: its heartbeat will tell
  }
};
const LIFE = ['alive', 'dead', 'unknown'] as const;
/** A process of another container or machine cannot be asked: only its heartbeat tells. */
const lifeOf = (owner: Owner | null): (typeof LIFE)[number] => {
  if (!owner || owner.pidSpace === null || owner.pidSpace !== pidSpace()) return 'unknown';
  return startOf(owner.pid) === owner.started ? 'alive' : 'dead';
};

/** Whether this token still owns the home. */
export const holdsLock = ({ path, token }: LockFile): boolean => ownerIn(readOrNull(path) ?? '')?.token === token;

/**
 * Two processes in one home would ruin the embedded database. The lock is a file in the home itself, so every process that
 * sees the home sees the lock, in whatever container or machine it runs. Its owner writes a heartbeat into it.
 */
export const lockHome = async (
  home: string,
  onStep: (message: string) => void = () => undefined,
  times = LOCK_TIMES,
): Promise<HomeLock> => {
  const path = join(home, 'lock'),
    token = randomUUID();
  const me: Owner = { token, host: hostname(), pid: process.pid, pidSpace: pidSpace(), started: startOf(process.pid) };
  const head = `${JSON.stringify(me)}\n`;
  // Its full length from the start: a heartbeat must not need room on a full disk.
  const beatText = (n: number): string => `${String(n).padStart(BEAT_DIGITS, '0')}\n`;
  const create = (): boolean => {
    try {
      fs.writeFileSync(path, head + beatText(0), { flag: 'wx' });
      return true;
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw thrown;
    }
  };
  /** The owner is gone. Of several that take its place at once, the last is in the file, and the others see that. */
  const replace = async (gone: string): Promise<boolean> => {
    const aside = `${path}.${token}`;
    fs.writeFileSync(aside, head + beatText(0));
    if (readOrNull(path) !== gone) {
      fs.rmSync(aside);
      return false;
    }
    fs.renameSync(aside, path);
    await wait(LOOK);
    return holdsLock({ path, token });
  };
  /** What the file says of an owner that is gone; null when the lock has been released. */
  const waitUntilGone = async (): Promise<string | null> => {
    const first = readOrNull(path),
      owner = ownerIn(first ?? '');
    const refuse = (): never => {
      throw new Error(
        `${home} is in use by another Cadre (${owner ? `process ${owner.pid} on ${owner.host}` : 'unknown process'}); stop it, ask the running server with CADRE_SERVER and CADRE_ADMIN_TOKEN (cadre admin), set CADRE_HOME to another folder, or set DATABASE_URL to share a database`,
      );
    };
    if (lifeOf(owner) === 'dead') return first;
    if (lifeOf(owner) === 'alive') refuse();
    onStep(
      `${home} is locked by ${owner ? `process ${owner.pid} on ${owner.host}` : 'an unknown process'}: waiting ${times.patience / 1000} s for a sign of life`,
    );
    for (const end = performance.now() + times.patience; performance.now() < end; ) {
      await wait(LOOK);
      const text = readOrNull(path);
      if (text === null) return null;
      if (text !== first && ownerIn(text)) refuse();
    }
    return first;
  };
  while (!create()) {
    const gone = await waitUntilGone();
    if (gone === null || !(await replace(gone))) continue;
    onStep(`the last process in ${home} was not stopped but killed: the database recovers, which takes some seconds`);
    break;
  }
  const file = fs.openSync(path, 'r+');
  let beats = 0;
  // Into the open file: if another process has put its own in the place, this harms nobody.
  const beat = (): void => {
    try {
      fs.writeSync(file, beatText(++beats), Buffer.byteLength(head));
    } catch (thrown) {
      onStep(`the lock of ${home} could not be renewed: ${(thrown as Error).message}`);
    }
  };
  const timer = setInterval(beat, times.beat);
  timer.unref();
  return {
    path,
    token,
    release: () => {
      clearInterval(timer);
      fs.closeSync(file);
      if (holdsLock({ path, token })) fs.rmSync(path);
    },
  };
};
